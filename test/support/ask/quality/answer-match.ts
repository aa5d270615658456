import { referencePages } from "../../../../src/contract/site/pages.ts";
import { normalizeForSearch } from "../../../../src/portfolio/normalize-for-search.ts";

const digit = /[0-9]/;

/** Whether a normalized text contains a phrase. A number in the phrase must not be part of a longer number in the text. */
const containsPhrase = (text: string, words: string): boolean => {
  for (let index = text.indexOf(words); index >= 0; index = text.indexOf(words, index + 1)) {
    const [before = "", after = ""] = [text[index - 1], text[index + words.length]];
    const isPart =
      (digit.test(words[0] ?? "") && digit.test(before)) || (digit.test(words.at(-1) ?? "") && digit.test(after));
    if (!isPart) return true;
  }
  return false;
};

/** Whether an answer contains all phrases. Alternatives within a phrase are separated by `|`. */
export const containsPhrases = (answer: string, phrases: readonly string[]): boolean => {
  const normalized = normalizeForSearch(answer);
  return phrases.every((alternatives) =>
    alternatives.split("|").some((phrase) => containsPhrase(normalized, normalizeForSearch(phrase))),
  );
};

/** A page as questions name it: `/docs` for all pages of the API reference. */
export const namedPage = (path: string): string => referencePages.find((page) => page.path === path)?.parent ?? path;
