import type { Chunk } from "../index/chunk.ts";
import type { Hit } from "../index/search.ts";
import { stemmedSentences } from "../index/stemmed-sentences.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { isStopWord, type Word } from "../knowledge/words.ts";
import { asksFor, type Question } from "../question/question.ts";
import { quoteFrom, type Statement } from "./statement.ts";

/** The longest quotation in one answer. */
const MAX_QUOTED_SENTENCES = 3;
const MAX_QUOTED_CHARACTERS = 500;

/** The weight of a synonym; the word itself weighs 1. */
const SYNONYM_WEIGHT = 0.6;

export const chunkAtPath = ({ chunks }: Knowledge, path: string): Chunk | undefined =>
  chunks.find((chunk) => chunk.path === path);

/** BM25 inverse document frequency. Higher for rare stems, highest for stems that are not in the index. */
export const inverseDocumentFrequency = ({ chunks, frequency, language }: Knowledge, stem: string): number => {
  const chunkCount = frequency(stem);
  // A common word that does not occur in the index says little.
  if (chunkCount === 0 && language.isOrdinary(stem)) return 1;
  return Math.log(1 + (chunks.length - chunkCount + 0.5) / (chunkCount + 0.5));
};

/** The stems to search for, with synonyms, each with its weight. */
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
    if (terms.has(stem)) covered += rarity;
    else if (knowledge.language.synonymsOf(stem).some((other) => terms.has(other))) covered += rarity * 0.6;
  }
  return all === 0 ? 0 : covered / all;
};

const numberPattern =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|dozen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|twice)\b/i;

/** Whether a sentence has a number. In documentation, status codes do not count. */
const hasNumber = (text: string, { isDocumentation }: Chunk): boolean =>
  numberPattern.test(
    isDocumentation ? text.replace(/\b[1-5]\d\d\b(?! (?:characters|requests|seconds|bytes))/g, "") : text,
  );

/** The share of the stems of a chunk's name that the words contain: 0 to 1. */
export const nameShare = ({ nameStems }: Chunk, words: ReadonlySet<string>): number =>
  nameStems.length === 0 ? 0 : nameStems.filter((stem) => words.has(stem)).length / nameStems.length;

interface ScoredSentence {
  readonly chunk: Chunk;
  readonly text: string;
  /** The rank of the chunk, and the index of the sentence in it. */
  readonly rank: number;
  readonly order: number;
  /** Whether it has any of the query stems. */
  readonly isRelevant: boolean;
  readonly score: number;
}

const byScore = (a: ScoredSentence, b: ScoredSentence): number => b.score - a.score;

/** Scores each sentence of the chunks for a question. */
const scoreSentences = (
  knowledge: Knowledge,
  question: Question,
  words: readonly Word[],
  chunks: readonly Chunk[],
  asksNumber: boolean,
): ScoredSentence[] => {
  const weights = queryWeights(knowledge, words);
  const questionStems = new Set(words.map(({ stem }) => stem));
  // Filler words say little, but can break a tie between sentences.
  const minor = question.words.flatMap(({ normalized, stem }) =>
    isStopWord(normalized) || weights.has(stem) ? [] : [stem],
  );
  return chunks.flatMap((chunk, rank) => {
    const isNamed = chunk.isDocumentation && nameShare(chunk, questionStems) >= 0.5;
    return stemmedSentences(chunk).map(({ text, stems }, order): ScoredSentence => {
      let score = 0;
      for (const [stem, weight] of weights)
        if (stems.has(stem)) score += weight * inverseDocumentFrequency(knowledge, stem);
      // The first sentences of a section define its title.
      if (isNamed && order < 2) score += 2.5;
      const isRelevant = score > 0;
      for (const stem of minor) if (stems.has(stem)) score += 0.4 * inverseDocumentFrequency(knowledge, stem);
      if (asksNumber && hasNumber(text, chunk)) score = score * 1.3 + 0.5;
      return { chunk, text, rank, order, isRelevant, score: score * 0.9 ** rank };
    });
  });
};

