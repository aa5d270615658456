import { mirrorPath, type Route } from "../../src/contract/route.ts";

const origin = "http://service.invalid";

/** The path of a read and of its mirror as patterns, with the parameters of the path as groups. */
export const patternsOf = ({ path }: Route): readonly [current: RegExp, mirrored: RegExp] => {
  const pattern = (each: string) => new RegExp(`^${each.replaceAll(/\{(\w+)\}/g, "(?<$1>[A-Za-z0-9_-]+)")}$`);
  return [pattern(path), pattern(mirrorPath(path))];
};

/** What a URL parser takes out of an address wherever it stands, its query too. */
const dropped = /[\p{Cc}#]/u;

/**
 * The path, without its query, of an address within the service; undefined where a URL parser would change anything in
 * it, such as `..`, back-slashes, control characters or another host: then it is another address than it seems.
 */
export const plainPath = (address: string): string | undefined => {
  if (dropped.test(address)) return undefined;
  const url = URL.parse(address, origin);
  const [written] = address.split("?");
  return url?.origin === origin && url.pathname === written ? written : undefined;
};
