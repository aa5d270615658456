import { functionWords } from "./function-words.ts";

/** Languages with a script of their own. */
const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ["ko", /\p{Script=Hangul}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["hy", /\p{Script=Armenian}/gu],
  ["ka", /\p{Script=Georgian}/gu],
];

/** The letters of the language in which most of the text is, and not only names. */
const MIN_LETTERS = 20;
/** The part of Japanese texts that is kana; Chinese texts have almost none. */
const MIN_KANA = 0.1;
const MIN_WORDS = 5;
const MIN_DIFFERENT_WORDS = 3;
/** How much more frequent the words of a language are than those of the next. */
const MIN_RATIO = 3;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The language of letters that several languages share, if some of them are only in one. */
const languageOfShared = (text: string): string | undefined => {
  const [han, kana] = [count(text, /\p{Script=Han}/gu), count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu)];
  const [arabic, cyrillic] = [count(text, /\p{Script=Arabic}/gu), count(text, /\p{Script=Cyrillic}/gu)];
  // Each of these letters is about half a word.
  const isMost = (letters: number, weight = 1): boolean =>
    letters >= MIN_LETTERS && letters * weight > count(text, /\p{L}/gu) - letters;
  if (isMost(han + kana, 3)) return kana > (han + kana) * MIN_KANA ? "ja" : kana === 0 ? "zh" : undefined;
  if (isMost(arabic)) return /[پچژگکیٹڈڑں]/u.test(text) || !/[يةىك]/u.test(text) ? undefined : "ar";
  if (!isMost(cyrillic)) return undefined;
  const [ukrainian, russian] = [/[іїєґ]/iu.test(text), /[ыэё]/iu.test(text)];
  return ukrainian === russian ? undefined : ukrainian ? "uk" : "ru";
};

const wordLists = Object.entries(functionWords).map(([language, words]) => ({ language, words: words.split(" ") }));

/** Words that are in one of the lists only. */
const languageOfWord: ReadonlyMap<string, string> = new Map(
  wordLists.flatMap(({ language, words }) =>
    words
      .filter((word) => wordLists.every((other) => other.language === language || !other.words.includes(word)))
      .map((word) => [word, language] as const),
  ),
);

/** The language whose function words are in a text. Words in capitals are abbreviations, such as "MIT". */
const languageOfWords = (text: string): string | undefined => {
  const words = text.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
  const found = words.flatMap((word) => {
    const lower = word.toLowerCase().replace("’", "'");
    const language = word.length > 1 && word === word.toUpperCase() ? undefined : languageOfWord.get(lower);
    return language === undefined ? [] : [{ language, lower }];
  });
  const [first, second] = [...Map.groupBy(found, ({ language }) => language)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  if (!first) return undefined;
  const [language, own] = first;
  const isCertain =
    own.length >= MIN_WORDS &&
    new Set(own.map(({ lower }) => lower)).size >= MIN_DIFFERENT_WORDS &&
    own.length >= MIN_RATIO * (second?.[1].length ?? 0);
  return isCertain ? language : undefined;
};

/** The language of texts, as a tag such as `de`; undefined unless it is certain. */
export const detectLanguage = (texts: readonly string[]): string | undefined => {
  const text = [...new Set(texts.map((each) => each.trim()))].join("\n");
  const letters = count(text, /\p{L}/gu);
  const ofScript = scripts.find(([, pattern]) => {
    const own = count(text, pattern);
    return own >= MIN_LETTERS && own * 2 > letters;
  });
  return ofScript?.[0] ?? languageOfShared(text) ?? languageOfWords(text);
};
