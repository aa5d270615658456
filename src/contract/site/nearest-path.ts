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

/** Normalizes a path for comparison: lower case, without a file extension, `/index`, a final slash or repeated slashes. */
const normalizePath = (path: string): string =>
  decodePath(path)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, "/")
    .replace(/\.[a-z0-9]{1,5}$/, "")
    .replace(/\/(?:index)?$/, "");

/** The normalized paths of a site, which are compared with every unknown path. */
const normalizedPaths = new Map<string, string>();

const normalizeKnownPath = (path: string): string => {
  const normalized = normalizedPaths.get(path) ?? normalizePath(path);
  normalizedPaths.set(path, normalized);
  return normalized;
};

/** The length of the longest common prefix of two paths that ends with a slash. */
const sharedFolderLength = (one: string, other: string): number => {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return one.lastIndexOf("/", index - 1) + 1;
};

/** More edits are not a typo. The cost of the comparison grows with this number. */
const MAX_EDITS = 4;

/** The edit distance of two paths, or undefined if they are too different. */
const editDistance = (one: string, other: string): number | undefined => {
  // The normalized root is empty, and every path ends with it.
  if (one === "" || other === "") return one === other ? 0 : undefined;
  // A missing or an additional prefix counts as one edit.
  if (one !== other && (one.endsWith(other) || other.endsWith(one))) return 1;
  const comparedLength = Math.max(one.length, other.length) - sharedFolderLength(one, other);
  const maxEdits = Math.min(MAX_EDITS, Math.max(1, Math.floor(comparedLength / 3)));
  const distance = leven(one, other, { maxDistance: maxEdits + 1 });
  return distance > maxEdits ? undefined : distance;
};

/**
 * Returns the candidate that is closest to an unknown path, or undefined if none is close enough.
 *
 * @example nearestPath("/projcts", ["/docs", "/projects"]) // "/projects"
 * @example nearestPath("/profile", ["/api/profile"]) // "/api/profile"
 */
export const nearestPath = (path: string, candidates: readonly string[]): string | undefined => {
  if (path === "/" || !isComparable(path)) return undefined;
  const normalized = normalizePath(path);
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate === path || !isComparable(candidate)) continue;
    const distance = editDistance(normalized, normalizeKnownPath(candidate));
    if (distance === undefined || distance >= least) continue;
    nearest = candidate;
    least = distance;
  }
  return nearest;
};
