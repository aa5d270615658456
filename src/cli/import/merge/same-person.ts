import { normalizeForComparison } from "../../../content/issues/similar-names.ts";
import type { JsonObject } from "../../../resume/json-object.ts";

/** An address for comparison: without scheme, `www.`, trailing slash and case. */
const normalizeAddress = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/+$/, "");

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** The email address and the profile URLs. The website is left out, because colleagues may share one. */
const addressesOf = ({ site: _, ...profile }: JsonObject): Set<string> =>
  new Set(
    textsIn(profile)
      .filter((text) => /^https?:\/\/|^[^\s@]+@[^\s@]+$/i.test(text.trim()))
      .map(normalizeAddress),
  );

const nameOf = ({ name }: JsonObject): string =>
  normalizeForComparison(typeof name === "string" ? name : "").replaceAll(/\s+/g, " ");

/** Whether two profiles may describe the same person: the name, the email address or a profile URL is equal. */
export const isSamePerson = (one: JsonObject, other: JsonObject): boolean =>
  nameOf(one) === nameOf(other) || !addressesOf(one).isDisjointFrom(addressesOf(other));
