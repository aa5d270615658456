import { isJsonObject, type JsonObject } from "../../../../resume/json-object.ts";
import { identityBy, identityByValue, identityKeys, itemSchema, memberSchema } from "./item-identity.ts";
import { type ItemMatch, matchItems, type Side } from "./match-items.ts";
import { hasSameOrder, mergeOrder } from "./merge-order.ts";
import { sameValue } from "./same-value.ts";

/** What to do with a value that both sides changed: keep the owner's and report it again, keep it for good, or replace it. */
export type Preference = "report" | "ours" | "theirs";

/** A value of the last import (`base`), of the owner and of the new import; undefined where it does not exist. */
export type Versions<Value = unknown> = Readonly<Record<Side, Value>>;

/** The file of a value, then keys and names of list items. */
export type Path = readonly string[];

/** A path as text, such as `experience.yaml > experiences > Kiln Works, Potter, 2020 > summary`. */
export const pathText = (path: Path): string => path.join(" > ");

/** A value that differs between the owner's content and the import. */
export interface Difference {
  readonly path: Path;
  readonly yours: unknown;
  readonly theirs: unknown;
  readonly result: unknown;
  /** Whether both sides changed it. */
  readonly isConflict: boolean;
  /** Whether no import ever contained it. */
  readonly isOwn: boolean;
}

export interface MergeOptions {
  readonly preference: Preference;
  /** The paths of the conflicts that the last import reported, as text. They stay conflicts until the values are equal. */
  readonly reported: ReadonlySet<string>;
  /** Items with comments of the owner, which an import does not remove. */
  readonly commented: ReadonlySet<unknown>;
  /** The merge adds each object that it creates, with the owner's object that it was created from. */
  readonly origins: Map<unknown, unknown>;
}

export interface Merged<Result = unknown> {
  readonly result: Result;
  readonly differences: readonly Difference[];
}

/** Merges a value that is not divided further. */
export const mergeWhole = <Value>(
  { base, yours, theirs }: Versions<Value>,
  path: Path,
  { preference, reported, commented }: MergeOptions,
): Merged<Value> => {
  if (sameValue(yours, theirs)) return { result: yours, differences: [] };
  const isOwners = sameValue(base, theirs) && !reported.has(pathText(path));
  const isImports = !sameValue(base, theirs) && sameValue(base, yours) && !commented.has(yours);
  const isConflict = !isOwners && !isImports;
  const result = isImports || (isConflict && preference === "theirs") ? theirs : yours;
  const isOwn = isOwners && theirs === undefined;
  return { result, differences: [{ path, yours, theirs, result, isConflict, isOwn }] };
};

const memberOf = (object: JsonObject, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);

const isEmptyCollection = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

/** An object or list that the merge has emptied does not exist. */
const unlessEmptied = (value: unknown, before: unknown): unknown =>
  isEmptyCollection(value) && !isEmptyCollection(before) ? undefined : value;

/** Merges two objects key by key. */
export const mergeMembers = (
  schema: unknown,
  { base, yours, theirs }: Versions<JsonObject>,
  path: Path,
  options: MergeOptions,
): Merged<JsonObject> => {
  const members = mergeOrder(Object.keys(yours), Object.keys(theirs)).map((key) => {
    const versions = { base: memberOf(base, key), yours: memberOf(yours, key), theirs: memberOf(theirs, key) };
    return [key, mergeValue(memberSchema(schema, key), versions, [...path, key], options)] as const;
  });
  const result: JsonObject = Object.fromEntries(
    members.flatMap(([key, merged]) => (merged.result === undefined ? [] : [[key, merged.result]])),
  );
  options.origins.set(result, yours);
  return { result, differences: members.flatMap(([, { differences }]) => differences) };
};

/** Merged items in the owner's order, unless only the import changed the order. */
const inMergedOrder = (matches: readonly ItemMatch[]): ItemMatch[] => {
  const along = (side: Side): ItemMatch[] =>
    matches.filter((match) => match[side] !== undefined).toSorted((a, b) => (a[side] ?? 0) - (b[side] ?? 0));
  const [base, yours, theirs] = [along("base"), along("yours"), along("theirs")];
  const isImports = hasSameOrder(base, yours) && !hasSameOrder(base, theirs);
  return isImports ? mergeOrder(theirs, yours) : mergeOrder(yours, theirs);
};

