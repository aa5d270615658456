import leven from "leven";

/** Nobody mistypes a longer path, and comparing takes the longer the more there is of it. */
const isComparable = ({ length }: string): boolean => length <= 100;

/** A path as people read it; one that is not well encoded stays as it is. */
export const readable = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** What of a path is compared: neither case, nor the ending or the name of a folder's file, nor a slash more makes another one. */
const compared = (path: string): string =>
  readable(path)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, "/")
    .replace(/\.[a-z0-9]{1,5}$/, "")
    .replace(/\/(?:index)?$/, "");

/** How long the folders are that two paths have in common. */
const sharedFolders = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one.lastIndexOf("/", at - 1) + 1;
};

/** More letters than this nobody gets wrong. Comparing takes the longer the more are allowed. */
const mostLetters = 4;

/** How far two paths are apart, in letters; undefined where nobody would take one for the other. */
const distance = (one: string, other: string): number | undefined => {
  // Every path ends in the root's.
  if (one === "" || other === "") return one === other ? 0 : undefined;
  // Whoever leaves out where a path begins, or writes too much there, means the same.
  if (one !== other && (one.endsWith(other) || other.endsWith(one))) return 1;
  const own = Math.max(one.length, other.length) - sharedFolders(one, other);
  const allowed = Math.min(mostLetters, Math.max(1, Math.floor(own / 3)));
  const letters = leven(one, other, { maxDistance: allowed + 1 });
  return letters > allowed ? undefined : letters;
};

/**
 * The known path that is nearest to one at which nothing is, if one is near enough to be meant.
 *
 * @example nearestPath("/projcts", ["/docs", "/projects"]) // "/projects"
 * @example nearestPath("/profile", ["/api/profile"]) // "/api/profile"
 */
export const nearestPath = (path: string, known: readonly string[]): string | undefined => {
  if (path === "/" || !isComparable(path)) return undefined;
  const asked = compared(path);
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    if (candidate === path || !isComparable(candidate)) continue;
    const apart = distance(asked, compared(candidate));
    if (apart === undefined || apart >= least) continue;
    nearest = candidate;
    least = apart;
  }
  return nearest;
};
