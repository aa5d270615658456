import type { PlainChunk } from "../index/chunk.ts";
import { isStopWord, stemsOf, tokenize, type Word } from "../knowledge/words.ts";

/** The stems by which two questions are compared. `isMinor` marks words that say little. */
export type SignificantStems = readonly (readonly [stem: string, isMinor?: 1])[];

/** A question of the owner's FAQ, prepared for comparison. */
export interface FaqEntry {
  /** The index of its chunk. */
  readonly chunk: number;
  /** The question and its alternative wordings. */
  readonly phrasings: readonly SignificantStems[];
  /** The question with its answer, because a word that occurs only in the answer is a hint too. */
  readonly fullText: SignificantStems;
  /** Its subjects that FAQs of many portfolios have, such as `price`. The subject of its question is the first. */
  readonly subjects?: readonly string[];
}

/** Stop words in texts, but significant when questions are compared. */
const interrogatives = new Set(["how", "who", "when", "where", "why", "whose"]);

/** Words of most questions about a person. They are minor: `What are you working on?` would match every entry with `work`. */
const workWords = /^work(?:s|ed|ing)?$/;

/** Words that place something in time. They are minor: `What did she do before?` would match every entry with `before`. */
const timeWords = new Set(["before", "after", "later", "earlier"]);

/** Superlatives are minor: `Which project was the biggest?` would match every entry with `biggest`. */
const superlatives = /^(?:biggest|largest|greatest|hardest|longest|best|worst|favou?rite)$/;

/** The stems by which a question is compared, without the owner's name, which says nothing about the subject. */
export const significantStems = (
  words: readonly Word[],
  names: ReadonlySet<string>,
  fillers: ReadonlySet<string>,
): SignificantStems =>
  words.flatMap(({ normalized, stem }, index): SignificantStems => {
    if (names.has(stem)) return [];
    // `How old are you?` is not about something old.
    if (words[index - 1]?.normalized === "how" && /^(?:old|big|good)$/.test(normalized)) return [[stem, 1]];
    if (interrogatives.has(normalized)) return [[stem, 1]];
    if (isStopWord(normalized)) return [];
    const isMinor =
      fillers.has(normalized) ||
      timeWords.has(normalized) ||
      workWords.test(normalized) ||
      superlatives.test(normalized);
    return [isMinor ? [stem, 1] : [stem]];
  });

/** Prepares the FAQ at build time. */
export const indexFaq = (
  chunks: readonly PlainChunk[],
  person: string,
  fillers: ReadonlySet<string>,
  subjectsOf: (phrasings: readonly string[]) => readonly string[],
): FaqEntry[] => {
  const names = new Set(stemsOf(person));
  const stemsOfText = (text: string): SignificantStems => significantStems(tokenize(text), names, fillers);
  return chunks.flatMap(({ type, name, keywords, blocks }, chunk) => {
    if (type !== "Question") return [];
    const phrasings = [name, ...keywords.split(" / ")].filter(Boolean);
    const subjects = subjectsOf(phrasings);
    return {
      chunk,
      phrasings: phrasings.map(stemsOfText),
      fullText: stemsOfText([name, ...blocks].join(" ")),
      ...(subjects.length > 0 && { subjects }),
    };
  });
};
