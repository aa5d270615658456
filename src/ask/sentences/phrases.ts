import { formatLongDate, joinItems, listItems } from "../../strings/format.ts";
import { ownValue } from "../knowledge/own-value.ts";

/** The texts of answers in one language, by their keys in `src/strings`. */
export interface AnswerTexts {
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
}

export type Value = string | number | readonly string[];

/** What replaces `{{name}}` in a text. `count` selects the plural form. */
export type Values = Readonly<Record<string, Value>>;

/** Writes sentences in the language of a portfolio (D18). */
export interface Phrases {
  readonly language: string;
  /**
   * A text by its key, with its values filled in: `{{start, date}}` with a date in words, a list with its items joined.
   * @throws Error if no such text exists, or if it lacks a value.
   */
  readonly fill: (key: string, values?: Values) => string;
  /** `a, b and c` */
  readonly list: (items: readonly string[]) => string;
  /** `a, b, c` */
  readonly items: (items: readonly string[]) => string;
  /** `2019-09` as `September 2019` */
  readonly date: (date: string) => string;
}

/** `Ada's`, `James'`. */
const possessive = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`);

/** A value and its format in a text: `{{name}}`, `{{start, date}}`. */
const placeholder = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g;

/** Opens the texts of a language. */
export const openPhrases = ({ language, texts }: AnswerTexts): Phrases => {
  const list = (items: readonly string[]): string => joinItems(items, language);
  const date = (value: string): string => formatLongDate(value, language);
  const formats: Readonly<Record<string, (value: string) => string>> = { date, possessive };
  const written = (value: Value, format: string | undefined): string => {
    const text = typeof value === "object" ? list(value) : String(value);
    return (format === undefined ? undefined : ownValue(formats, format)?.(text)) ?? text;
  };
  const textOf = (key: string, count: Value | undefined): string => {
    const plural = typeof count === "number" ? `${key}_${new Intl.PluralRules(language).select(count)}` : key;
    const text = ownValue(texts, plural) ?? ownValue(texts, `${key}_other`) ?? ownValue(texts, key);
    if (text === undefined) throw new Error(`no text has the key ${key}`);
    return text;
  };
  return {
    language,
    list,
    items: (items) => listItems(items, language),
    date,
    fill: (key, values = {}) =>
      textOf(key, values.count).replaceAll(placeholder, (_, name: string, format?: string) => {
        const value = ownValue<Value>(values, name);
        if (value === undefined) throw new Error(`the text ${key} lacks the value ${name}`);
        return written(value, format);
      }),
  };
};
