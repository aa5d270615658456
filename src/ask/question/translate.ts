import type { Knowledge } from "../knowledge/knowledge.ts";
import { lazy } from "../knowledge/lazy.ts";
import { isStopWord, stem, tokenize, type Word } from "../knowledge/words.ts";
import { errorsIn } from "./spelling.ts";

/** A phrase of another language: its words after the first, and the English words that it means. */
interface Form {
  readonly rest: readonly string[];
  readonly english: string;
}

/** The phrases of a table. */
interface Forms {
  /** By their first word, the longest first. */
  readonly byWord: ReadonlyMap<string, readonly Form[]>;
  /** Single words that are long enough to be corrected to, by their first letter. */
  readonly byLetter: () => ReadonlyMap<string, readonly (readonly [word: string, form: Form])[]>;
}

/** Names of the portfolio, which are not translated. */
interface KnownNames {
  readonly texts: readonly string[];
  /** The positions of the words of names. */
  readonly positionsIn: (words: readonly Word[]) => ReadonlySet<number>;
}

const noNames: KnownNames = { texts: [], positionsIn: () => new Set() };

const isJapanese = (text: string): boolean => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);

/** The phrases of a table with their English words. */
const pairsOf = (table: string): [form: string, english: string][] =>
  table.split(";").flatMap((line) => {
    const [english = "", forms = ""] = line.split("=");
    return forms.split(",").flatMap((form): [string, string][] => (form === "" ? [] : [[form, english]]));
  });

/** Shorter words have too many neighbors. */
const MIN_CORRECTED_LENGTH = 6;

const formsOf = (table: string): Forms => {
  const all = pairsOf(table).flatMap(([form, english]) => {
    const [first = "", ...rest] = form.split(" ");
    return first === "" ? [] : [{ first, rest, english }];
  });
  const byWord = Map.groupBy(all, ({ first }) => first);
  for (const list of byWord.values()) list.sort((a, b) => b.rest.length - a.rest.length);
  const corrections = () =>
    [...byWord].flatMap(([word, forms]) => {
      const form = word.length >= MIN_CORRECTED_LENGTH ? forms.find(({ rest }) => rest.length === 0) : undefined;
      return form ? [[word, form] as const] : [];
    });
  return { byWord, byLetter: lazy(() => Map.groupBy(corrections(), ([word]) => word.charAt(0))) };
};

/** A word of Arabic without the article and the prepositions that are written together with it, then also without a pronoun. */
const arabicWords = (word: string): string[] => {
  const bare = word.replace(/^(?:[وبلفك]?ال|و?لل|[وبلف])(?=.{3})/u, "");
  const noun = bare.replace(/(?<=.{3})(?:ها|هم|كم|ك|ه)$/u, "");
  return [bare, noun, noun.replace(/ت$/u, "ه")];
};

interface Translation {
  readonly text: string;
  /** How many of the words the table has. */
  readonly known: number;
}

/** The form of a table, of one word, that is closest to a misspelled word; undefined if none is close. */
const correctedForm = (word: string, { byLetter }: Forms): Form | undefined => {
  let best: Form | undefined;
  let least = Number.POSITIVE_INFINITY;
  if (word.length >= MIN_CORRECTED_LENGTH)
    for (const [other, form] of byLetter().get(word.charAt(0)) ?? []) {
      const errors = errorsIn(word, other) ?? least;
      if (errors < least) [best, least] = [form, errors];
    }
  return best;
};

/** Replaces the words that a table has, the longest phrases first. Names and other words stay. */
const replaceForms = (
  words: readonly string[],
  names: ReadonlySet<number>,
  forms: Forms,
  correct: (word: string) => Form | undefined = () => undefined,
): Translation => {
  const translated: string[] = [];
  let known = 0;
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? "";
    const candidates = names.has(index)
      ? []
      : ([word, ...arabicWords(word)].map((each) => forms.byWord.get(each)).find((all) => all !== undefined) ?? []);
    const match =
      candidates.find(({ rest }) => rest.every((other, offset) => words[index + 1 + offset] === other)) ??
      (names.has(index) ? undefined : correct(word));
    const length = 1 + (match?.rest.length ?? 0);
    if (match) known += length;
    translated.push(match ? match.english : word);
    index += length;
  }
  return { text: translated.filter(Boolean).join(" "), known };
};

