import { normalizeForComparison } from "../../../content/issues/similar-names.ts";
import type { JsonObject } from "../../../resume/json-object.ts";

const textOf = (value: unknown): string =>
  normalizeForComparison(typeof value === "string" ? value : "")
    .trim()
    .replaceAll(/\s+/g, " ");

/**
 * Whether two profiles may describe the same person: the name or the email address is equal. Websites and profiles on
 * networks do not count, because the people of one studio may share them.
 */
export const isSamePerson = (one: JsonObject, other: JsonObject): boolean =>
  textOf(one.name) === textOf(other.name) || textOf(one.email) === textOf(other.email);
