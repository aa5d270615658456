import { isStopWord, tokenize } from "../ask/knowledge/words.ts";

/**
 * What a stem has in common with those of related words: `writer` and `write`, `inspector` and `inspection`, `organize` and
 * `organise` have the same root.
 */
export const rootOf = (stem: string): string =>
  stem
    .replace(/^([a-z]{3,}?)(?:ation|ition|ion|ment|eri|er|or|ist|ing)$/, "$1")
    .replace(/^([a-z]{4,})(?:[ei]|i[sz])$/, "$1")
    .replace(/our(?=.|$)/, "or")
    .replace(/c$/, "s");

/** The roots of a text, without stop words. */
export const rootsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ normalized, stem }) => (isStopWord(normalized) ? [] : [rootOf(stem)]));
