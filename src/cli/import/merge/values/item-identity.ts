import * as z from "zod";
import type { JsonObject } from "../../../../resume/json-object.ts";
import type { ItemIdentity } from "./match-items.ts";
import { sameValue } from "./same-value.ts";

const unwrap = (schema: unknown): unknown =>
  schema instanceof z.ZodExactOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? unwrap(schema.unwrap())
    : schema;

/** The schema of a member of an object; undefined if the schema has no such member. */
export const memberSchema = (schema: unknown, key: string): unknown => {
  const object = unwrap(schema);
  return object instanceof z.ZodObject && Object.hasOwn(object.shape, key) ? object.shape[key] : undefined;
};

/** The schema of the items of a list. */
export const itemSchema = (schema: unknown): unknown => {
  const list = unwrap(schema);
  return list instanceof z.ZodArray ? list.element : undefined;
};

/** The keys that say which item it is: those that its schema requires, such as `company`, `role` and `start`. */
export const identityKeys = (schema: unknown): readonly string[] => {
  const object = unwrap(schema);
  if (!(object instanceof z.ZodObject)) return [];
  return (object.safeParse({}).error?.issues ?? []).map(({ path }) => String(path[0]));
};

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, member) => (typeof member === "number" ? String(member) : member)) ?? "";

/**
 * Items of a list are the same if they agree in all these keys. If one of them was imported before, they are also the same
 * if they agree in half of the keys, because the owner or the new import may have changed the others; otherwise in more than
 * half. Without keys, items are the same if they are equal.
 */
export const identityBy = (keys: readonly string[]): ItemIdentity<JsonObject> => ({
  keyOf: (item) => (keys.length === 0 ? textOf(item) : textOf(keys.map((key) => item[key] ?? null))),
  similarity: (a, b, wasImported) => {
    const equal = keys.filter((key) => Object.hasOwn(a, key) && sameValue(a[key], b[key])).length;
    const isSame = wasImported ? equal * 2 >= keys.length : equal * 2 > keys.length;
    return isSame ? equal : 0;
  },
});

/** Texts, and lists of texts, are the same if they are equal. */
export const identityByValue: ItemIdentity<unknown> = { keyOf: textOf, similarity: () => 0 };
