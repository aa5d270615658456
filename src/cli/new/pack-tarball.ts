import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { PrintLine } from "../../terminal/report.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { readPackageJson } from "./package-json.ts";

const thisFile = fileURLToPath(import.meta.url);

/** The folder of a clone of Vitrine's repository; undefined in the package. */
const clone = (): string | undefined =>
  thisFile.endsWith(".ts") ? fileURLToPath(new URL("../../../", import.meta.url)) : undefined;

/** The packed package from which the owner's repository around this code installed it; undefined if from the registry. */
const installedTarball = (): string | undefined => {
  const [root, inPackage] = thisFile.split(join(sep, "node_modules", "vitrine", sep));
  if (root === undefined || inPackage === undefined || !existsSync(join(root, "package.json"))) return undefined;
  const { dependencies, devDependencies } = readPackageJson(root).packageJson;
  const path = /^file:(.+\.tgz)$/.exec(dependencies?.vitrine ?? devDependencies?.vitrine ?? "")?.[1];
  return path === undefined || !existsSync(join(root, path)) ? undefined : join(root, path);
};

const copyTarball = (file: string, folder: string): string => {
  copyFileSync(file, join(folder, basename(file)));
  return basename(file);
};

/**
 * Puts a packed package into a folder: the given file; in a clone of the repository, what `npm pack` makes of it; in a repository
 * that contains the package as a file, this file.
 * @returns the name of the file; undefined if the package comes from the registry.
 * @throws SettingsError if the given file does not exist.
 */
export const packTarball = (folder: string, given: string | undefined, print: PrintLine): string | undefined => {
  if (given !== undefined) {
    if (!existsSync(given))
      throw new SettingsError(`${given} does not exist. --tarball expects what \`npm pack\` wrote.`);
    return copyTarball(given, folder);
  }
  const repository = clone();
  if (repository === undefined) {
    const installed = installedTarball();
    return installed === undefined ? undefined : copyTarball(installed, folder);
  }
  print("Packing Vitrine from this clone, because it is not in the registry…");
  // npm prints the output of the build first, and the name of the file on the last line.
  const printed = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], {
    cwd: repository,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return printed.trim().split("\n").at(-1);
};
