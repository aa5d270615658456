import { createHash, type Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** Lock files of npm, Yarn, pnpm and Bun. npm rewrites the hidden one when it changes node_modules. */
const lockFiles = [
  join("node_modules", ".package-lock.json"),
  "package-lock.json",
  "npm-shrinkwrap.json",
  "yarn.lock",
  "pnpm-lock.yaml",
  "bun.lock",
];

/** The lock files of a folder and of those above it, such as the root of a workspace. */
const lockFilesOf = (folder: string): readonly string[] => {
  const found = lockFiles.map((name) => join(folder, name)).filter((file) => existsSync(file));
  const parent = dirname(folder);
  return parent === folder ? found : [...found, ...lockFilesOf(parent)];
};

/**
 * Adds the names and the bytes of all files below a folder to a hash, with local paths and random keys removed from texts.
 * Source maps only tell where errors are, and differ between builds of the same code.
 */
export const addFolder = (hash: Hash, folder: string, textOf?: (bytes: Buffer) => string): void => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".map"))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) {
    const bytes = readFileSync(file);
    hash.update(`${relative(folder, file)} ${bytes.length}\n`).update(textOf ? textOf(bytes) : bytes);
  }
};

/** Vitrine's own folder, `src` in its repository and `lib/src` in the package. */
const ownFolder = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * A digest of what turns content into files: the code of Vitrine, the versions of all packages, and Node. Undefined if no
 * lock file has the versions.
 */
export const toolDigest = (root: string): string | undefined => {
  const locks = lockFilesOf(root);
  if (locks.length === 0) return undefined;
  const hash = createHash("sha256").update(JSON.stringify([process.versions, process.platform, process.arch, root]));
  for (const file of locks) hash.update(readFileSync(file));
  addFolder(hash, ownFolder);
  return hash.digest("base64url");
};
