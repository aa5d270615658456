import * as z from "zod";
import { basePathOf } from "../base.ts";
import { joinList } from "../text/join-list.ts";
import { operationPatterns } from "./api-paths.ts";
import { localPath } from "./languages.ts";
import { projectPages, referencePages, sitePages } from "./pages.ts";

/** Prefixes of pages. The Markdown files below them are not pages. */
const prefixes = [projectPages, ...new Set(referencePages.map(({ parent }) => `${parent}/`))];

/** Each page, and the page with a trailing slash, unless a prefix matches it. */
const pagePaths = sitePages
  .flatMap(({ path }) => (path === "/" ? [path] : [path, `${path}/`]))
  .filter((path) => !prefixes.some((prefix) => path.startsWith(prefix)));

/** The `run_worker_first` patterns of `wrangler.jsonc`: operations, then pages without their Markdown alternates (D39). */
export const workerPaths: readonly string[] = [
  ...operationPatterns,
  ...pagePaths,
  ...prefixes.flatMap((prefix) => [`${prefix}*`, `!${prefix}*.md`]),
];

/** The patterns of the pages in a further language. */
const pathsIn = (language: string): readonly string[] => {
  const [start, projects] = [localPath(language, "/"), localPath(language, projectPages)];
  return [start, `${start}/`, localPath(language, "/projects"), `${projects}*`, `!${projects}*.md`];
};

/** The patterns of a site with further languages (D18): as above, and the pages of each language. */
export const workerPathsFor = (languages: readonly string[]): readonly string[] => [
  ...workerPaths,
  ...languages.flatMap(pathsIn),
];

/** The setting `run_worker_first`: patterns of paths, or whether all requests invoke the Worker. */
export const WorkerFirst = z.union([z.boolean(), z.array(z.string())]);

/**
 * How `run_worker_first` differs from what a site needs; empty if it does not. Further paths, such as own pages, are
 * allowed. Below a base path, all requests must invoke the Worker (D52).
 * @param languages the further languages of the site.
 */
export const workerPathProblems = (
  listed: z.infer<typeof WorkerFirst>,
  site: string,
  languages: readonly string[],
): string[] => {
  if (listed === true) return [];
  if (basePathOf(site) !== "") return [`set "run_worker_first": true in wrangler.jsonc, because ${site} has a path`];
  const isMissing = (path: string): boolean => listed === false || !listed.includes(path);
  const incomplete = languages.filter((language) => pathsIn(language).some(isMissing));
  const missing = [
    ...workerPaths.filter(isMissing),
    ...(incomplete.length > 0 ? [`the pages in ${joinList(incomplete)}`] : []),
  ];
  return missing.length > 0 ? [`run_worker_first in wrangler.jsonc lacks ${missing.join(", ")}`] : [];
};