const plainJapanese = (text: string): string => text.normalize("NFKC").toLowerCase();

/** The same for a language without spaces, with the pairs by their first character. */
const replaceWithin = (text: string, pairs: ReadonlyMap<string, readonly (readonly [string, string])[]>): string => {
  let translated = "";
  for (let index = 0; index < text.length; ) {
    const [form, english] = pairs.get(text.charAt(index))?.find(([form]) => text.startsWith(form, index)) ?? [];
    translated += form === undefined ? text[index] : ` ${english} `;
    index += form?.length ?? 1;
  }
  return translated.replace(/\s+/g, " ").trim();
};

/**
 * Whether no word of a question is English, in the index or a small word of the portfolio's language, as in an unsupported
 * language.
 */
export const isInUnknownLanguage = ({ owner, language, frequency }: Knowledge, text: string): boolean => {
  const words = tokenize(text).filter(({ stem }) => !owner.has(stem));
  return (
    words.length > (/[^ -\u024f]/.test(text) ? 0 : 2) &&
    words.every(
      ({ normalized, stem }) =>
        !isStopWord(normalized) &&
        !language.fillers.has(normalized) &&
        !language.isOrdinary(stem) &&
        frequency(stem) === 0 &&
        !/\d/.test(normalized),
    )
  );
};

/**
 * Returns a function that translates the words of a question that the tables have, such as `where` and `projects`, into English. It
 * returns undefined for questions in English. For the languages of D18.
 * @param names what stays as it is.
 */
export const questionTranslator = (
  {
    languages,
    language,
    frequency,
    phrases,
  }: Pick<Knowledge, "languages"> & {
    readonly language: Pick<Knowledge["language"], "isOrdinary">;
    readonly frequency?: Knowledge["frequency"];
    readonly phrases?: Pick<Knowledge["phrases"], "language">;
  },
  names: KnownNames = noNames,
) => {
  const tables = lazy(() =>
    Object.entries(languages).flatMap(([name, table]) => (name === "ja" ? [] : [{ name, forms: formsOf(table) }])),
  );
  const japanese = lazy(() => {
    const own = names.texts.filter(isJapanese).map(plainJapanese);
    const all = [...own.map((name) => [name, name] as const), ...pairsOf(languages.ja ?? "")];
    return Map.groupBy(
      all.toSorted(([a], [b]) => b.length - a.length),
      ([form]) => form.charAt(0),
    );
  });
  return (text: string): string | undefined => {
    if (isJapanese(text)) return replaceWithin(plainJapanese(text), japanese());
    const words = tokenize(text);
    const english = words.filter(({ normalized, stem }) => isStopWord(normalized) || language.isOrdinary(stem)).length;
    if (english === words.length) return undefined;
    const plain = words.map(({ normalized }) => normalized);
    const kept = names.positionsIn(words);
    const [best] = tables()
      .map(({ name, forms }) => ({
        forms,
        isOwn: phrases?.language.startsWith(name),
        ...replaceForms(plain, kept, forms),
      }))
      // If no table has a word, each may be misspelled in the language of the portfolio.
      .toSorted((a, b) => b.known - a.known || Number(b.isOwn) - Number(a.isOwn));
    if (!best || (best.known <= english && (english > 0 || !best.isOwn))) return undefined;
    // Words that the texts have are not misspelled.
    const isMisspelled = (word: string): boolean => frequency?.(stem(word)) === 0;
    const { text: translated, known } = replaceForms(plain, kept, best.forms, (word) =>
      isMisspelled(word) ? correctedForm(word, best.forms) : undefined,
    );
    return known > 0 ? translated : undefined;
  };
};
