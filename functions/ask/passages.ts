import { coverage, type RankedHit, rankChunks } from "../../src/ask/extract/quote.ts";
import type { Chunk } from "../../src/ask/index/chunk.ts";
import type { Knowledge } from "../../src/ask/knowledge/knowledge.ts";
import { isStopWord, tokenize, type Word } from "../../src/ask/knowledge/words.ts";

/** A text that a language model may answer from. */
export interface Passage {
  /** The number by which the model cites it, from 1. */
  readonly n: number;
  readonly name: string;
  readonly text: string;
}

const MAX_PASSAGES = 12;
const MAX_PASSAGE_CHARACTERS = 1_500;
const MAX_CHARACTERS = 8_000;

/** Weakens the difference between ranks, so that a chunk found by two texts precedes one found first by one text. */
const RANK_OFFSET = 5;

/** The words that a text asks for. */
const contentWords = ({ language: { fillers } }: Knowledge, text: string): readonly Word[] =>
  tokenize(text).filter(({ normalized }) => !isStopWord(normalized) && !fillers.has(normalized));

/** The chunks that any of the texts finds, best first, by reciprocal rank fusion. */
export const findChunks = (
  knowledge: Knowledge,
  texts: readonly string[],
  isAboutService: boolean,
): readonly RankedHit[] => {
  const isWanted = ({ isDocumentation, boost = 1, path }: Chunk): boolean =>
    isDocumentation === isAboutService && boost >= 1 && path !== "/changelog";
  const found = new Map<Chunk, RankedHit>();
  for (const text of texts)
    for (const [rank, hit] of rankChunks(knowledge, contentWords(knowledge, text), isWanted)
      .slice(0, MAX_PASSAGES)
      .entries())
      found.set(hit.chunk, { ...hit, score: (found.get(hit.chunk)?.score ?? 0) + 1 / (rank + RANK_OFFSET) });
  return [...found.values()].toSorted((a, b) => b.score - a.score).slice(0, MAX_PASSAGES);
};

/** The share of a question or query that an answer must contain. */
const MIN_COVERAGE = 0.25;
/** A single common word does not make an answer one to a query of the model. */
const MIN_QUERY_WORDS = 2;

/** Whether an answer contains enough words of the question, or of a query that a model wrote for it. */
export const isAbout = (
  knowledge: Knowledge,
  answer: string,
  question: string,
  queries: readonly string[],
): boolean => {
  const stems = new Set(tokenize(answer).map(({ stem }) => stem));
  return [question, ...queries].some((text) => {
    const words = contentWords(knowledge, text);
    const shared = new Set(words.map(({ stem }) => stem)).intersection(stems);
    const isEnough = text === question || shared.size >= MIN_QUERY_WORDS;
    return isEnough && coverage(knowledge, words, stems) >= MIN_COVERAGE;
  });
};

/** The first characters of a text. */
const cut = (text: string, characters: number): string => [...text].slice(0, characters).join("");

/** The chunks as numbered passages, up to a total of 8,000 characters. */
export const passagesOf = (hits: readonly RankedHit[]): readonly Passage[] => {
  let left = MAX_CHARACTERS;
  return hits.flatMap(({ chunk: { name, keywords, blocks } }, index) => {
    const text = cut([keywords, ...blocks].filter(Boolean).join("\n"), Math.min(left, MAX_PASSAGE_CHARACTERS));
    left -= text.length;
    return text ? { n: index + 1, name, text } : [];
  });
};
