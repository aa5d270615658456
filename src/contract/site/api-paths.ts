import { routes } from "../routes.ts";
import { documents } from "./documents.ts";
import { answerPath } from "./templates/answer-page.ts";
import { matchPath } from "./templates/match-page.ts";

const firstSegment = (path: string): string => path.split("/", 2)[1] ?? "";
const apiRoots = new Set(routes.map(({ path }) => firstSegment(path)));

/**
 * Whether errors at a path are always JSON or Markdown, never HTML (D3): every path with the same first segment as an
 * operation, such as /api/unknown, and the OpenAPI document.
 */
export const isApiPath = (path: string): boolean => apiRoots.has(firstSegment(path)) || path === documents.openApi;

/** The paths of all operations, sorted, with `*` for parameters. wrangler.jsonc repeats them in `run_worker_first`. */
export const operationPatterns: readonly string[] = [
  ...new Set(routes.map(({ path }) => path.replaceAll(/\{\w+\}/g, "*"))),
].toSorted();

/** Whether a path needs the function host. API paths with an extension are files (D1). */
export const isFunctionPath = (path: string): boolean =>
  [...operationPatterns, answerPath, matchPath].includes(path) || (isApiPath(path) && !path.includes("."));
