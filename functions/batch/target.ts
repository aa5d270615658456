import { mirrorPath, type Route } from "../../src/contract/route.ts";

const origin = "http://service.invalid";

/** The paths that a batch may read, as patterns: every read that its record marks, and its mirror (D6). */
export const allowlist = (routes: readonly Route[]): RegExp[] =>
  routes
    .filter(({ batchable }) => batchable)
    .flatMap(({ path }) => [path, mirrorPath(path)])
    .map((path) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[A-Za-z0-9_-]+)")}$`));

/** What a URL parser takes out of an address wherever it stands, its query too. */
const dropped = /[\p{Cc}#]/u;

/**
 * Whether a path, as it was sent, is one of a read on the list. Whatever a URL parser would change in it, such as `..`,
 * back-slashes, control characters or another host, makes it another path than it seems, and is refused.
 */
export const isAllowed = (path: string, list: readonly RegExp[]): boolean => {
  if (dropped.test(path)) return false;
  const url = URL.parse(path, origin);
  const [written = ""] = path.split("?");
  return url?.origin === origin && url.pathname === written && list.some((pattern) => pattern.test(written));
};
