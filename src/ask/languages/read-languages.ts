import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { stemsOf, tokenize } from "../knowledge/words.ts";

const forms = z.record(z.string(), z.string());

/** The forms of a language by the English words that they mean. */
const PhraseTable = z.intersection(
  z.object({ ignored: z.string(), topics: forms }),
  z.record(z.string(), z.union([z.string(), forms])),
);

/** Forms with what they mean, as the index contains them: `wohnt lebt=lives;stadt ort=city`. */
export type PhraseTables = Readonly<Record<string, string>>;

const entriesOf = (table: Readonly<Record<string, unknown>>): [english: string, forms: string][] =>
  Object.entries(table)
    .flatMap(([english, list]) => (typeof list === "string" ? [[english, list] as const] : []))
    .map(([english, list]) => [english === "ignored" ? "" : english, list]);

/** The forms as a question has them, without accents; Japanese ones are found within a text without spaces. */
const normalizedForms = (list: string, language: string): string =>
  list
    .split(",")
    .map((form) =>
      language === "ja"
        ? form.trim()
        : tokenize(form)
            .map(({ normalized }) => normalized)
            .join(" "),
    )
    .join();

/**
 * The phrase tables of the languages in which visitors can ask besides English (D18), as one text each. Topics are left out
 * if the portfolio does not have them.
 */
export const readLanguages = (hasStem: (stem: string) => boolean): PhraseTables => {
  const folder = new URL(".", import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const table = PhraseTable.parse(parse(readFileSync(new URL(file, folder), "utf8")));
      const topics = entriesOf(table.topics).filter(([english]) => stemsOf(english).every(hasStem));
      const language = file.replace(".yaml", "");
      const lines = [...entriesOf(table), ...topics].map(
        ([english, list]) => `${english}=${normalizedForms(list, language)}`,
      );
      return [language, lines.join(";")];
    }),
  );
};
