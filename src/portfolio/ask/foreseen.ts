import type { PlainChunk } from "./chunk.ts";
import { isFunctionWord, type Word, wordsOf } from "./words.ts";

/** The stems of a question that count in comparing it, each with 1 where it says little wherever it stands. */
export type Telling = readonly (readonly [stem: string, isMinor?: 1])[];

/** A question that the owner foresaw, taken apart. */
export interface Foreseen {
  /** The place of its chunk in the list. */
  readonly chunk: number;
  /** Each way to ask it. */
  readonly ways: readonly Telling[];
  /** The question with its answer: a word that only the answer has is a hint too. */
  readonly whole: Telling;
}

/** Question words tell one question from another, although they say nothing in a text. */
const interrogatives = new Set(["how", "who", "when", "where", "why", "whose"]);

/** What tells one question from others; names are those of the person, whom all of them are about. */
export const tellingOf = (words: readonly Word[], names: ReadonlySet<string>, fillers: ReadonlySet<string>): Telling =>
  words.flatMap(({ plain, stem }): Telling => {
    if (names.has(stem)) return [];
    if (interrogatives.has(plain)) return [[stem, 1]];
    if (isFunctionWord(plain)) return [];
    return [fillers.has(plain) ? [stem, 1] : [stem]];
  });

/** The questions that the owner foresaw, as the build prepares them. */
export const foreseenIn = (chunks: readonly PlainChunk[], person: string, fillers: ReadonlySet<string>): Foreseen[] => {
  const names = new Set(wordsOf(person).map(({ stem }) => stem));
  const telling = (text: string): Telling => tellingOf(wordsOf(text), names, fillers);
  return chunks.flatMap(({ type, name, keywords, blocks }, chunk) =>
    type === "Question"
      ? [
          {
            chunk,
            ways: [name, ...keywords.split(" / ")].filter(Boolean).map(telling),
            whole: telling([name, ...blocks].join(" ")),
          },
        ]
      : [],
  );
};
