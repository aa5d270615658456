import { operationPatterns } from "./api-paths.ts";
import { projectPages, sitePages } from "./pages.ts";

/** Each page, and the page with a trailing slash if no wider pattern matches it. */
const pagePaths = sitePages.flatMap(({ path }) =>
  path === "/" || `${path}/` === projectPages ? [path] : [path, `${path}/`],
);

/** The `run_worker_first` patterns of `wrangler.jsonc`: operations, then pages without their Markdown alternates (D39). */
export const workerPaths: readonly string[] = [
  ...operationPatterns,
  ...pagePaths,
  `${projectPages}*`,
  `!${projectPages}*.md`,
];

/** How a `run_worker_first` list differs from `workerPaths`; empty if it does not. Further paths, such as own pages, are allowed. */
export const workerPathProblems = (listed: readonly string[]): string[] => {
  const missing = workerPaths.filter((path) => !listed.includes(path));
  return missing.length > 0 ? [`run_worker_first in wrangler.jsonc lacks ${missing.join(", ")}`] : [];
};
