import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { join, resolve } from "node:path";
import { inject } from "vitest";

/** Where owners' repositories of this process are. Below the project, so that they find its dependencies. */
let workspace: string | undefined;

/** The folder of this process for owners' repositories. The caller removes it. */
export const packageWorkspace = (): string => {
  if (workspace === undefined) {
    mkdirSync(".build", { recursive: true });
    workspace = mkdtempSync(resolve(".build", "owners-"));
  }
  return workspace;
};

/**
 * Copies an owner's repository next to the packed package and installs the package in it. Other packages are those of this
 * project, in a folder above.
 * @returns the folder.
 */
export const installOwner = (repository: string, name: string): string => {
  const folder = join(packageWorkspace(), name);
  cpSync(repository, folder, { recursive: true });
  cpSync(inject("unpacked"), join(folder, "node_modules", "vitrine"), { recursive: true });
  return folder;
};
