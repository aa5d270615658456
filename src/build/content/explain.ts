import { stringify } from "yaml";
import type * as z from "zod";
import { forms, webAddress } from "./forms.ts";
import type { Finding } from "./mistake.ts";
import { didYouMean } from "./names.ts";
import { inQuotes } from "./quotes.ts";

/** Says in the owner's words what a schema objects to. */

/** What stands at the place of an issue. */
export interface Place {
  readonly value: unknown;
  /** The value as it is written, when it stands on one line. */
  readonly written: string | undefined;
  /** The comment behind a key without a value, which may have been meant as its text. */
  readonly comment: string | undefined;
  readonly required: boolean;
  /** Whether it holds the address of a web page. */
  readonly address: boolean;
  /** The keys that the place may have, those that each item of a list there may have, and those that it has. */
  readonly known: readonly string[];
  /** How many items a list there has at least. */
  readonly leastItems: number;
  readonly itemKeys: readonly string[];
  readonly present: readonly string[];
}

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  number: "a whole number",
  int: "a whole number",
  array: "a list",
  object: "keys with values",
};

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const article = ({ value, written }: Place): string => {
  if (value === null) return "no value";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object") return "keys with values";
  if (value === "") return "an empty text";
  if (typeof value === "string") return `the text ${JSON.stringify(cut(value))}`;
  return `the ${typeof value === "boolean" ? "value" : "number"} ${cut(written ?? String(value))}`;
};

/** A text with commas, or a number, as a list in one line; with a gap where the list needs more items. */
const asList = ({ value, leastItems }: Place): string => {
  const items = String(value)
    .split(/[,;]/)
    .map((item) => item.trim());
  const list = items.filter((item) => item !== "");
  if (list.length < leastItems) list.push("…");
  return stringify(list, { collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 }).trim();
};

const asText = (name: string, { value, written }: Place): string => {
  if (typeof value === "number" || typeof value === "boolean") return `put quotes around it: "${written ?? value}"`;
  if (Array.isArray(value)) return "write one text instead of a list";
  if (written?.startsWith("{")) return `put quotes around it: ${inQuotes(written)}`;
  return written
    ? `put quotes around it, because of the colon: ${inQuotes(written)}`
    : `write one text for ${name}, without keys`;
};

const asNumber = ({ value }: Place): string => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isSafeInteger(Math.round(number))) return "write a whole number, such as 1";
  return typeof value === "string" && Number.isInteger(number)
    ? `write ${number}, without quotes`
    : `write ${Math.round(number)}`;
};

const asKeys = (isItem: boolean, { value, known: [first = "key", ...others] }: Place): string => {
  if (Array.isArray(value) && others.length === 0)
    return `write the line \`${first}:\` above the list, and indent the list`;
  if (Array.isArray(value)) return `remove the dashes, and write lines such as \`${first}: …\``;
  const text = isItem && typeof value === "string" ? cut(value) : "…";
  return `write its keys, each on a line of its own, from \`${first}: ${text}\` on`;
};

const fixForType = (expected: string, name: string, place: Place): string => {
  const { value, itemKeys } = place;
  if (expected === "number" || expected === "int") return asNumber(place);
  if (expected === "object") return asKeys(name === "the item", place);
  if (expected !== "array") return asText(name, place);
  if (itemKeys.length > 0) return `start each item with a dash: \`- ${itemKeys[0]}: …\``;
  return typeof value === "object" ? "start each item with a dash: `- …`" : `write a list: ${asList(place)}`;
};

const nothing = (name: string, { comment, required }: Place): string => {
  if (comment) return `put quotes around a text that starts with #: ${inQuotes(`#${comment}`)}`;
  return required ? `give ${name} a value` : `give ${name} a value, or remove the line`;
};

/** Keys that other programs use for what is called differently here. */
const synonyms: Readonly<Record<string, string>> = {
  a: "answer",
  aliases: "also",
  date: "year",
  faq: "questions",
  homepage: "site",
  link: "url",
  mail: "email",
  q: "question",
  source: "repo",
  synonyms: "groups",
  technologies: "tags",
  type: "kind",
  url: "link",
  website: "site",
};

