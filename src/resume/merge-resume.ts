import { deepEqual, isJsonObject, type JsonObject } from "./json-object.ts";
import { mergeLocation } from "./location/merge-location.ts";
import { slugOf } from "./slugs.ts";
import { standardSection } from "./spellings/spellings.ts";
import { withHighlights } from "./text/project-text.ts";

/** A resume or a part of it: as it was imported, as the import wrote it to the content, and as the content has it now. */
interface Versions<Value> {
  readonly original: Value;
  readonly base: Value;
  readonly current: Value;
}

/** Members that name an item of a list, and members that distinguish items with the same name. */
const names = ["name", "title", "organization", "institution", "network", "language"];
const roles = ["position", "studyType"];
const dates = ["startDate", "date", "releaseDate"];
const details = [...roles, ...dates, "url", "username"];

/** Members that must be equal for two items to match, from the strictest comparison to the loosest. */
const comparisons = [
  [...names, ...details],
  [...names, ...roles, ...dates],
  [...names, ...roles],
  [...names, ...dates],
  names,
  details,
];

const normalize = (value: unknown): string | null =>
  typeof value === "string" ? value.trim().replaceAll(/\s+/g, " ").toLowerCase() : null;

/** The values of some members of an item, as one text; undefined if it has none of them. */
const keyOf = (item: unknown, members: readonly string[]): string | undefined => {
  const values = isJsonObject(item) ? members.map((member) => normalize(item[member])) : [];
  return values.some((value) => value !== null) ? JSON.stringify(values) : undefined;
};

/** Pairs each item of `list` with the item of `others` that matches it best. Takes linear time. */
const pairsOf = (list: readonly unknown[], others: readonly unknown[]): Map<unknown, unknown> => {
  const pairs = new Map<unknown, unknown>();
  const taken = new Set<unknown>();
  const pairBy = (key: (item: unknown) => string | undefined): void => {
    const free = Map.groupBy(others.filter((other) => !taken.has(other)).toReversed(), key);
    for (const item of list) {
      const wanted = pairs.has(item) ? undefined : key(item);
      const other = wanted === undefined ? undefined : free.get(wanted)?.pop();
      if (other === undefined) continue;
      pairs.set(item, other);
      taken.add(other);
    }
  };
  pairBy((item) => JSON.stringify(item));
  for (const members of comparisons) pairBy((item) => keyOf(item, members));
  return pairs;
};

/** An original item with the number that the import added to its repeated name, because the order of items can change. */
const withUniqueName = (source: unknown, base: unknown): unknown => {
  if (!isJsonObject(source) || !isJsonObject(base)) return source;
  const [name, unique] = [normalize(source.name), normalize(base.name)];
  return name !== null && unique?.startsWith(`${name} (`) ? { ...source, name: base.name } : source;
};

/** A merged project with its file name, if its name does not give it: then the number in it depends on the order of the import. */
const withFileName = (merged: unknown, current: unknown): unknown => {
  if (!isJsonObject(merged) || !isJsonObject(current) || !isJsonObject(current.vitrine)) return merged;
  const { slug } = current.vitrine;
  if (typeof slug !== "string" || typeof merged.name !== "string" || slug === slugOf(merged.name)) return merged;
  return { ...merged, vitrine: { ...(isJsonObject(merged.vitrine) && merged.vitrine), slug } };
};

/**
 * Items keep the order of the content. Original items that no import could read follow, unless the owner has completed
 * them, or the import combined them into other items, as it does with skills.
 */
const mergeLists = ({ original, base, current }: Versions<readonly unknown[]>): unknown[] => {
  const originals = pairsOf(base, original);
  const bases = pairsOf(current, base);
  const read = new Set(originals.values());
  const unread = original.filter((item) => !read.has(item));
  const combined = new Set(base.filter((item) => !originals.has(item)));
  const kept = new Set([...bases].filter(([item, before]) => deepEqual(item, before)).map(([, before]) => before));
  const isUnchanged = [...combined].every((item) => kept.has(item));
  const completed = pairsOf(
    current.filter((item) => !bases.has(item)),
    unread,
  );
  const merged = current.flatMap((item) => {
    const before = bases.get(item);
    if (isUnchanged && combined.has(before)) return [];
    const source = withUniqueName(originals.get(before) ?? completed.get(item), before);
    return [
      source === undefined ? item : withFileName(mergeValues({ original: source, base: before, current: item }), item),
    ];
  });
  const used = new Set(completed.values());
  return isUnchanged ? [...merged, ...unread.filter((item) => !used.has(item))] : merged;
};

const mergeObjects = (versions: Versions<JsonObject>): JsonObject => {
  const { original } = versions;
  const [base, current] = [versions.base, versions.current].map((item) => withHighlights(item, original));
  return Object.fromEntries(
    Object.keys({ ...original, ...current }).flatMap((name) => {
      const value = mergeMember(name, { original: original[name], base: base?.[name], current: current?.[name] });
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

const mergeMember = (name: string, versions: Versions<unknown>): unknown => {
  const { original, base, current } = versions;
  const isPlace = name === "location" && isJsonObject(original) && isJsonObject(base) && isJsonObject(current);
  return isPlace && !deepEqual(base, current) ? mergeLocation(original, base, current) : mergeValues(versions);
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

/** The sections that the owner changed, with the names that the content exports. The others stay as they were imported. */
const withStandardNames = ({ original, base, current }: Versions<JsonObject>): JsonObject =>
  Object.fromEntries(
    Object.entries(original).map(([section, value]) => [
      section,
      deepEqual(base[section], current[section]) ? value : standardSection(section, value),
    ]),
  );

/**
 * An imported resume with the owner's later changes: a three-way merge. What the content cannot represent stays as it was
 * imported, and without changes the result is the imported resume.
 * @param base the content as a resume, as the import wrote it.
 * @param current the content as a resume, now.
 */
export const mergeResume = (versions: Versions<JsonObject>): JsonObject => {
  const merged = mergeValues({ ...versions, original: withStandardNames(versions) });
  return isJsonObject(merged) ? merged : versions.current;
};
