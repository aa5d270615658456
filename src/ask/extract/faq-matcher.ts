import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { lazy } from "../knowledge/lazy.ts";
import type { Question } from "../question/question.ts";
import { type SignificantStems, significantStems } from "./faq-index.ts";
import { inverseDocumentFrequency } from "./rank.ts";
import { quoteFrom, type Statement } from "./statement.ts";

/** The minimum similarity of a match, from 0 to 1. */
const MIN_SIMILARITY = 0.54;

/** The least share of a question that an entry must have, in its question or answer. */
const MIN_COVERED = 0.55;

/** The minimum similarity of two questions that count as the same. */
const EXACT_SIMILARITY = 0.85;

/** The weight of a synonym; the word itself weighs 1. */
const FAQ_SYNONYM_WEIGHT = 0.8;

/** Stems with their weights. */
type Weights = ReadonlyMap<string, number>;

/** The share of the weight of `of` that `other` has too, directly or as a synonym: 0 to 1. */
const overlap = (knowledge: Knowledge, of: Weights, other: Weights): number => {
  let all = 0;
  let both = 0;
  for (const [stem, weight] of of) {
    all += weight;
    if (other.has(stem)) both += weight;
    else if (knowledge.language.synonymsOf(stem).some((same) => other.has(same))) both += weight * FAQ_SYNONYM_WEIGHT;
  }
  return all === 0 ? 0 : both / all;
};

/** The FAQ entry that matches a question. */
export interface FaqMatch {
  readonly chunk: Chunk;
  readonly statements: readonly Statement[];
  /** The share of the question that the FAQ entry does not cover, from 0 to 1. */
  readonly unexplainedShare: number;
  /** Whether the FAQ has nearly the same wording. */
  readonly isExact: boolean;
  /** Whether that is an alternative wording, to which a `Yes` may not be the answer. */
  readonly isAlternative: boolean;
}

/** Returns a function that finds the FAQ entry closest to a question. */
export const faqMatcher = (knowledge: Knowledge): ((question: Question) => FaqMatch | undefined) => {
  const weigh = (stems: SignificantStems): Weights =>
    new Map(stems.map(([stem, isMinor]) => [stem, isMinor ? 1 : inverseDocumentFrequency(knowledge, stem)]));
  const entries = lazy(() =>
    knowledge.faq.flatMap(({ chunk: chunkIndex, phrasings, fullText }) => {
      const chunk = knowledge.chunks[chunkIndex];
      return chunk ? [{ chunk, phrasings: phrasings.map(weigh), fullText: weigh(fullText) }] : [];
    }),
  );
  return (question) => {
    const stems = significantStems(question.words, knowledge.owner, knowledge.language.fillers);
    const questionWeights = weigh(stems);
    // `Would you take us on?` is like any question with `take`.
    const saysLittle = stems.every(([, isMinor]) => isMinor);
    const [best] = entries()
      .map(({ chunk, phrasings, fullText }) => {
        const inWhole = overlap(knowledge, questionWeights, fullText);
        const fits = phrasings.map((phrasing, index) => {
          const covered = overlap(knowledge, questionWeights, phrasing);
          // Words of the question that the FAQ entry lacks matter more than the reverse.
          return { index, covered, fit: covered * 0.6 + overlap(knowledge, phrasing, questionWeights) * 0.4 };
        });
        const [closest] = fits.toSorted((a, b) => b.fit - a.fit);
        const covered = Math.max(closest?.covered ?? 0, inWhole * 0.9);
        return {
          chunk,
          covered,
          fit: (closest?.fit ?? 0) * 0.8 + inWhole * 0.2,
          isAlternative: (closest?.index ?? 0) > 0,
        };
      })
      .toSorted((a, b) => b.fit - a.fit);
    if (!best || (saysLittle && best.fit < EXACT_SIMILARITY)) return undefined;
    if (best.fit < MIN_SIMILARITY || best.covered < MIN_COVERED) return undefined;
    const { chunk, covered, fit, isAlternative } = best;
    return {
      chunk,
      isAlternative,
      unexplainedShare: 1 - covered,
      isExact: fit >= EXACT_SIMILARITY,
      statements: chunk.blocks.map((text) => quoteFrom(chunk.path, text)),
    };
  };
};
