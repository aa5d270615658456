import { deepEqual, isJsonObject, type JsonObject } from "./json-object.ts";

/** A resume, or a part of it, as it was imported, as the content had it after that import, and as the content has it now. */
interface Versions<Value> {
  readonly original: Value;
  readonly base: Value;
  readonly current: Value;
}

/** Members that say what an item of a list is, and those that tell apart items with the same name. */
const names = ["name", "title", "organization", "institution", "network", "language"];
const details = ["position", "studyType", "startDate", "date", "releaseDate", "url", "username"];

/** Members whose parts belong together: a new city is not in the former country. */
const wholeMembers = new Set(["location"]);

const normalize = (value: unknown): unknown =>
  typeof value === "string" ? value.trim().replaceAll(/\s+/g, " ").toLowerCase() : undefined;

/** How many of these members two items share, and whether both have one of them with different values. */
const compare = (members: readonly string[], a: JsonObject, b: JsonObject) => {
  const common = members
    .map((name) => [normalize(a[name]), normalize(b[name])])
    .filter((pair) => !pair.includes(undefined));
  const shared = common.filter(([one, other]) => one === other).length;
  return { shared, differs: shared < common.length };
};

/** How similar two items are: 0 if they are not about the same thing. Without a common name, all their details are equal. */
const similarity = (a: unknown, b: unknown): number => {
  if (deepEqual(a, b)) return Number.POSITIVE_INFINITY;
  if (!isJsonObject(a) || !isJsonObject(b)) return 0;
  const [byName, byDetail] = [compare(names, a, b), compare(details, a, b)];
  return byName.shared > 0 || !byDetail.differs ? byName.shared + byDetail.shared : 0;
};

/** The item of `others` that each item of `list` is about, the most similar ones first. */
const pairsOf = (list: readonly unknown[], others: readonly unknown[]): Map<unknown, unknown> => {
  const candidates = list
    .flatMap((item) => others.map((other) => ({ item, other, score: similarity(item, other) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => (a.score === b.score ? 0 : b.score - a.score));
  const pairs = new Map<unknown, unknown>();
  const taken = new Set<unknown>();
  for (const { item, other } of candidates) {
    if (pairs.has(item) || taken.has(other)) continue;
    pairs.set(item, other);
    taken.add(other);
  }
  return pairs;
};

/**
 * Items keep the order of the content. Original items that no import could read follow, unless the import combined them
 * into other items, as it does with skills.
 */
const mergeLists = ({ original, base, current }: Versions<readonly unknown[]>): unknown[] => {
  const originals = pairsOf(base, original);
  const bases = pairsOf(current, base);
  const read = new Set(originals.values());
  const unread = original.filter((item) => !read.has(item));
  const combined = base.filter((item) => !originals.has(item));
  const isUnchanged = combined.every((item) => current.some((each) => deepEqual(each, item)));
  const merged = current.flatMap((item) => {
    const before = bases.get(item);
    if (isUnchanged && combined.includes(before)) return [];
    return [
      originals.has(before) ? mergeValues({ original: originals.get(before), base: before, current: item }) : item,
    ];
  });
  return isUnchanged ? [...merged, ...unread] : merged;
};

/** The text of a project contains its highlights after an import, so a new text replaces them too. */
const combinedMembers: Readonly<Record<string, readonly string[]>> = { description: ["highlights"] };

const mergeObjects = ({ original, base, current }: Versions<JsonObject>): JsonObject => {
  const isChanged = (name: string): boolean => !deepEqual(base[name], current[name]);
  const replaced = Object.entries(combinedMembers).flatMap(([name, others]) => (isChanged(name) ? others : []));
  return Object.fromEntries(
    Object.keys({ ...original, ...current }).flatMap((name) => {
      const isWhole = replaced.includes(name) || (wholeMembers.has(name) && isChanged(name));
      const versions = { original: original[name], base: base[name], current: current[name] };
      const value = isWhole ? versions.current : mergeValues(versions);
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isJsonObject);

const mergeValues = ({ original, base, current }: Versions<unknown>): unknown => {
  if (deepEqual(base, current)) return original;
  if (isJsonObject(original) && isJsonObject(current))
    return mergeObjects({ original, base: isJsonObject(base) ? base : {}, current });
  if (isList(original) && isList(current)) return mergeLists({ original, base: isList(base) ? base : [], current });
  return current;
};

/**
 * An imported resume with the owner's later changes: a three-way merge. What the content cannot represent stays as it was
 * imported, and without changes the result is the imported resume.
 * @param base the content as a resume, as the import wrote it.
 * @param current the content as a resume, now.
 */
export const mergeResume = (versions: Versions<JsonObject>): JsonObject => {
  const merged = mergeValues(versions);
  return isJsonObject(merged) ? merged : versions.current;
};
