import * as z from "zod";
import { PartialDate } from "../contract/resources/portfolio/partial-date.ts";
import { webUrl } from "../contract/text/text.ts";
import { cleanDate, readDate } from "./dates/clean-date.ts";
import { type FieldLocation, type ImportNote, jsonPointer, type PointerPath, quoteValue } from "./import-notes.ts";
import { isEmpty, isJsonObject, type JsonObject } from "./json-object.ts";
import { commasOrLines, lineBreaks, type Spellings, splitList } from "./spellings/spellings.ts";
import { isHtml, type TextFormat, textOfHtml } from "./text/html.ts";
import { cleanText } from "./text-formats.ts";

/** Reads a key of the content from the first of these members that has a usable value. The default is the key's name. */
type ReadText = (key: string, ...members: readonly string[]) => string | undefined;

/** What one text in place of a list is split at, and the format of its texts. */
interface ListReading {
  readonly separates?: "words" | "lines";
  readonly format?: TextFormat;
}

/** Reads the members of one object in a resume, and notes what happens to each of them. */
export interface FieldReader {
  readonly text: ReadText;
  /** Like `text`, for a text that the site shows as Markdown. */
  readonly markdown: ReadText;
  readonly date: ReadText;
  readonly url: ReadText;
  readonly email: ReadText;
  /** A list of texts, without the empty ones; undefined if no text is left. One text can be a list of words or lines. */
  readonly texts: (key: string, member?: string, how?: ListReading) => string[] | undefined;
  /** The raw value of a member, or of one that other programs have instead. The caller adds the note, with `mapped` or `skipped`. */
  readonly value: (member: string) => unknown;
  readonly list: (member: string) => readonly unknown[];
  readonly mapped: (key: string, path: PointerPath) => void;
  readonly skipped: (path: PointerPath, why: string) => void;
  /** Marks every member that was not read as skipped. */
  readonly skipRest: () => void;
  /** Makes a key required: without it, the imported item would be wrong. */
  readonly require: (key: string, member: string) => void;
  readonly required: ReadonlySet<string>;
  readonly notes: readonly ImportNote[];
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

/** A reader of one object, which notes where each value comes from and goes to. */
export const fieldReader = (
  item: JsonObject,
  { pointer, file, key: keyPrefix }: FieldLocation,
  spellings: Spellings = {},
): FieldReader => {
  const notes: ImportNote[] = [];
  const readMembers = new Set(["vitrine"]);
  const sources = new Map<string, string>();
  const required = new Set<string>();
  const namesOf = (member: string): readonly string[] => [member, ...(spellings[member] ?? [])];
  const valueAt = (member: string): unknown => {
    readMembers.add(member);
    return Object.hasOwn(item, member) ? item[member] : undefined;
  };
  const value = (member: string): unknown =>
    namesOf(member)
      .map(valueAt)
      .find((raw) => !isEmpty(raw));
  const list = (member: string): readonly unknown[] => {
    const items = value(member);
    return Array.isArray(items) ? items : [];
  };
  const mapped = (key: string, path: PointerPath): void =>
    void notes.push({ pointer: jsonPointer(pointer, path), file, key: `${keyPrefix}${key}` });
  const skipped = (path: PointerPath, why: string): void =>
    void notes.push({ pointer: jsonPointer(pointer, path), why });

  /** Text whose HTML is converted, with a note. Any other value is returned unchanged. */
  const withoutHtml = <Value>(path: PointerPath, value: Value, format: TextFormat | undefined): Value | string => {
    if (typeof value !== "string" || format === undefined || !isHtml(value)) return value;
    skipped(path, `HTML, converted to ${format === "plain" ? "plain text" : "Markdown"}`);
    return textOfHtml(value, format);
  };

  const readAs =
    (type: Type): ReadText =>
    (key, first = key, ...others) => {
      sources.set(key, first);
      let result: string | undefined;
      for (const member of [first, ...others].flatMap(namesOf)) {
        const raw = valueAt(member);
        if (isEmpty(raw)) continue;
        if (typeof raw !== "string" && typeof raw !== "number") {
          skipped(member, `${quoteValue(raw)} is not ${type.expected}`);
          continue;
        }
        const text = type.clean(withoutHtml(member, raw, type.format));
        if (result !== undefined) skipped(member, `\`${first}\` is used instead`);
        else if (!type.schema.safeParse(text).success)
          skipped(member, `${quoteValue(raw)} ${problemOf(raw, text, type)}`);
        else {
          result = text;
          mapped(key, member);
        }
      }
      return result;
    };
  /** The texts of a list, with notes for what is left out, or for a text that is split. */
  const textsOf = (
    member: string,
    given: unknown,
    { separates = "words", format = "plain" }: ListReading,
  ): string[] => {
    const raw = withoutHtml(member, given, format);
    if (typeof raw === "string") {
      const parts = splitList(raw, separates === "lines" ? lineBreaks : commasOrLines(raw));
      if (parts.length > 1) skipped(member, `a text instead of a list: read as ${parts.length} entries`);
      return parts;
    }
    return (Array.isArray(raw) ? raw : [raw]).flatMap((each: unknown, index) => {
      if (isEmpty(each)) return [];
      const path = Array.isArray(raw) ? [member, index] : member;
      const text = textOfItem(withoutHtml(path, each, format));
      if (text === undefined) skipped(path, `${quoteValue(each)} is not a text`);
      else if (isJsonObject(each) && Object.keys(each).length > 1) skipped(path, "only its `name` is used");
      return text ? [text] : [];
    });
  };
  return {
    text: readAs(types.text),
    markdown: readAs(types.markdown),
    date: readAs(types.date),
    url: readAs(types.url),
    email: readAs(types.email),
    texts: (key, member = key, how = {}) => {
      sources.set(key, member);
      for (const name of namesOf(member)) {
        const raw = valueAt(name);
        if (isEmpty(raw)) continue;
        const texts = textsOf(name, raw, how);
        if (texts.length === 0) continue;
        mapped(key, name);
        return texts;
      }
      return undefined;
    },
    value,
    list,
    mapped,
    skipped,
    skipRest: () => {
      for (const [member, raw] of Object.entries(item))
        if (!readMembers.has(member) && !isEmpty(raw)) skipped(member, "the content has no field for it");
    },
    require: (key, member) => {
      required.add(key);
      sources.set(key, member);
    },
    required,
    notes,
    sourceOf: (key) => sources.get(key) ?? key,
  };
};
