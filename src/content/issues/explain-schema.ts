import { stringify } from "yaml";
import type * as z from "zod";
import { valueAt } from "../../contract/json/value-at.ts";
import type { Finding } from "./content-issue.ts";
import { keyForSynonym } from "./key-synonyms.ts";
import { didYouMean } from "./similar-names.ts";
import { type TextFormat, textFormats, urlFormat } from "./text-formats.ts";
import { quoteYaml } from "./yaml/quotes.ts";

// Explains zod issues in terms of the file that the owner wrote.

/** What the file has at the path of an issue. */
export interface IssueContext {
  readonly value: unknown;
  /** The source text of the value, if it is on one line. */
  readonly sourceText: string | undefined;
  /** The comment after a key without a value, such as `role: #1 fan`: probably meant as its text. */
  readonly comment: string | undefined;
  readonly required: boolean;
  /** Whether the schema expects a URL. */
  readonly isUrl: boolean;
  /** Keys that the schema allows here. */
  readonly knownKeys: readonly string[];
  /** Those that are required. */
  readonly requiredKeys: readonly string[];
  /** Minimum number of items, if the schema expects a list. */
  readonly minItems: number;
  /** Keys that the schema allows in each item, if it expects a list of objects. */
  readonly itemKeys: readonly string[];
  /** Keys that the file has here. */
  readonly presentKeys: readonly string[];
  /** Whether the keys here are in braces: `{ src: ./cover.jpg }`. */
  readonly isInBraces: boolean;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "a whole number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "keys with values",
};

const examples: Readonly<Record<string, string>> = {
  email: "ada@example.com",
  start: "2024-05",
  date: "2024-05-17",
  skills: "[…, …]",
  alt: "what the picture shows",
  src: "./cover.jpg",
};

const truncate = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const describeValue = ({ value, sourceText, comment }: IssueContext): string => {
  if (value === null) return comment ? "no value, because # starts a comment" : "no value";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object") return "keys with values";
  if (value === "") return "an empty string";
  if (typeof value === "string") return `the text ${JSON.stringify(truncate(value))}`;
  return `the ${typeof value === "boolean" ? "value" : "number"} ${truncate(sourceText ?? String(value))}`;
};

/** Text with commas, or a number, as a flow list. Adds `…` if the list needs more items. */
const fixAsList = ({ value, minItems }: IssueContext): string => {
  const items = String(value)
    .split(/[,;]/)
    .map((item) => item.trim());
  const list = items.filter((item) => item !== "");
  if (list.length < minItems) list.push("…");
  return stringify(list, { collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 }).trim();
};

const fixAsText = (name: string, { value, sourceText }: IssueContext): string => {
  if (typeof value === "number" || typeof value === "boolean") return `put quotes around it: "${sourceText ?? value}"`;
  if (Array.isArray(value)) return "write plain text instead of a list";
  if (sourceText?.startsWith("{")) return `put quotes around it: ${quoteYaml(sourceText)}`;
  return sourceText
    ? `put quotes around it, because it contains a colon: ${quoteYaml(sourceText)}`
    : `write plain text for ${name}, without keys`;
};

const fixAsNumber = ({ value }: IssueContext): string => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isSafeInteger(Math.round(number))) return "write a whole number, such as 1";
  return typeof value === "string" && Number.isInteger(number)
    ? `write ${number}, without quotes`
    : `write ${Math.round(number)}`;
};

/** YAML 1.1 had more words for true and false. */
const fixAsBoolean = (name: string, { value }: IssueContext): string => {
  const word = String(value).toLowerCase();
  if (/^(?:true|yes|on|y|1)$/.test(word)) return "write true";
  return /^(?:false|no|off|n|0)$/.test(word) ? "write false" : `write true or false, or remove ${name}`;
};

