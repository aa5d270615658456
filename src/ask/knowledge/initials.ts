import { questionLanguages } from "../../contract/site/languages.ts";
import { smallWordsOf } from "../languages/read-languages.ts";
import { lazy } from "./lazy.ts";
import { fillerWords } from "./lexicon.ts";
import { isStopWord, stem, tokenize } from "./words.ts";

/** The end of a name: `Computer science, specialization in embedded systems`. */
const afterName = /[,;:(]| [-–—] /;

/** Short words of questions in any language, such as `de`. */
const smallWords = lazy(
  () => new Set([...fillerWords, ...questionLanguages.flatMap((language) => smallWordsOf(language))]),
);

/**
 * The stem of the initials of a name: `CS` for `Computer science`. Undefined if there are fewer than `least` or more than four of
 * them, or if they can be a word of a question.
 */
export const initialsOf = (name: string, least: number): string | undefined => {
  const words = tokenize(name.split(afterName)[0] ?? "").filter(({ normalized }) => !isStopWord(normalized));
  const initials = words.map(({ normalized }) => normalized.charAt(0)).join("");
  if (initials.length < least || !/^[a-z]{2,4}$/.test(initials)) return undefined;
  return isStopWord(initials) || smallWords().has(initials) ? undefined : stem(initials);
};