/** The key that was most likely meant by one that nothing reads. */
export const keyMeant = (key: string, { known, present }: Pick<Place, "known" | "present">): string | undefined => {
  const free = known.filter((each) => !present.includes(each));
  return didYouMean(key, free) ?? free.find((each) => each === synonyms[key.toLowerCase()]);
};

const oneOf = ([first, ...others]: readonly string[]): string | undefined =>
  first && (others.length === 0 ? `\`${first}\`` : `one of ${[first, ...others].join(", ")}`);

/** What is said of an empty text, or of a list with too few items. */
const tooFew = (name: string, place: Place): Finding => {
  const { value, leastItems } = place;
  if (!Array.isArray(value))
    return { found: article(place), expected: "text that is not empty", fix: nothing(name, place) };
  return {
    found: value.length === 1 ? "a list of one item" : article(place),
    expected: leastItems > 1 ? `at least ${leastItems} items` : "at least one item",
    fix: value.length === 0 && name !== "the item" ? nothing(name, place) : "add an item, or remove the list",
  };
};

const unknownKey = (key: string, place: Place): Finding => {
  const meant = keyMeant(key, place);
  const description = key === "description" && place.known.includes("weight");
  return {
    found: `the key \`${key}\`, which nothing reads`,
    expected: oneOf(place.known) ?? "no keys here",
    fix: meant
      ? `did you mean \`${meant}\`?`
      : description
        ? "move the text below the front matter: it is the description"
        : "remove it",
  };
};

const examples: Readonly<Record<string, string>> = {
  email: "ada@example.com",
  start: "2024-05",
  date: "2024-05-17",
  skills: "[…, …]",
};

type Issue = z.core.$ZodIssue;

/** What was found, what was expected and how to mend it. */
export const explain = (issue: Issue, place: Place): Finding => {
  const { value } = place;
  if (issue.code === "unrecognized_keys") return unknownKey(issue.keys[0] ?? "", place);
  const key = String(issue.path.findLast((part) => typeof part === "string") ?? "");
  const name = typeof issue.path.at(-1) === "string" ? `\`${key}\`` : issue.path.length > 0 ? "the item" : "the file";
  if (value === undefined)
    return {
      found: `no ${name}`,
      expected: `${name}, which is required`,
      fix: `add a line \`${key}: ${examples[key] ?? "…"}\``,
    };
  const form = forms[key] ?? (place.address ? webAddress(key) : undefined);
  const values = issue.code === "invalid_value" ? issue.values.map(String) : [];
  const type = issue.code === "invalid_type" ? issue.expected : "string";
  const found = article(place);
  const expected =
    type === "object"
      ? `keys with values, such as \`${place.known[0] ?? "key"}: …\``
      : values.length > 0
        ? `one of ${values.join(", ")}`
        : (form?.expected ?? kinds[type] ?? issue.message.replace(/^expected /, ""));
  if (value === null) return { found, expected, fix: nothing(name, place) };
  if (issue.code === "too_small") return tooFew(name, place);
  const [only, ...others] = Array.isArray(value) ? value : [];
  if (type === "string" && others.length === 0 && (typeof only === "string" || typeof only === "number"))
    return { found, expected, fix: `write it without the list: ${only}` };
  switch (issue.code) {
    case "invalid_type":
      // In quotes a number is still not of the form.
      if (type === "string" && form && typeof value === "number")
        return { found, expected, fix: form.fix(place.written ?? String(value)) };
      return { found, expected, fix: fixForType(type, name, place) };
    case "invalid_value": {
      const meant = typeof value === "string" ? didYouMean(value, values) : undefined;
      return { found, expected, fix: meant ? `did you mean \`${meant}\`?` : "write one of them, or remove the line" };
    }
    default:
      return {
        found,
        expected,
        fix: form && typeof value !== "object" ? form.fix(String(value)) : `correct ${name}`,
      };
  }
};
