import stopWords from "stopwords-iso" with { type: "json" };
import { parse } from "yaml";
import * as z from "zod";
import type { questionLanguages } from "../../contract/site/languages.ts";
import { ownValue } from "../knowledge/own-value.ts";
import { joinWords, stemsOf, tokenize } from "../knowledge/words.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

const tables = { ar, de, es, fr, ja, nl, pt } as const satisfies Record<
  Exclude<(typeof questionLanguages)[number], "en">,
  string
>;

const forms = z.record(z.string(), z.string());

/** The phrases of a language, by the English words that they mean. */
const PhraseTable = z.intersection(
  z.object({ ignored: z.string(), topics: forms, patterns: forms, counters: z.string().optional() }),
  z.record(z.string(), z.union([z.string(), forms])),
);

/** Phrases with their English words, as the index contains them: `wohnt lebt=lives;stadt ort=city`. */
export type PhraseTables = Readonly<Record<string, string>>;

/** What Japanese counts: `何案` asks how many `案` there are. */
const countersOf = ({ counters }: z.infer<typeof PhraseTable>): [english: string, forms: string][] =>
  (counters?.split(", ") ?? []).map((counter) => [`how many ${counter}`, `何${counter}`]);

const entriesOf = (table: Readonly<Record<string, unknown>>): [english: string, forms: string][] =>
  Object.entries(table)
    .flatMap(([english, list]) =>
      typeof list === "string" && english !== "counters" ? [[english, list] as const] : [],
    )
    .map(([english, list]) => [english === "ignored" ? "" : english, list]);

/** Phrases as tokenized questions contain them. Japanese ones are found within a text without spaces, so they stay as they are. */
const normalizedForms = (list: string, language: string): string =>
  list
    .split(",")
    .map((form) => (language === "ja" ? form.trim() : joinWords(tokenize(form))))
    .join();

/** The forms of a single word. */
const wordsOf = (list: string, language: string): string[] =>
  normalizedForms(list, language)
    .split(",")
    .filter((form) => !form.includes(" "));

/** English words that say little, as do their translations. */
const smallWords =
  "ignored she you for with without in from and or not who where when what which why how works worked made use went".split(
    " ",
  );

/** The stop words of a language, such as `vous`. None for English, which has its own (words.ts), and for Japanese, which has no spaces. */
export const stopWordsOf = (language: string): readonly string[] => {
  const code = language.slice(0, 2);
  if (code === "en" || code === "ja") return [];
  return (ownValue<readonly string[]>(stopWords, code) ?? []).flatMap((word) => {
    const [first, ...more] = tokenize(word);
    return first && more.length === 0 && first.normalized.length > 1 ? [first.normalized] : [];
  });
};

/** The table of a language whose texts have spaces between words. */
const tableWithWords = (language: string): z.infer<typeof PhraseTable> | undefined => {
  const text = ownValue<string>(tables, language.slice(0, 2));
  return text === undefined || language.startsWith("ja") ? undefined : PhraseTable.parse(parse(text));
};

/** The small words of the questions in a language; none for languages without a table. */
export const smallWordsOf = (language: string): readonly string[] => {
  const table = tableWithWords(language);
  return smallWords.flatMap((english) => {
    const list = table?.[english];
    return typeof list === "string" ? wordsOf(list, language) : [];
  });
};

/**
 * The words of a language with the English word that they mean, as synonyms for a portfolio in that language: its texts say `schief`
 * where a translated question says `wrong`. None for languages without a table.
 */
export const synonymsIn = (language: string): readonly (readonly string[])[] => {
  const table = tableWithWords(language);
  if (!table) return [];
  return [...entriesOf(table), ...entriesOf(table.topics)].flatMap(([english, list]) => {
    const [word, ...more] = english.split(" ").filter((each) => !smallWords.includes(each));
    return word !== undefined && more.length === 0 && stemsOf(word).length === 1
      ? [[word, ...wordsOf(list, language)]]
      : [];
  });
};

/** The names of months and days of the week. */
const calendarWords = (language: string): string[] => {
  const month = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2024, index))).concat(
    Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2024, 0, index + 1))),
  );
};

/**
 * How texts in a language write numbers, dates and other facts: the source of a regular expression for each kind. The table has them as
 * regular expressions too, of whole words if the language has spaces. Undefined for English and for languages without a table.
 */
export const writtenFactsIn = (language: string): Readonly<Record<string, string>> | undefined => {
  const text = ownValue<string>(tables, language.slice(0, 2));
  if (text === undefined) return undefined;
  const { patterns } = PhraseTable.parse(parse(text));
  return Object.fromEntries(
    Object.entries(patterns).map(([kind, list]) => {
      const all = [list, ...(kind === "date" ? calendarWords(language) : [])].join(", ").replaceAll(", ", "|");
      return [kind, language.startsWith("ja") ? all : `(?<!\\p{L})(?:${all})(?!\\p{L})`];
    }),
  );
};

/**
 * The phrase tables of the languages in which visitors can ask besides English (D18), as one text each. Topics are left out
 * if the portfolio does not have them, or has them in the language itself.
 */
export const readLanguages = (hasStem: (stem: string) => boolean, ownLanguage = "en"): PhraseTables => {
  return Object.fromEntries(
    Object.entries(tables).map(([language, text]) => {
      const table = PhraseTable.parse(parse(text));
      const topics = ownLanguage.startsWith(language)
        ? []
        : entriesOf(table.topics).filter(([english]) => stemsOf(english).every(hasStem));
      const lines = [...entriesOf(table), ...countersOf(table), ...topics].map(
        ([english, list]) => `${english}=${normalizedForms(list, language)}`,
      );
      return [language, lines.join(";")];
    }),
  );
};
