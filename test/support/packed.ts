import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** Where `npm pack` and owners' repositories of this process are. Below the project, so that they find its dependencies. */
let workspace: string | undefined;

/** The folder of this process for packages and owners. The caller removes it. */
export const packageWorkspace = (): string => {
  if (workspace === undefined) {
    mkdirSync(".build", { recursive: true });
    workspace = mkdtempSync(resolve(".build", "owners-"));
  }
  return workspace;
};

/** Runs `npm pack`, and returns the path of the file. */
export const pack = (): string => {
  const folder = packageWorkspace();
  execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const [file] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  if (file === undefined) throw new Error("npm pack wrote no file");
  const unpacked = join(folder, "unpacked");
  mkdirSync(unpacked);
  execFileSync("tar", ["-xzf", join(folder, file), "-C", unpacked]);
  return join(folder, file);
};

/**
 * Copies an owner's repository next to the packed package and installs the package in it. Other packages are those of this
 * project, in a folder above.
 * @returns the folder.
 */
export const installOwner = (repository: string, name: string): string => {
  const folder = join(packageWorkspace(), name);
  cpSync(repository, folder, { recursive: true });
  cpSync(join(packageWorkspace(), "unpacked", "package"), join(folder, "node_modules", "vitrine"), { recursive: true });
  return folder;
};