const fixAsKeys = (name: string, { value, knownKeys, requiredKeys }: IssueContext): string => {
  const [first = "key", ...others] = knownKeys;
  if (Array.isArray(value) && others.length === 0)
    return `add the line \`${first}:\` above the list and indent the list`;
  if (Array.isArray(value)) return `remove the dashes and write lines such as \`${first}: …\``;
  const key = name === "the item" ? "" : `${name.replaceAll("`", "")}: `;
  if (typeof value === "string" && requiredKeys.length > 0) {
    const values = requiredKeys.map((required, index) => [
      required,
      index === 0 ? truncate(value) : (examples[required] ?? "…"),
    ]);
    const braces = stringify(Object.fromEntries(values), { collectionStyle: "flow", lineWidth: 0 }).trim();
    return `write \`${key}${braces}\``;
  }
  return `write one key per line, starting with \`${first}: …\``;
};

const fixForType = (expected: string, name: string, context: IssueContext): string => {
  const { value, itemKeys } = context;
  if (expected === "number" || expected === "int") return fixAsNumber(context);
  if (expected === "boolean") return fixAsBoolean(name, context);
  if (expected === "object") return fixAsKeys(name, context);
  if (expected !== "array") return fixAsText(name, context);
  if (itemKeys.length > 0) return `start each item with a dash: \`- ${itemKeys[0]}: …\``;
  return typeof value === "object" ? "start each item with a dash: `- …`" : `write a list: ${fixAsList(context)}`;
};

const fixForMissing = (name: string, { comment, required, sourceText = "" }: IssueContext): string => {
  if (/^[|>]/.test(sourceText)) return "write two more spaces before each line of its text than before its name";
  if (comment) return `put quotes around text that starts with #: ${quoteYaml(`#${comment}`)}`;
  return required ? `give ${name} a value` : `give ${name} a value or remove the line`;
};

/** A value after a colon without a space, which YAML reads as a part of the key. */
const gluedValue = /:(\S.*)$/;

/** The known key that an unknown key was most likely meant to be. */
export const suggestKey = (
  key: string,
  { knownKeys, presentKeys }: Pick<IssueContext, "knownKeys" | "presentKeys">,
): { readonly meant: string; readonly isSynonym: boolean } | undefined => {
  const free = knownKeys.filter((knownKey) => !presentKeys.includes(knownKey));
  const similar = didYouMean(key.replace(gluedValue, ""), free);
  const meant = similar ?? keyForSynonym(key, free);
  return meant === undefined ? undefined : { meant, isSynonym: similar === undefined };
};

const oneOf = ([first, ...others]: readonly string[]): string | undefined =>
  first && (others.length === 0 ? `\`${first}\`` : `one of ${[first, ...others].join(", ")}`);

/** The finding for an empty string, a list with too few items, or a number that is too small. */
const tooFew = (name: string, least: number | bigint, context: IssueContext): Finding => {
  const { value, minItems } = context;
  const found = describeValue(context);
  if (typeof value === "number") return { found, expected: `a number from ${least}`, fix: `write ${least} or more` };
  if (!Array.isArray(value)) return { found, expected: "text that is not empty", fix: fixForMissing(name, context) };
  return {
    found: value.length === 1 ? "a list with one item" : found,
    expected: minItems > 1 ? `at least ${minItems} items` : "at least one item",
    fix: value.length === 0 && name !== "the item" ? fixForMissing(name, context) : "add an item or remove the list",
  };
};

const fixForUnknownKey = (key: string, context: IssueContext): string => {
  const suggested = suggestKey(key, context);
  const [, value] = gluedValue.exec(key) ?? [];
  if (suggested && value) return `write a space after the colon: \`${suggested.meant}: ${value}\``;
  if (suggested)
    return suggested.isSynonym ? `rename it to \`${suggested.meant}\`` : `did you mean \`${suggested.meant}\`?`;
  if (key === "description" && context.knownKeys.includes("weight"))
    return "move this text below the front matter, where the description goes";
  const [first = "", ...rest] = key.split(".");
  if (rest.length > 0 && context.knownKeys.includes(first))
    return `write \`${first}:\`, and on the next line, further right, \`${rest.join(".")}: …\``;
  if (context.isInBraces && valueAt(context.value, [key]) === null)
    return "put quotes around the whole text, because it contains a comma";
  if (key.includes(" "))
    return "if it is text, put it into quotes or further right than the name above it; otherwise remove it";
  return context.knownKeys.length > 0 ? "rename it to one of these, or remove it" : "remove it";
};

