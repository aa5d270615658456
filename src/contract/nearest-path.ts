import leven from "leven";

/** Nobody mistypes a longer path, and comparing takes the longer the more there is of it. Every path ends in the root's. */
const isComparable = ({ length }: string): boolean => length > 1 && length <= 100;

/** A path as people read it; one that is not well encoded stays as it is. */
export const readable = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** What of a path is compared: neither case nor the ending of a file makes another one. */
const compared = (path: string): string =>
  readable(path)
    .toLowerCase()
    .replace(/\.[a-z0-9]{1,5}$/, "");

/** How long the folders are that two paths have in common. */
const sharedFolders = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one.lastIndexOf("/", at - 1) + 1;
};

/** How far two paths are apart, in letters; undefined where nobody would take one for the other. */
const distance = (one: string, other: string): number | undefined => {
  // Whoever leaves out where a path begins, or writes too much there, means the same.
  if (one !== other && (one.endsWith(other) || other.endsWith(one))) return 1;
  const own = Math.max(one.length, other.length) - sharedFolders(one, other);
  const allowed = Math.max(1, Math.floor(own / 3));
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
  if (!isComparable(path)) return undefined;
  const asked = compared(path);
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    if (!isComparable(candidate)) continue;
    const apart = distance(asked, compared(candidate));
    if (apart === undefined || apart >= least) continue;
    nearest = candidate;
    least = apart;
  }
  return nearest;
};