/** The values that name an item, such as `Kiln Works, Potter, 2020-01`. */
const nameOf = (keys: readonly string[], item: JsonObject | undefined): string =>
  keys
    .map((key) => item?.[key])
    .filter((value) => typeof value === "string" || typeof value === "number")
    .join(", ");

/** Merges two lists of objects, item by item. */
const mergeItems = (
  schema: unknown,
  { base, yours, theirs }: Versions<readonly JsonObject[]>,
  path: Path,
  options: MergeOptions,
): Merged => {
  const item = itemSchema(schema);
  const keys = identityKeys(item);
  const matches = matchItems({ base, yours, theirs }, identityBy(keys));
  const merged = new Map(
    matches.map((match): [ItemMatch, Merged] => {
      const versions = {
        base: base[match.base ?? -1],
        yours: yours[match.yours ?? -1],
        theirs: theirs[match.theirs ?? -1],
      };
      // The import's name, so that the path stays the same when the owner renames the item.
      const at = [...path, nameOf(keys, versions.theirs ?? versions.yours)];
      if (!versions.yours || !versions.theirs) return [match, mergeWhole(versions, at, options)];
      const both = { base: versions.base ?? {}, yours: versions.yours, theirs: versions.theirs };
      return [match, mergeMembers(item, both, at, options)];
    }),
  );
  const ordered = inMergedOrder(matches);
  return {
    result: ordered.flatMap((match) => merged.get(match)?.result ?? []),
    differences: ordered.flatMap((match) => merged.get(match)?.differences ?? []),
  };
};

/**
 * Merges two lists of texts. If both sides removed a text and added another one, they may have reworded the same text:
 * then the whole list is a conflict.
 */
const mergeTexts = (
  { base, yours, theirs }: Versions<readonly unknown[]>,
  path: Path,
  options: MergeOptions,
): Merged => {
  const matches = matchItems({ base, yours, theirs }, identityByValue);
  const only = (side: Side): boolean =>
    matches.some((match) => match[side] !== undefined && Object.keys(match).length === 1);
  const isReworded = only("base") && only("yours") && only("theirs");
  if (isReworded || options.reported.has(pathText(path))) return mergeWhole({ base, yours, theirs }, path, options);
  const isKept = (match: ItemMatch): boolean =>
    match.base === undefined || (match.yours !== undefined && match.theirs !== undefined);
  const result = inMergedOrder(matches).flatMap((match) =>
    isKept(match) ? [yours[match.yours ?? -1] ?? theirs[match.theirs ?? -1]] : [],
  );
  const difference = { path, yours, theirs, result, isConflict: false, isOwn: false };
  return { result, differences: sameValue(yours, theirs) ? [] : [difference] };
};

const isObjectList = (value: unknown): value is JsonObject[] => Array.isArray(value) && value.every(isJsonObject);

/** Merges a value of any kind. Without a base, lists of texts that differ are a conflict. */
const mergeValue = (schema: unknown, versions: Versions, path: Path, options: MergeOptions): Merged => {
  const { base, yours, theirs } = versions;
  // Of an object or list that the import no longer contains, the owner's parts stay.
  const wasImported = base !== undefined || [...options.reported].some((at) => at.startsWith(`${pathText(path)} > `));
  const after = theirs === undefined && wasImported ? (Array.isArray(yours) ? [] : {}) : theirs;
  const tidy = ({ result, differences }: Merged): Merged => ({ result: unlessEmptied(result, yours), differences });
  if (isJsonObject(yours) && isJsonObject(after))
    return tidy(mergeMembers(schema, { base: isJsonObject(base) ? base : {}, yours, theirs: after }, path, options));
  if (isObjectList(yours) && isObjectList(after))
    return tidy(mergeItems(schema, { base: isObjectList(base) ? base : [], yours, theirs: after }, path, options));
  if (Array.isArray(base) && Array.isArray(yours) && Array.isArray(theirs))
    return mergeTexts({ base, yours, theirs }, path, options);
  return mergeWhole(versions, path, options);
};
