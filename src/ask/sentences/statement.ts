import type { Phrases, Values } from "./phrases.ts";

/** One sentence of an answer, with its source. */
export interface Statement {
  readonly text: string;
  /** The path of the page, with the anchor of the section. */
  readonly path: string;
  /** The values that fill a template. Undefined if the text is a quotation. */
  readonly values?: readonly string[];
  /** Whether a quotation leaves out what is between the sentence before it and this one. */
  readonly isAfterGap?: boolean;
}

/** A statement, or what stands for none: missing data, or a condition that is false. */
export type OptionalStatement = Statement | undefined | false | "";

/** The statements of a list that are there. */
export const present = (statements: readonly OptionalStatement[]): Statement[] =>
  statements.flatMap((statement) => (statement ? [statement] : []));

/** A closing quotation mark, and what may be before it or a colon: a space in French, a right-to-left mark in Arabic. */
const closing = '[\\s\\u200F]?["“”‘’»」]';
const doubledMarks: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // A value that ends with a full stop needs no second one, also in quotation marks.
  [new RegExp(`([.!?…。！？؟])[.。]((?:${closing})?)$`, "u"), "$1$2"],
  [new RegExp(`([.!?…。！？؟]${closing})[.。]$`, "u"), "$1"],
  // A title loses its full stop before a colon. One that ends with a question mark needs no colon at the end.
  [new RegExp(`[.。](?=(?:${closing})?[\\s\\u200F]?[:：](?:\\s|$))`, "u"), ""],
  [new RegExp(`([!?…？！؟](?:${closing})?)[\\s\\u200F]?[:：]$`, "u"), "$1"],
];

/** A filled sentence without the marks that meet those of its values. */
export const withoutDoubledMarks = (text: string): string =>
  doubledMarks.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/** Returns a function that writes a sentence about `path` by its key, and keeps its values for checks. */
export const statementAt =
  (path: string, { fill }: Phrases) =>
  (key: string, values: Values = {}): Statement => ({
    text: withoutDoubledMarks(fill(key, values)),
    path,
    values: Object.values(values).flatMap((value) => (typeof value === "object" ? value : [String(value)])),
  });

/** Returns a template tag for sentences of the documentation, which is in English: their values become strings. */
export const documentedAt =
  (path: string) =>
  (texts: TemplateStringsArray, ...values: readonly (string | number)[]): Statement => ({
    text: String.raw({ raw: texts }, ...values),
    path,
    values: values.map(String),
  });

/** A label and a value, as pages show a fact. */
const labelledFact = /^\p{L}[\p{L} ]*\s?[:：]\s?(.+?)[.。]?$/su;

/** Leaves out quoted facts, such as `Result: 12 clinics.`, that another statement gives in a sentence. */
export const withoutRepeatedFacts = (statements: readonly Statement[]): readonly Statement[] => {
  const given = new Set(statements.flatMap(({ values = [] }) => values));
  return statements.filter(
    ({ text, values }) => values !== undefined || !given.has(labelledFact.exec(text)?.[1] ?? ""),
  );
};

export const quoteFrom = (path: string, text: string): Statement => ({ text, path });
