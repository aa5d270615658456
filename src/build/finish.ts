import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { headerRules, headersFile, redirectsFile } from "../contract/host-rules.ts";
import { limits } from "../contract/limits.ts";
import { type Manifest, manifestFile } from "../contract/manifest.ts";
import { compress } from "./compress.ts";
import { etagOf } from "./etag.ts";

/** The site is larger than a static host takes. */
export class BudgetError extends Error {}

/** Paths of all files below a folder, as they are served, in order. */
const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .toSorted();
};

/** How many files are worked on at a time. */
const atOnce = 32;

/**
 * Which files get compressed copies: all, unless a host would refuse so many files. Pages of projects go without them
 * then, because these are small and there is one for each project.
 */
export const getsCopies = (names: readonly string[]): ((name: string) => boolean) =>
  names.length * 3 <= limits.host.files ? () => true : (name) => !name.startsWith("/projects/");

const describe = async (folder: string, file: string, copies: boolean): Promise<Manifest["files"][string]> => {
  const path = join(folder, file);
  const bytes = await readFile(path);
  const { br, gzip } = copies ? await compress(file.slice(file.lastIndexOf("/") + 1), bytes) : {};
  if (br) await writeFile(`${path}.br`, br);
  if (gzip) await writeFile(`${path}.gz`, gzip);
  return { etag: etagOf(bytes), size: bytes.length, ...(br && { br: br.length }), ...(gzip && { gzip: gzip.length }) };
};

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

/** Throws a BudgetError when a static host would refuse the files (limits.host). */
export const checkBudgets = (files: Manifest["files"], redirects: string): void => {
  const { host } = limits;
  const count = Object.values(files).reduce((sum, { br, gzip }) => sum + 1 + (br ? 1 : 0) + (gzip ? 1 : 0), 0);
  const large = Object.entries(files).filter(([, { size }]) => size > host.fileBytes);
  const rules = redirects.trim().split("\n").length;
  const problems = [
    ...(count > host.files ? [`${count} files; hosts take ${host.files}`] : []),
    ...large.map(
      ([file, { size }]) => `${file} has ${megabytes(size)}; hosts take ${megabytes(host.fileBytes)} a file`,
    ),
    ...(headerRules.length > host.headerRules
      ? [`${headerRules.length} rules in _headers; hosts take ${host.headerRules}`]
      : []),
    ...(rules > host.redirects ? [`${rules} rules in _redirects; hosts take ${host.redirects}`] : []),
  ];
  if (problems.length > 0) throw new BudgetError(`The site is too large for a static host: ${problems.join("; ")}.`);
};

/** Adds to a rendered site what hosts need: header and redirect rules, compressed copies, and the manifest. */
export const finish = async (folder: string, site: string): Promise<Manifest> => {
  const names = await filesBelow(folder);
  const hasCopies = getsCopies(names);
  const files: Record<string, Manifest["files"][string]> = {};
  for (let at = 0; at < names.length; at += atOnce) {
    const batch = names
      .slice(at, at + atOnce)
      .map(async (name) => [name, await describe(folder, name, hasCopies(name))] as const);
    for (const [name, file] of await Promise.all(batch)) files[name] = file;
  }
  const redirects = redirectsFile();
  checkBudgets(files, redirects);
  const manifest = { site, files };
  await writeFile(join(folder, "_headers"), headersFile());
  await writeFile(join(folder, "_redirects"), redirects);
  // Hosts that compress by themselves need neither the copies nor the manifest.
  await writeFile(join(folder, ".assetsignore"), "*.br\n*.gz\n_manifest.json\n");
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest)}\n`);
  return manifest;
};
