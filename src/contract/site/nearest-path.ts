import leven from "leven";

/** Longer paths are not compared, because the cost grows with the length. */
const MAX_COMPARED_LENGTH = 100;
const isComparable = ({ length }: string): boolean => length <= MAX_COMPARED_LENGTH;

/** Decodes a path. A malformed one is returned unchanged. */
export const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Normalizes a path for comparison: ignores case, file extensions, `/index` and repeated slashes. */
const normalizePath = (path: string): string =>
  decodePath(path)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, "/")
    .replace(/\.[a-z0-9]{1,5}$/, "")
    .replace(/\/(?:index)?$/, "");

/** The length of the folders that two paths have in common. */
const sharedFolderLength = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one.lastIndexOf("/", at - 1) + 1;
};

/** More edits are not a typo. The cost of the comparison grows with this number. */
const MAX_EDITS = 4;

/** The edit distance of two paths, or undefined if they are too different. */
const editDistance = (one: string, other: string): number | undefined => {
  // The normalized root is empty, and every path ends with it.
  if (one === "" || other === "") return one === other ? 0 : undefined;
  // A missing or an additional prefix counts as one edit.
  if (one !== other && (one.endsWith(other) || other.endsWith(one))) return 1;
  const own = Math.max(one.length, other.length) - sharedFolderLength(one, other);
  const allowed = Math.min(MAX_EDITS, Math.max(1, Math.floor(own / 3)));
  const letters = leven(one, other, { maxDistance: allowed + 1 });
  return letters > allowed ? undefined : letters;
};

/**
 * The known path that is closest to an unknown one, or undefined if none is close enough.
 *
 * @example nearestPath("/projcts", ["/docs", "/projects"]) // "/projects"
 * @example nearestPath("/profile", ["/api/profile"]) // "/api/profile"
 */
export const nearestPath = (path: string, known: readonly string[]): string | undefined => {
  if (path === "/" || !isComparable(path)) return undefined;
  const asked = normalizePath(path);
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    if (candidate === path || !isComparable(candidate)) continue;
    const apart = editDistance(asked, normalizePath(candidate));
    if (apart === undefined || apart >= least) continue;
    nearest = candidate;
    least = apart;
  }
  return nearest;
};
