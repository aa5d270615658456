import { type Chunk, sentencesOf } from "./chunk.ts";
import type { Hit, Knowledge } from "./knowledge.ts";
import { asksFor, type Question, saysWord } from "./question.ts";
import { quotedFrom, type Statement } from "./statement.ts";
import { isFunctionWord, stemsOf, type Word } from "./words.ts";

/** Sentences that one answer quotes at most, and characters of all of them. */
const most = { sentences: 3, characters: 500 };

/** What another word for the same counts beside the word itself. */
const synonymWeight = 0.6;

export const chunkAt = ({ chunks }: Knowledge, path: string): Chunk | undefined =>
  chunks.find((chunk) => chunk.path === path);

/** How much it says that a text has a stem: rare ones say more, and those that occur nowhere most. */
export const rarityOf = ({ chunks, frequency }: Knowledge, stem: string): number => {
  const among = frequency(stem);
  return Math.log(1 + (chunks.length - among + 0.5) / (among + 0.5));
};

/** The words to look for, and other words for them, with what each counts. */
export const weightsOf = ({ language }: Knowledge, words: readonly Word[]): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const { stem } of words) for (const other of language.synonymsOf(stem)) weights.set(other, synonymWeight);
  for (const { stem } of words) weights.set(stem, 1);
  return weights;
};

/** The share of what is asked that some terms cover, from 0 to 1. */
export const coverage = (knowledge: Knowledge, words: readonly Word[], terms: ReadonlySet<string>): number => {
  let covered = 0;
  let all = 0;
  for (const stem of new Set(words.map((word) => word.stem))) {
    const rarity = rarityOf(knowledge, stem);
    all += rarity;
    if (terms.has(stem)) covered += rarity;
    else if (knowledge.language.synonymsOf(stem).some((other) => terms.has(other))) covered += rarity * 0.6;
  }
  return all === 0 ? 0 : covered / all;
};

const number =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|twice)\b/i;

/** The sentences of some chunks that have most of the words, in their order, quoted as they stand. */
export const bestSentences = (
  knowledge: Knowledge,
  question: Question,
  words: readonly Word[],
  chunks: readonly Chunk[],
): Statement[] => {
  const weights = weightsOf(knowledge, words);
  // What fills a question says little, but may tell one sentence from another.
  const minor = new Set(question.words.map(({ plain, stem }) => (isFunctionWord(plain) ? "" : stem)));
  const asksNumber =
    asksFor(question, "count", "when") || saysWord(question, "much", "long", "far", "large", "big", "old");
  const scored = chunks.flatMap((chunk, rank) =>
    chunk.blocks.flatMap(sentencesOf).map((text, order) => {
      const stems = new Set(stemsOf(text));
      let score = 0;
      for (const [stem, weight] of weights) if (stems.has(stem)) score += weight * rarityOf(knowledge, stem);
      if (score > 0)
        for (const stem of minor) if (stems.has(stem) && !weights.has(stem)) score += 0.4 * rarityOf(knowledge, stem);
      if (asksNumber && number.test(text)) score = score * 1.3 + 0.5;
      return { chunk, text, rank, order, score: score * 0.9 ** rank };
    }),
  );
  const best = Math.max(0, ...scored.map(({ score }) => score));
  let length = 0;
  return scored
    .filter(({ score }) => score > 0.5 && score >= best * 0.55)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most.sentences)
    .filter(({ text }, at) => {
      length += text.length;
      return at === 0 || length <= most.characters;
    })
    .toSorted((a, b) => a.rank - b.rank || a.order - b.order)
    .map(({ chunk, text }) => quotedFrom(chunk.path, text));
};

/** A hit with how much of the question it covers. */
export interface Ranked extends Hit {
  readonly coverage: number;
}

/** How much of a chunk's name is said. */
const nameShare = ({ name }: Chunk, words: ReadonlySet<string>): number => {
  const stems = stemsOf(name);
  return stems.length === 0 ? 0 : stems.filter((stem) => words.has(stem)).length / stems.length;
};

/** The chunks that have to do with some words, best first: those that cover much of them, and whose name is said. */
export const rank = (knowledge: Knowledge, words: readonly Word[], wanted: (chunk: Chunk) => boolean): Ranked[] => {
  const said = new Set(words.map(({ stem }) => stem));
  return knowledge
    .search(weightsOf(knowledge, words), wanted)
    .map((hit) => ({ ...hit, coverage: coverage(knowledge, words, hit.terms) }))
    .map((hit) => ({ ...hit, score: hit.score * (0.3 + 0.7 * hit.coverage) * (1 + 0.7 * nameShare(hit.chunk, said)) }))
    .toSorted((a, b) => b.score - a.score);
};
