import { rmSync } from "node:fs";
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { etagOf } from "../../../functions/hosts/node/etag.ts";
import { basePathOf } from "../../contract/base.ts";
import { limits } from "../../contract/limits.ts";
import { headerRules, headersFile, type Redirects, redirectsFile } from "../../contract/site/host-rules.ts";
import { type Manifest, manifestFile } from "../../contract/site/manifest.ts";
import type { Hosting } from "../../contract/static/hosting.ts";
import { compress } from "./compress.ts";
import type { LastBuild } from "./last-build/last-build.ts";

/** The site exceeds the limits of static hosts. */
export class BudgetError extends Error {}

/** URL paths of all files in a folder, sorted. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .toSorted();
};

const MAX_CONCURRENT_FILES = 32;

/**
 * Decides which files get compressed copies: all, unless that would exceed the file limit of static hosts. Then the pages
 * and JSON files of projects, which are small and many, get none.
 */
export const compressedCopiesFor = (names: readonly string[]): ((name: string) => boolean) =>
  names.length * 3 <= limits.host.maxFiles
    ? () => true
    : (name) => !name.startsWith("/projects/") && !/^\/api\/(?:v1\/)?projects\/[^/]+\.json$/.test(name);

type BuiltFile = Manifest["files"][string];

/** The compressed copies that the last build made of the same bytes; undefined if there are none. */
const takeCopies = (folder: string, file: string, etag: string, last: LastBuild | undefined): BuiltFile | undefined => {
  const before = last?.files[file];
  if (!last || before?.etag !== etag || !(before.br ?? before.gzip)) return undefined;
  const path = join(folder, file);
  const copies = [
    [".br", before.br],
    [".gz", before.gzip],
  ] as const;
  const missing = copies.filter(([ending, copy]) => copy && !last.take(file + ending, copy.etag, path + ending));
  if (missing.length === 0) return before;
  for (const [ending] of copies) rmSync(path + ending, { force: true });
  return undefined;
};

const describe = async (
  folder: string,
  file: string,
  copies: boolean,
  last: LastBuild | undefined,
): Promise<BuiltFile> => {
  const path = join(folder, file);
  const bytes = await readFile(path);
  const taken = copies ? takeCopies(folder, file, etagOf(bytes), last) : undefined;
  if (taken) return taken;
  const { br, gzip } = copies ? await compress(file.slice(file.lastIndexOf("/") + 1), bytes) : {};
  if (br) await writeFile(`${path}.br`, br);
  if (gzip) await writeFile(`${path}.gz`, gzip);
  const entryOf = (content: Uint8Array) => ({ etag: etagOf(content), size: content.length });
  return { ...entryOf(bytes), ...(br && { br: entryOf(br) }), ...(gzip && { gzip: entryOf(gzip) }) };
};

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

/** Throws a BudgetError if the files exceed the limits of static hosts (`limits.host`). */
export const checkBudgets = (files: Manifest["files"], redirects: string, languages: readonly string[] = []): void => {
  const { host } = limits;
  const count = Object.values(files).reduce((sum, { br, gzip }) => sum + 1 + (br ? 1 : 0) + (gzip ? 1 : 0), 0);
  const large = Object.entries(files).filter(([, { size }]) => size > host.maxFileBytes);
  const ruleCount = headerRules({ basePath: "", languages: languages.slice(1) }).length;
  const rules = redirects.trim().split("\n").length;
  const problems = [
    ...(count > host.maxFiles ? [`${count} files (limit: ${host.maxFiles})`] : []),
    ...large.map(
      ([file, { size }]) => `${file} has ${megabytes(size)} (limit: ${megabytes(host.maxFileBytes)} per file)`,
    ),
    ...(ruleCount > host.maxHeaderRules ? [`${ruleCount} rules in _headers (limit: ${host.maxHeaderRules})`] : []),
    ...(rules > host.maxRedirects ? [`${rules} rules in _redirects (limit: ${host.maxRedirects})`] : []),
  ];
  if (problems.length > 0)
    throw new BudgetError(`The site exceeds the limits of static hosts: ${problems.join("; ")}.`);
};

/**
 * Copies each page `x/index.html` to `x.html`, unless that would exceed the file limit: GitHub Pages then sends `/x`
 * instead of a redirect to `/x/`. Returns the paths of the copies.
 */
const copyPages = async (folder: string, names: readonly string[]): Promise<readonly string[]> => {
  const pages = names.filter((name) => name !== "/index.html" && name.endsWith("/index.html"));
  if (names.length + pages.length > limits.host.maxFiles) return [];
  const copies = pages.map((name) => [name, name.replace(/\/index\.html$/, ".html")] as const);
  const missing = copies.filter(([, copy]) => !names.includes(copy));
  for (const [name, copy] of missing) await copyFile(join(folder, name), join(folder, copy));
  return missing.map(([, copy]) => copy);
};

/** What a site is finished for. */
interface FinishOptions {
  readonly site: string;
  readonly hosting: Hosting;
  readonly redirects: Redirects;
  /** The content security policy of pages, if it is not the default. */
  readonly policy: string | undefined;
  /** The languages of the site, the default first. */
  readonly languages: readonly string[];
  /** The last build into the same output folder. */
  readonly last: LastBuild | undefined;
}

/**
 * Adds header and redirect rules, compressed copies and the manifest to a rendered site. Hosts that serve only files
 * compress them themselves. `.nojekyll` lets GitHub Pages publish folders whose names start with `_`.
 */
export const finish = async (
  folder: string,
  { site, hosting, redirects, policy, languages, last }: FinishOptions,
): Promise<Manifest> => {
  const isStatic = hosting === "static";
  const rendered = await filesBelow(folder);
  const names = isStatic ? [...rendered, ...(await copyPages(folder, rendered))].toSorted() : rendered;
  const hasCopies = isStatic ? () => false : compressedCopiesFor(names);
  const files: Record<string, Manifest["files"][string]> = {};
  for (let index = 0; index < names.length; index += MAX_CONCURRENT_FILES) {
    const batch = names
      .slice(index, index + MAX_CONCURRENT_FILES)
      .map(async (name) => [name, await describe(folder, name, hasCopies(name), last)] as const);
    for (const [name, file] of await Promise.all(batch)) files[name] = file;
  }
  const basePath = basePathOf(site);
  const rules = redirectsFile({ basePath, hosting, redirects });
  checkBudgets(files, rules, languages);
  const manifest: Manifest = {
    site,
    ...(isStatic && { hosting }),
    ...(policy !== undefined && { contentSecurityPolicy: policy }),
    ...(languages.length > 1 && { languages: [...languages] }),
    ...(redirects.size > 0 && { redirects: Object.fromEntries(redirects) }),
    files,
  };
  await writeFile(
    join(folder, "_headers"),
    headersFile(basePath, headerRules({ basePath, hosting, policy, languages: languages.slice(1) })),
  );
  await writeFile(join(folder, "_redirects"), rules);
  if (isStatic) await writeFile(join(folder, ".nojekyll"), "");
  // Hosts that compress files themselves need no copies. Workers need the manifest only below a base path (D52).
  await writeFile(join(folder, ".assetsignore"), `*.br\n*.gz\n${basePath === "" ? "_manifest.json\n" : ""}`);
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest)}\n`);
  return manifest;
};
