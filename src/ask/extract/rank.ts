import type { Chunk } from "../index/chunk.ts";
import type { Hit } from "../index/search.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Word } from "../knowledge/words.ts";

/** The weights of a synonym of the lexicon or the owner, of another form of the word, and of a related word. The word itself weighs 1. */
const SYNONYM_WEIGHT = 0.6;
const FORM_WEIGHT = 0.9;
const RELATED_WEIGHT = 0.35;

/** BM25 inverse document frequency. Higher for rare stems, highest for stems that are not in the index. */
export const inverseDocumentFrequency = ({ chunks, frequency, language }: Knowledge, stem: string): number => {
  const chunkCount = frequency(stem);
  // A common word that does not occur in the index says little.
  if (chunkCount === 0 && language.isOrdinary(stem)) return 1;
  return Math.log(1 + (chunks.length - chunkCount + 0.5) / (chunkCount + 0.5));
};

/** The stems of the index that count as a stem of a question, with their weights. */
export const variantsOf = ({ language, relatedTo }: Knowledge, stem: string): ReadonlyMap<string, number> =>
  new Map([
    ...relatedTo(stem).map((other) => [other, RELATED_WEIGHT] as const),
    ...language.synonymsOf(stem).map((other) => [other, SYNONYM_WEIGHT] as const),
    ...language.similarTo(stem).forms.map((other) => [other, FORM_WEIGHT] as const),
    [stem, 1],
  ]);

/** The stems to search for, with synonyms of the lexicon, each with its weight. */
export const queryWeights = ({ language }: Knowledge, words: readonly Word[]): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const { stem } of words) for (const other of language.synonymsOf(stem)) weights.set(other, SYNONYM_WEIGHT);
  for (const { stem } of words) weights.set(stem, 1);
  return weights;
};

/** The share of the words, weighted by rarity, that the terms cover: 0 to 1. */
export const coverage = (knowledge: Knowledge, words: readonly Word[], terms: ReadonlySet<string>): number => {
  let covered = 0;
  let all = 0;
  for (const stem of new Set(words.map((word) => word.stem))) {
    const rarity = inverseDocumentFrequency(knowledge, stem);
    all += rarity;
    let best = 0;
    for (const [variant, weight] of variantsOf(knowledge, stem)) if (terms.has(variant)) best = Math.max(best, weight);
    covered += rarity * best;
  }
  return all === 0 ? 0 : covered / all;
};

/** The share of the stems of a chunk's name that the words contain: 0 to 1. */
export const nameShare = ({ nameStems }: Chunk, words: ReadonlySet<string>): number =>
  nameStems.length === 0 ? 0 : nameStems.filter((stem) => words.has(stem)).length / nameStems.length;

/** The factor for the score of FAQ entries: their answers are short, and the owner expects these questions. */
const FAQ_BOOST = 1.8;

/** The part of a hit's score that does not depend on how much of the question it covers. */
const INDEPENDENT_SHARE = 0.3;

/** The most search hits to rerank. */
const MAX_RANKED_CHUNKS = 60;

/** A hit with the share of the question that it covers: 0 to 1. */
export interface RankedHit extends Hit {
  readonly coverage: number;
}

interface Candidate {
  score: number;
  /** How many words of the question it has; related words count less. */
  matched: number;
  readonly terms: Set<string>;
  readonly prominent: Set<string>;
}

/**
 * Ranks the chunks for words: for each word the best of its variants counts, as in BM25, and chunks with more of the words
 * come first. Matches in the name and coverage of the rare words decide between them.
 */
export const rankChunks = (
  knowledge: Knowledge,
  words: readonly Word[],
  isWanted: (chunk: Chunk) => boolean,
  faqBoost = FAQ_BOOST,
): RankedHit[] => {
  const found = new Map<Chunk, Candidate>();
  const questionStems = new Set(words.map(({ stem }) => stem));
  for (const stem of questionStems) {
    const best = new Map<Candidate, readonly [score: number, weight: number]>();
    for (const [variant, weight] of variantsOf(knowledge, stem))
      for (const [index, score, isProminent] of knowledge.postingsOf(variant)) {
        const chunk = knowledge.chunks[index];
        if (!chunk || !isWanted(chunk)) continue;
        const hit = found.get(chunk) ?? { score: 0, matched: 0, terms: new Set(), prominent: new Set() };
        found.set(chunk, hit);
        hit.terms.add(variant);
        if (isProminent) hit.prominent.add(variant);
        const [top = 0, topWeight = 0] = best.get(hit) ?? [];
        best.set(hit, [Math.max(top, score * weight), Math.max(topWeight, weight)]);
      }
    for (const [hit, [score, weight]] of best) {
      hit.score += score;
      hit.matched += weight;
    }
  }
  return [...found]
    .map(([chunk, { score, matched, ...hit }]) => ({ chunk, ...hit, score: score * matched }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_RANKED_CHUNKS)
    .map((hit) => {
      const share = coverage(knowledge, words, hit.terms);
      const nameMatch = nameShare(hit.chunk, questionStems);
      const boost =
        (1 + nameMatch) *
        (nameMatch === 1 ? 1 : (hit.chunk.boost ?? 1)) *
        (hit.chunk.type === "Question" ? faqBoost : 1);
      return {
        ...hit,
        coverage: share,
        score: hit.score * (INDEPENDENT_SHARE + (1 - INDEPENDENT_SHARE) * share) * boost,
      };
    })
    .toSorted((a, b) => b.score - a.score);
};
