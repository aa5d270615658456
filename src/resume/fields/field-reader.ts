import * as z from "zod";
import { PartialDate } from "../../contract/resources/portfolio/partial-date.ts";
import { webUrl } from "../../contract/text/text.ts";
import { cleanDate, readDate } from "../dates/clean-date.ts";
import { type FieldLocation, type PointerPath, quoteValue } from "../import-notes.ts";
import { isEmpty, isJsonObject, type JsonObject } from "../json-object.ts";
import { commasOrLines, lineBreaks, type Spellings, splitList } from "../spellings/spellings.ts";
import { isHtml, type TextFormat, textOfHtml } from "../text/html.ts";
import { cleanText } from "../text-formats.ts";
import { type NotedMembers, notedMembers } from "./noted-members.ts";

/** Reads a key of the content from the first of these members that has a usable value. The default is the key's name. */
type ReadText = (key: string, ...members: readonly string[]) => string | undefined;

/** What one text in place of a list is split at, and the format of its texts. */
interface ListReading {
  readonly separates?: "words" | "lines";
  readonly format?: TextFormat;
}

/** Reads the members of one object in a resume, and notes what happens to each of them. */
export interface FieldReader extends NotedMembers {
  readonly text: ReadText;
  /** Like `text`, for a text that the site shows as Markdown. */
  readonly markdown: ReadText;
  readonly date: ReadText;
  readonly url: ReadText;
  readonly email: ReadText;
  /** A list of texts, without the empty ones; undefined if no text is left. One text can be a list of words or lines. */
  readonly texts: (key: string, member?: string, how?: ListReading) => string[] | undefined;
  /** Makes a key required: without it, the imported item would be wrong. */
  readonly require: (key: string, member: string) => void;
  readonly required: ReadonlySet<string>;
  /** The first member that a key is read from. */
  readonly sourceOf: (key: string) => string;
}

const hasDay = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

const cleanValue = (value: string | number): string => cleanText(String(value));

/** How a kind of value is read. `format` is for texts, whose HTML is converted. */
interface Type {
  readonly clean: (value: string | number) => string;
  readonly schema: z.ZodType;
  readonly expected: string;
  readonly format?: TextFormat;
}

const types = {
  text: { clean: cleanValue, schema: z.string().min(1), expected: "a text", format: "plain" },
  markdown: { clean: cleanValue, schema: z.string().min(1), expected: "a text", format: "markdown" },
  date: { clean: cleanDate, schema: PartialDate, expected: "a date: YYYY, YYYY-MM or YYYY-MM-DD" },
  url: { clean: cleanValue, schema: webUrl(), expected: "an http or https URL" },
  email: { clean: cleanValue, schema: z.email(), expected: "an email address such as ada@example.com" },
} as const satisfies Record<string, Type>;

/** Why a value cannot be used. */
const problemOf = (raw: string | number, text: string, { schema, expected }: Type): string => {
  if (schema !== PartialDate) return `is not ${expected}`;
  const meanings = readDate(raw);
  if (meanings.length > 1) return `can mean ${meanings.join(" or ")}: write the date like this`;
  return hasDay.test(text) ? "is not a day of the calendar" : `is not ${expected}`;
};

/** The text of an item in a list of texts: the item itself, or its name. */
const textOfItem = (item: unknown): string | undefined => {
  const text = isJsonObject(item) ? item.name : item;
  return typeof text === "string" || typeof text === "number" ? cleanValue(text) : undefined;
};

/** Text whose HTML is converted, with a note. Any other value is returned unchanged. */
const withoutHtml = <Value>(
  { skipped }: NotedMembers,
  path: PointerPath,
  value: Value,
  format: TextFormat | undefined,
): Value | string => {
  if (typeof value !== "string" || format === undefined || !isHtml(value)) return value;
  skipped(path, `HTML, converted to ${format === "plain" ? "plain text" : "Markdown"}`);
  return textOfHtml(value, format);
};

/** The first usable value of these members, for a key, with a note for each of them. */
const readFirst = (
  members: NotedMembers,
  type: Type,
  key: string,
  [first, ...others]: readonly [string, ...string[]],
): string | undefined => {
  const { skipped } = members;
  let result: string | undefined;
  for (const name of [first, ...others].flatMap(members.namesOf)) {
    const raw = members.valueAt(name);
    if (isEmpty(raw)) continue;
    if (typeof raw !== "string" && typeof raw !== "number") {
      skipped(name, `${quoteValue(raw)} is not ${type.expected}`);
      continue;
    }
    const text = type.clean(withoutHtml(members, name, raw, type.format));
    if (result !== undefined) skipped(name, `\`${first}\` is used instead`);
    else if (!type.schema.safeParse(text).success) skipped(name, `${quoteValue(raw)} ${problemOf(raw, text, type)}`);
    else {
      result = text;
      members.mapped(key, name);
    }
  }
  return result;
};

/** The texts of a list, with notes for what is left out, or for a text that is split. */
const textsOf = (
  members: NotedMembers,
  name: string,
  given: unknown,
  { separates = "words", format = "plain" }: ListReading,
): string[] => {
  const { skipped } = members;
  const raw = withoutHtml(members, name, given, format);
  if (typeof raw === "string") {
    const parts = splitList(raw, separates === "lines" ? lineBreaks : commasOrLines(raw));
    if (parts.length > 1) skipped(name, `a text instead of a list: read as ${parts.length} entries`);
    return parts;
  }
  return (Array.isArray(raw) ? raw : [raw]).flatMap((each: unknown, index) => {
    if (isEmpty(each)) return [];
    const path = Array.isArray(raw) ? [name, index] : name;
    const text = textOfItem(withoutHtml(members, path, each, format));
    if (text === undefined) skipped(path, `${quoteValue(each)} is not a text`);
    else if (isJsonObject(each) && Object.keys(each).length > 1) skipped(path, "only its `name` is used");
    return text ? [text] : [];
  });
};

/** The texts of the first list that has some, for a key. */
const readTexts = (members: NotedMembers, key: string, member: string, how: ListReading): string[] | undefined => {
  for (const name of members.namesOf(member)) {
    const raw = members.valueAt(name);
    const texts = isEmpty(raw) ? [] : textsOf(members, name, raw, how);
    if (texts.length === 0) continue;
    members.mapped(key, name);
    return texts;
  }
  return undefined;
};

/** A reader of one object, which notes where each value comes from and goes to. */
export const fieldReader = (item: JsonObject, location: FieldLocation, spellings: Spellings = {}): FieldReader => {
  const members = notedMembers(item, location, spellings);
  const sources = new Map<string, string>();
  const required = new Set<string>();
  const readAs =
    (type: Type): ReadText =>
    (key, first = key, ...others) => {
      sources.set(key, first);
      return readFirst(members, type, key, [first, ...others]);
    };
  return {
    ...members,
    text: readAs(types.text),
    markdown: readAs(types.markdown),
    date: readAs(types.date),
    url: readAs(types.url),
    email: readAs(types.email),
    texts: (key, member = key, how = {}) => {
      sources.set(key, member);
      return readTexts(members, key, member, how);
    },
    require: (key, member) => {
      required.add(key);
      sources.set(key, member);
    },
    required,
    sourceOf: (key) => sources.get(key) ?? key,
  };
};
