import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { lazy } from "../knowledge/lazy.ts";
import type { Question } from "../question/question.ts";
import { quoteFrom, type Statement } from "../sentences/statement.ts";
import { type SignificantStems, significantStems } from "./faq-index.ts";
import { inverseDocumentFrequency } from "./rank.ts";

/** The minimum similarity of a match, from 0 to 1. */
const MIN_SIMILARITY = 0.54;

/** The minimum share of a question that an entry must cover, by its own question or its answer. */
const MIN_COVERED = 0.55;

/** The minimum similarity of two questions that count as the same. */
const EXACT_SIMILARITY = 0.85;

/** The weight of a synonym; the word itself weighs 1. */
const FAQ_SYNONYM_WEIGHT = 0.8;

/** Words of the question that an entry lacks matter more for its similarity than the reverse. */
const OVERLAP_WEIGHTS = { question: 0.6, entry: 0.4 };

/** The closest phrasing of an entry matters more for its similarity than its question and answer together. */
const ENTRY_WEIGHTS = { phrasing: 0.8, fullText: 0.2 };

/** Covering a question with the answer counts less than with the question of an entry. */
const ANSWER_COVERAGE = 0.9;

/** Stems with their weights. */
type Weights = ReadonlyMap<string, number>;

/** The share of the weight of some stems that others have too, directly or as a synonym: 0 to 1. */
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
  /** Whether that is an alternative wording. A `Yes` may not answer it. */
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
    // Minor words alone do not identify an entry: `Would you take us on?` would match every entry with `take`.
    const saysLittle = stems.every(([, isMinor]) => isMinor);
    const [best] = entries()
      .map(({ chunk, phrasings, fullText }) => {
        const inWhole = overlap(knowledge, questionWeights, fullText);
        const fits = phrasings.map((phrasing, index) => {
          const covered = overlap(knowledge, questionWeights, phrasing);
          const reverse = overlap(knowledge, phrasing, questionWeights);
          return { index, covered, fit: covered * OVERLAP_WEIGHTS.question + reverse * OVERLAP_WEIGHTS.entry };
        });
        const [closest] = fits.toSorted((a, b) => b.fit - a.fit);
        const covered = Math.max(closest?.covered ?? 0, inWhole * ANSWER_COVERAGE);
        return {
          chunk,
          covered,
          fit: (closest?.fit ?? 0) * ENTRY_WEIGHTS.phrasing + inWhole * ENTRY_WEIGHTS.fullText,
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