/** The sentences after and before one. Sentences of documentation stand alone, so they have no neighbors. */
const neighborsOf = ({ chunk, order }: ScoredSentence, all: readonly ScoredSentence[]): ScoredSentence[] =>
  chunk.isDocumentation
    ? []
    : [order + 1, order - 1].flatMap(
        (neighborOrder) => all.find((sentence) => sentence.chunk === chunk && sentence.order === neighborOrder) ?? [],
      );

/** Sentences that refer to the one before them, such as `Now they can be searched.` */
const backReference =
  /^["'“‘([]*(?:(?:and|but|so|then|now|here|instead|also|later) )?(?:it|its|they|their|them|he|his|him|she|her|this|that|these|those|both|such)\b/i;

/** Adds the sentence before each one that refers to it. */
const withAntecedents = (
  chosen: readonly ScoredSentence[],
  all: readonly ScoredSentence[],
): readonly ScoredSentence[] => [
  ...chosen,
  ...chosen.flatMap(({ chunk, text, order }) =>
    backReference.test(text)
      ? (all.find((sentence) => sentence.chunk === chunk && sentence.order === order - 1) ?? [])
      : [],
  ),
];

/** The best sentences of the chunks for a question, verbatim and in their original order. */
export const bestSentences = (
  knowledge: Knowledge,
  question: Question,
  words: readonly Word[],
  chunks: readonly Chunk[],
): Statement[] => {
  const asksNumber = question.asksForNumber || asksFor(question, "count", "when");
  const scored = scoreSentences(knowledge, question, words, chunks, asksNumber).toSorted(byScore);
  const best = scored[0]?.score ?? 0;
  const good = scored
    .filter(({ score, isRelevant }) => isRelevant && score > 0.5 && score >= best * 0.55)
    .slice(0, MAX_QUOTED_SENTENCES);
  // A question for a number needs a sentence with a number, if the best chunk has one.
  const numbered = scored.find(
    ({ text, chunk, score }) => score > 0.5 && hasNumber(text, chunk) && chunk === good[0]?.chunk,
  );
  const isMissing = asksNumber && numbered && !good.some(({ text, chunk }) => hasNumber(text, chunk));
  const chosen = isMissing ? [...good.slice(0, 2), numbered] : good;
  let length = 0;
  const quoted = [...chosen, ...(chosen[0] ? neighborsOf(chosen[0], scored) : [])]
    .filter((sentence, index, all) => all.indexOf(sentence) === index)
    .slice(0, MAX_QUOTED_SENTENCES);
  return withAntecedents(quoted, scored)
    .filter((sentence, index, all) => all.indexOf(sentence) === index)
    .filter(({ text }, index) => {
      length += text.length;
      return index === 0 || length <= MAX_QUOTED_CHARACTERS;
    })
    .toSorted((a, b) => a.rank - b.rank || a.order - b.order)
    .map(({ chunk, text }) => quoteFrom(chunk.path, text));
};

/** The first sentences of a chunk with a number. */
export const numbersIn = (chunk: Chunk, sentences: number): Statement[] =>
  stemmedSentences(chunk)
    .filter(({ text }) => hasNumber(text, chunk))
    .slice(0, sentences)
    .map(({ text }) => quoteFrom(chunk.path, text));

/** The most search hits to rerank. */
const MAX_RANKED_CHUNKS = 60;

/** A hit with the share of the question that it covers: 0 to 1. */
export interface RankedHit extends Hit {
  readonly coverage: number;
}

/** Searches for words and reranks the hits by coverage and by matches in the name. */
export const rankChunks = (
  knowledge: Knowledge,
  words: readonly Word[],
  isWanted: (chunk: Chunk) => boolean,
): RankedHit[] => {
  const questionStems = new Set(words.map(({ stem }) => stem));
  return knowledge
    .search(queryWeights(knowledge, words), isWanted, MAX_RANKED_CHUNKS)
    .map((hit) => {
      const share = coverage(knowledge, words, hit.terms);
      const nameMatch = nameShare(hit.chunk, questionStems);
      const boost = (1 + nameMatch) * (nameMatch === 1 ? 1 : (hit.chunk.boost ?? 1));
      return { ...hit, coverage: share, score: hit.score * (0.3 + 0.7 * share) * boost };
    })
    .toSorted((a, b) => b.score - a.score);
};
