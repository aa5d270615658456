import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PrintLine } from "../../terminal/report.ts";
import { SettingsError } from "../../terminal/settings-error.ts";

/** The folder of a clone of Vitrine's repository; undefined in the package. */
const clone = (): string | undefined =>
  import.meta.url.endsWith(".ts") ? fileURLToPath(new URL("../../../", import.meta.url)) : undefined;

/**
 * Puts a packed package into a folder: the given file, or in a clone of the repository, what `npm pack` makes of it.
 * @returns the name of the file; undefined if the package comes from the registry.
 * @throws SettingsError if the given file does not exist.
 */
export const packTarball = (folder: string, given: string | undefined, print: PrintLine): string | undefined => {
  if (given !== undefined) {
    if (!existsSync(given))
      throw new SettingsError(`${given} does not exist. --tarball expects what \`npm pack\` wrote.`);
    copyFileSync(given, join(folder, basename(given)));
    return basename(given);
  }
  const repository = clone();
  if (repository === undefined) return undefined;
  print("Packing Vitrine from this clone, because it is not in the registry…");
  // npm prints the output of the build first, and the name of the file on the last line.
  const printed = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], {
    cwd: repository,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  return printed.trim().split("\n").at(-1);
};
