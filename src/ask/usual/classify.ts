import { lazy } from "../knowledge/lazy.ts";
import { lazyLookup } from "../knowledge/lazy-lookup.ts";
import { ownValue } from "../knowledge/own-value.ts";
import { tokenizeParts, type Word } from "../knowledge/words.ts";
import { errorsIn } from "../question/spelling.ts";
import type { UsualTable } from "./usual-table.ts";

/** The value of a weight of 1 in the table. */
export const WEIGHT_UNIT = 0.25;

/** The most unknown words that count. */
export const MAX_UNKNOWN = 4;

/** Shorter words of another language without a translation do not count: most are articles and the like. */
const MIN_UNTRANSLATED_LENGTH = 4;

/** Matches a pair of characters of a Japanese word, and how many such pairs count as one word. */
const japanesePair = /^[\p{Script=Han}\p{Script=Katakana}ー]{2}$/u;
const PAIRS_OF_WORD = 2;

/** The most different words of a usual question. */
const MAX_WORDS = 30;

/** Shorter words have too many neighbors. */
const MIN_CORRECTED_LENGTH = 3;

/** The letters that stand for facts in the weights, in the order of the facts. */
export const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZαβγδεζηθικλμ";

/** The fact that a question most probably asks for. */
export interface UsualFact {
  readonly name: string;
  /** The question that the rules understand best; empty if no rule answers it. */
  readonly question: string;
  /** How probable it is, from 0 to 1. */
  readonly probability: number;
  /** The stems of the question that are topics of the portfolio and say nothing about the fact. */
  readonly topics: readonly string[];
  /** All stems that are not in the table. */
  readonly unknown: readonly string[];
}

type Weights = readonly (readonly [fact: number, weight: number])[];

const readWeights = (text: string): Weights =>
  [...text.matchAll(/([^\d-])(-?\d+)/g)].map(([, letter = "", weight]) => [letters.indexOf(letter), Number(weight)]);

/** The words of a question as the table contains them: every year is `year`. */
export const usualWords = (text: string): Word[] =>
  tokenizeParts(text).map((word) =>
    /^(?:19|20)\d\d$/.test(word.normalized) ? { normalized: "year", stem: "year" } : word,
  );

/** Pronouns that are read as `she` and `her`, because most examples are about a woman. */
const sameWords: Readonly<Record<string, string>> = {
  he: "she",
  him: "her",
  his: "her",
  they: "she",
  them: "her",
  their: "her",
};

/** The stem of a list that is closest to a misspelled one; undefined if none is close. */
export const closestStem = (misspelled: string, stems: Iterable<string>): string | undefined => {
  if (misspelled.length < MIN_CORRECTED_LENGTH || /\d/.test(misspelled)) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const stem of stems) {
    const errors = stem.length < MIN_CORRECTED_LENGTH ? undefined : errorsIn(misspelled, stem);
    if (errors !== undefined && errors < least) [best, least] = [stem, errors];
  }
  return best;
};

/**
 * Returns a function that recognizes a question for a usual fact: `elevator pitch`, `whose site is this`. It returns undefined for
 * other questions.
 *
 * @param isTopic Whether the portfolio has a stem, so that it is not a spelling error.
 * @param owner The stems of the owner's name, which is read as `she`.
 * @param isRealWord Whether a stem that is not in the table is an English word, and not a spelling error either.
 */
export const usualClassifier = (
  { facts, words, always, unknown }: UsualTable,
  isTopic: (stem: string) => boolean,
  owner: ReadonlySet<string> = new Set(),
  isRealWord: (stem: string) => boolean = () => false,
): ((text: string, isTranslated?: boolean) => UsualFact | undefined) => {
  const all = Object.entries(facts);
  const weightsOf = lazyLookup(words, readWeights);
  const known = lazy(() => Object.keys(words));
  const [every, missing] = [always, unknown].map(readWeights) as [Weights, Weights];
  const lookUp = (stem: string, isTranslated: boolean): Weights | undefined => {
    const own = weightsOf(stem);
    if (own || isTranslated || isTopic(stem) || isRealWord(stem)) return own;
    const closest = closestStem(stem, known());
    return closest === undefined ? undefined : weightsOf(closest);
  };
  return (text, isTranslated = false) => {
    const asInTable = ({ normalized, stem }: Word): string =>
      owner.has(stem) ? "she" : (ownValue(sameWords, normalized) ?? stem);
    const stems = [...new Set(usualWords(text).map(asInTable))];
    if (stems.length > MAX_WORDS) return undefined;
    const scores = all.map(() => 0);
    const add = (weights: Weights, times = 1): void => {
      for (const [fact, weight] of weights) scores[fact] = (scores[fact] ?? 0) + weight * times * WEIGHT_UNIT;
    };
    const found = stems.map((stem) => lookUp(stem, isTranslated));
    const unweighted = stems.filter((_, index) => !found[index]);
    const topics = unweighted.filter(isTopic);
    for (const weights of new Set(found)) if (weights) add(weights);
    const least = isTranslated ? MIN_UNTRANSLATED_LENGTH : 1;
    const pairs = unweighted.filter((stem) => japanesePair.test(stem)).length;
    const others = unweighted.filter((stem) => stem.length >= least && !japanesePair.test(stem)).length;
    add(missing, Math.min(MAX_UNKNOWN, others + Math.ceil(pairs / PAIRS_OF_WORD)));
    add(every);
    const top = Math.max(...scores);
    const probability = 1 / scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
    const best = scores.indexOf(top);
    const [name = "", question = ""] = all[best] ?? [];
    return best === all.length - 1
      ? undefined
      : { name, question, probability, topics, unknown: stems.filter((stem) => !weightsOf(stem)) };
  };
};