const unknownKey = (key: string, context: IssueContext): Finding => ({
  found: `the unknown key \`${key}\``,
  expected: oneOf(context.knownKeys) ?? "no keys here",
  fix: fixForUnknownKey(key, context),
});

/** The finding for a required key that the file lacks. */
const missingKey = (key: string, name: string, { isInBraces }: IssueContext): Finding => {
  const line = `${key}: ${examples[key] ?? "…"}`;
  return {
    found: `no ${name}`,
    expected: `${name}, which is required`,
    fix: isInBraces ? `add \`, ${line}\` before the }` : `add a line \`${line}\``,
  };
};

type Issue = z.core.$ZodIssue;

/** The type that the schema expects. */
const typeOf = (issue: Issue): string => (issue.code === "invalid_type" ? issue.expected : "string");

/** The fix that a check in the schema gives. */
const ownFix = (issue: Issue): string | undefined =>
  issue.code === "custom" && typeof issue.params?.fix === "string" ? issue.params.fix : undefined;

const expectedBy = (issue: Issue, form: TextFormat | undefined, { knownKeys }: IssueContext): string => {
  const message = issue.message.replace(/^expected /, "");
  if (ownFix(issue)) return message;
  if (typeOf(issue) === "object") return `keys with values, such as \`${knownKeys[0] ?? "key"}: …\``;
  if (issue.code === "invalid_value") return `one of ${issue.values.join(", ")}`;
  return form?.expected ?? typeNames[typeOf(issue)] ?? message;
};

const fixForListed = (values: readonly string[], { value, knownKeys }: IssueContext): string => {
  const meant = typeof value === "string" ? didYouMean(value, values) : undefined;
  if (meant) return `did you mean \`${meant}\`?`;
  return knownKeys.length > 0
    ? `write one of these values, or \`{ ${knownKeys.map((key) => `${key}: …`).join(", ")} }\``
    : "write one of these values or remove the line";
};

const fixFor = (issue: Issue, name: string, form: TextFormat | undefined, context: IssueContext): string => {
  const { value, sourceText } = context;
  const type = typeOf(issue);
  if (value === null) return fixForMissing(name, context);
  const own = ownFix(issue);
  if (own) return own;
  const [only, ...others] = Array.isArray(value) ? value : [];
  if (type === "string" && others.length === 0 && (typeof only === "string" || typeof only === "number"))
    return `write a single value: ${only}`;
  if (issue.code === "invalid_value") return fixForListed(issue.values.map(String), context);
  // Quoting a number would not give it the right format.
  if (form && type === "string" && typeof value === "number") return form.fix(sourceText ?? String(value));
  if (issue.code === "invalid_type") return fixForType(type, name, context);
  return form && typeof value !== "object" ? form.fix(String(value)) : `correct ${name}`;
};

/** What was found, what was expected, and how to fix it. */
export const explainSchemaIssue = (issue: Issue, context: IssueContext): Finding => {
  if (issue.code === "unrecognized_keys") return unknownKey(issue.keys[0] ?? "", context);
  const key = String(issue.path.findLast((part) => typeof part === "string") ?? "");
  const name = typeof issue.path.at(-1) === "string" ? `\`${key}\`` : issue.path.length > 0 ? "the item" : "the file";
  if (context.value === undefined) return missingKey(key, name, context);
  if (issue.code === "too_small" && context.value !== null) return tooFew(name, issue.minimum, context);
  const form = textFormats[key] ?? (context.isUrl ? urlFormat(key) : undefined);
  return {
    found: describeValue(context),
    expected: expectedBy(issue, form, context),
    fix: fixFor(issue, name, form, context),
  };
};
