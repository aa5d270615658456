import { routes } from "../routes.ts";
import { operationPatterns } from "./api-paths.ts";
import { projectPages, sitePages } from "./pages.ts";

/** Each page, and the page with a trailing slash if no wider pattern matches it. */
const pagePaths = sitePages.flatMap(({ path }) =>
  path === "/" || `${path}/` === projectPages ? [path] : [path, `${path}/`],
);

/** Files next to operations whose pattern would match them. */
const filesNextToOperations = routes
  .filter(({ isNextToFiles }) => isNextToFiles)
  .map(({ path }) => `!${path.replaceAll(/\{\w+\}/g, "*")}.json`);

/**
 * The `run_worker_first` patterns of `wrangler.jsonc`: operations without the files next to them, then pages without their
 * Markdown alternates (D39).
 */
export const workerPaths: readonly string[] = [
  ...operationPatterns,
  ...filesNextToOperations,
  ...pagePaths,
  `${projectPages}*`,
  `!${projectPages}*.md`,
];
