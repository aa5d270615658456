import * as z from "zod";
import { Experience } from "../contract/resources/portfolio/experience.ts";
import { webUrl } from "../contract/text/text.ts";
import { cleanDate, readWrittenDate } from "./dates/written-date.ts";
import { type FieldLocation, type ImportNote, jsonPointer, type PointerPath, quoteValue } from "./import-notes.ts";
import { isEmpty, type JsonObject } from "./json-object.ts";
import { cleanText } from "./text-formats.ts";

/** Reads a key of the content from the first of these members that has a usable value. */
type ReadText = (key: string, ...members: readonly string[]) => string | undefined;

/** Reads the members of one object in a resume, and notes what happens to each of them. */
export interface FieldReader {
  readonly text: ReadText;
  readonly date: ReadText;
  readonly url: ReadText;
  readonly email: ReadText;
  /** A list of texts, without the empty ones; undefined if no text is left. */
  readonly texts: (key: string, member: string) => string[] | undefined;
  /** The raw value of a member. The caller adds the note, with `mapped` or `skipped`. */
  readonly value: (member: string) => unknown;
  readonly list: (member: string) => readonly unknown[];
  readonly mapped: (key: string, path: PointerPath) => void;
  readonly skipped: (path: PointerPath, why: string) => void;
  /** Marks every member that was not read as skipped, with its own reason or a general one. */
  readonly skipRest: (reasons?: Readonly<Record<string, string>>) => void;
  /** Makes a key required: without it, the imported item would be wrong. */
  readonly require: (key: string, member: string) => void;
  readonly required: ReadonlySet<string>;
  readonly notes: readonly ImportNote[];
  /** The first member that a key is read from. */
  readonly sourceOf: (key: string) => string;
}

const hasDay = /^\d{4}-\d\d-\d\d$/;

/** A date of the content, without days that no calendar has, such as 2021-02-30. */
export const ExistingDate = Experience.shape.start.refine(
  (date) => !hasDay.test(date) || z.iso.date().safeParse(date).success,
);

const types = {
  text: { clean: cleanText, schema: z.string().min(1), expected: "a text" },
  date: { clean: cleanDate, schema: ExistingDate, expected: "a date: YYYY, YYYY-MM or YYYY-MM-DD" },
  url: { clean: cleanText, schema: webUrl(), expected: "an http or https URL" },
  email: { clean: cleanText, schema: z.email(), expected: "an email address such as ada@example.com" },
};

/** Why a text cannot be used. An ambiguous date would also be one that the schema does not allow. */
const problemOf = (text: string, expected: string): string => {
  const meanings = readWrittenDate(text);
  if (hasDay.test(text) && Experience.shape.start.safeParse(text).success) return "is not a day of the calendar";
  return meanings.length > 1 ? `can mean ${meanings.join(" or ")}: write the date like this` : `is not ${expected}`;
};

/** A reader of one object, which notes where each value comes from and goes to. */
export const fieldReader = (item: JsonObject, { pointer, file, key: keyPrefix }: FieldLocation): FieldReader => {
  const notes: ImportNote[] = [];
  const readMembers = new Set(["vitrine"]);
  const sources = new Map<string, string>();
  const required = new Set<string>();
  const value = (member: string): unknown => {
    readMembers.add(member);
    return Object.hasOwn(item, member) ? item[member] : undefined;
  };
  const list = (member: string): readonly unknown[] => {
    const items = value(member);
    return Array.isArray(items) ? items : [];
  };
  const mapped = (key: string, path: PointerPath): void =>
    void notes.push({ pointer: jsonPointer(pointer, path), file, key: `${keyPrefix}${key}` });
  const skipped = (path: PointerPath, why: string): void =>
    void notes.push({ pointer: jsonPointer(pointer, path), why });

  const readAs =
    ({ clean, schema, expected }: (typeof types)[keyof typeof types]): ReadText =>
    (key, ...members) => {
      sources.set(key, members[0] ?? key);
      let result: string | undefined;
      for (const member of members) {
        const raw = value(member);
        if (typeof raw !== "string" || isEmpty(raw)) continue;
        const text = clean(raw);
        if (result !== undefined) skipped(member, `\`${members[0]}\` is used instead`);
        else if (!schema.safeParse(text).success) skipped(member, `${quoteValue(raw)} ${problemOf(text, expected)}`);
        else {
          result = text;
          mapped(key, member);
        }
      }
      return result;
    };
  return {
    text: readAs(types.text),
    date: readAs(types.date),
    url: readAs(types.url),
    email: readAs(types.email),
    texts: (key, member) => {
      sources.set(key, member);
      const texts = list(member).flatMap((text) => (typeof text === "string" ? [cleanText(text)] : []));
      const filled = texts.filter((text) => text !== "");
      if (filled.length === 0) return undefined;
      mapped(key, member);
      return filled;
    },
    value,
    list,
    mapped,
    skipped,
    skipRest: (reasons = {}) => {
      for (const [member, raw] of Object.entries(item))
        if (!readMembers.has(member) && !isEmpty(raw))
          skipped(member, reasons[member] ?? "the content has no field for it");
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
