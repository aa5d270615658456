import { mirrorPath, type Route } from "../../src/contract/route.ts";

const ORIGIN = "http://service.invalid";

/** A path parameter: characters that need no escape, or escaped characters other than ASCII, so that none is a slash or dot. */
const PARAMETER = "(?:[A-Za-z0-9_-]|%[89A-Fa-f][0-9A-Fa-f])+";

/** Returns patterns for the path of a read and of its mirror. Their groups are the path parameters, as in the path. */
export const patternsOf = ({ path }: Route): readonly [current: RegExp, mirrored: RegExp] => {
  const pattern = (template: string) => new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, `(?<$1>${PARAMETER})`)}$`);
  return [pattern(path), pattern(mirrorPath(path))];
};

/** Characters that a URL parser removes or that end a URL, in the query too. */
const REMOVED_BY_URL_PARSER = /[\p{Cc}#]/u;

/**
 * Returns the path of an address without its query. Returns undefined if a URL parser would change the path (`..`,
 * backslashes, control characters) or read another host, because the address would then lead elsewhere.
 */
export const plainPath = (address: string): string | undefined => {
  if (REMOVED_BY_URL_PARSER.test(address)) return undefined;
  const url = URL.parse(address, ORIGIN);
  const [pathname] = address.split("?");
  return url?.origin === ORIGIN && url.pathname === pathname ? pathname : undefined;
};
