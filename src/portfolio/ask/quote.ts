import type { Chunk } from "./chunk.ts";
import type { Knowledge } from "./knowledge.ts";
import { sentencesIn } from "./prepared.ts";
import { asksFor, type Question } from "./question.ts";
import type { Hit } from "./search.ts";
import { quotedFrom, type Statement } from "./statement.ts";
import { isFunctionWord, type Word } from "./words.ts";

/** Sentences that one answer quotes at most, and characters of all of them. */
const most = { sentences: 3, characters: 500 };

/** What another word for the same counts beside the word itself. */
const synonymWeight = 0.6;

export const chunkAt = ({ chunks }: Knowledge, path: string): Chunk | undefined =>
  chunks.find((chunk) => chunk.path === path);

/** How much it says that a text has a stem: rare ones say more, and those that occur nowhere most. */
export const rarityOf = ({ chunks, frequency, language }: Knowledge, stem: string): number => {
  const among = frequency(stem);
  // A word that any question may have says little where nothing here has it.
  if (among === 0 && language.isOrdinary(stem)) return 1;
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
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|dozen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|twice)\b/i;

/** Whether a sentence tells a number. In the documents of the service most are codes of answers. */
const hasNumber = (text: string, { isDocument }: Chunk): boolean =>
  number.test(isDocument ? text.replace(/\b[1-5]\d\d\b(?! (?:characters|requests|seconds|bytes))/g, "") : text);

/** How much of a chunk's name is said, from 0 to 1. */
export const nameShare = ({ nameStems }: Chunk, words: ReadonlySet<string>): number =>
  nameStems.length === 0 ? 0 : nameStems.filter((stem) => words.has(stem)).length / nameStems.length;

interface Scored {
  readonly chunk: Chunk;
  readonly text: string;
  /** The place of the chunk, and of the sentence in it. */
  readonly rank: number;
  readonly order: number;
  /** Whether it has any of the words that count. */
  readonly isRelevant: boolean;
  readonly score: number;
}

const byScore = (a: Scored, b: Scored): number => b.score - a.score;

/** What each sentence of some chunks has of a question. */
const scoreSentences = (
  knowledge: Knowledge,
  question: Question,
  words: readonly Word[],
  chunks: readonly Chunk[],
  asksNumber: boolean,
): Scored[] => {
  const weights = weightsOf(knowledge, words);
  const said = new Set(words.map(({ stem }) => stem));
  // What fills a question says little, but may tell one sentence from another.
  const minor = question.words.flatMap(({ plain, stem }) => (isFunctionWord(plain) || weights.has(stem) ? [] : [stem]));
  return chunks.flatMap((chunk, rank) => {
    const isNamed = chunk.isDocument && nameShare(chunk, said) >= 0.5;
    return sentencesIn(chunk).map(({ text, stems }, order): Scored => {
      let score = 0;
      for (const [stem, weight] of weights) if (stems.has(stem)) score += weight * rarityOf(knowledge, stem);
      // A section that is asked for by its name begins with what it is.
      if (isNamed && order < 2) score += 2.5;
      const isRelevant = score > 0;
      for (const stem of minor) if (stems.has(stem)) score += 0.4 * rarityOf(knowledge, stem);
      if (asksNumber && hasNumber(text, chunk)) score = score * 1.3 + 0.5;
      return { chunk, text, rank, order, isRelevant, score: score * 0.9 ** rank };
    });
  });
};

/** The sentences after and before one: what the owner wrote tells in several. Documents are written to be read apart. */
const around = ({ chunk, order }: Scored, all: readonly Scored[]): Scored[] =>
  chunk.isDocument
    ? []
    : [order + 1, order - 1].flatMap((place) => all.find((each) => each.chunk === chunk && each.order === place) ?? []);

/** The sentences of some chunks that have most of the words, in their order, quoted as they stand. */
export const bestSentences = (
  knowledge: Knowledge,
  question: Question,
  words: readonly Word[],
  chunks: readonly Chunk[],
): Statement[] => {
  const asksNumber = question.asksNumber || asksFor(question, "count", "when");
  const scored = scoreSentences(knowledge, question, words, chunks, asksNumber).toSorted(byScore);
  const best = scored[0]?.score ?? 0;
  const good = scored
    .filter(({ score, isRelevant }) => isRelevant && score > 0.5 && score >= best * 0.55)
    .slice(0, most.sentences);
  // Who asks for a number is given one, if there is one where the rest stands.
  const numbered = scored.find(
    ({ text, chunk, score }) => score > 0.5 && hasNumber(text, chunk) && chunk === good[0]?.chunk,
  );
  const isMissing = asksNumber && numbered && !good.some(({ text, chunk }) => hasNumber(text, chunk));
  const chosen = isMissing ? [...good.slice(0, 2), numbered] : good;
  let length = 0;
  return [...chosen, ...(chosen[0] ? around(chosen[0], scored) : [])]
    .filter((each, at, all) => all.indexOf(each) === at)
    .slice(0, most.sentences)
    .filter(({ text }, at) => {
      length += text.length;
      return at === 0 || length <= most.characters;
    })
    .toSorted((a, b) => a.rank - b.rank || a.order - b.order)
    .map(({ chunk, text }) => quotedFrom(chunk.path, text));
};

/** The first sentences of a chunk that have a number. */
export const numbersIn = (chunk: Chunk, sentences: number): Statement[] =>
  sentencesIn(chunk)
    .filter(({ text }) => hasNumber(text, chunk))
    .slice(0, sentences)
    .map(({ text }) => quotedFrom(chunk.path, text));

/** Chunks whose order is worth a second look. */
const looked = 60;

/** A hit with how much of the question it covers. */
export interface Ranked extends Hit {
  readonly coverage: number;
}

/** The chunks that have to do with some words, best first: those that cover much of them, and whose name is said. */
export const rank = (knowledge: Knowledge, words: readonly Word[], wanted: (chunk: Chunk) => boolean): Ranked[] => {
  const said = new Set(words.map(({ stem }) => stem));
  return knowledge
    .search(weightsOf(knowledge, words), wanted, looked)
    .map((hit) => {
      const share = coverage(knowledge, words, hit.terms);
      const named = nameShare(hit.chunk, said);
      const preference = (1 + named) * (named === 1 ? 1 : (hit.chunk.preference ?? 1));
      return { ...hit, coverage: share, score: hit.score * (0.3 + 0.7 * share) * preference };
    })
    .toSorted((a, b) => b.score - a.score);
};
