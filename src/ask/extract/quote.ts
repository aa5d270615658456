import type { Chunk } from "../index/chunk.ts";
import { stemmedSentences } from "../index/stemmed-sentences.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Word } from "../knowledge/words.ts";
import type { Question } from "../question/question.ts";
import { quoteFrom, type Statement, statementAt } from "../sentences/statement.ts";
import { asksForUnit, typeTests } from "./answer-types.ts";
import { inverseDocumentFrequency, variantsOf } from "./rank.ts";

/**
 * The longest quotation from one chunk, in characters. Most pages fit. With 600, what is asked for is cut from 2 of 100 answers
 * (npm run bench:ask).
 */
const MAX_QUOTED_CHARACTERS = 900;

/** The same if one sentence answers a question such as `How many covers were on it?`. More would hide it. */
const MAX_CHARACTERS_AROUND_ANSWER = 350;

/** How many sentences before and after it are quoted at most. More before it would delay the answer. */
const MAX_BEFORE_ANSWER = 1;
const MAX_AFTER_ANSWER = 3;

/** The share of the words of a question, weighted by their rarity, that such a sentence has. */
const MIN_SHARE_OF_ANSWER = 0.7;

export const chunkAtPath = ({ chunks }: Knowledge, path: string): Chunk | undefined =>
  chunks.find((chunk) => chunk.path === path);

interface ScoredSentence {
  readonly text: string;
  /** The index of the sentence in its chunk. */
  readonly order: number;
  readonly score: number;
  /** Whether it has the kind of answer that the question asks for, such as a number, and most of the words. */
  readonly isAnswer: boolean;
}

/** The shares of its score that a sentence gives to those after and before it, which often complete it. */
const NEXT_SHARE = 0.4;
const PREVIOUS_SHARE = 0.3;

/**
 * The score that a sentence gains for each kind of answer that the question asks for and that it has: a number, a date, an amount, a
 * name, a place, a reason or a result.
 */
const TYPE_GAIN = 2.5;

/** Scores each sentence of a chunk for a question. */
const scoreSentences = (
  knowledge: Knowledge,
  question: Question,
  words: readonly Word[],
  chunk: Chunk,
): ScoredSentence[] => {
  // All of a page of the portfolio is about the words of its name.
  const stems = new Set(words.map(({ stem }) => stem)).difference(
    new Set(chunk.isDocumentation ? [] : chunk.nameStems),
  );
  const terms = Array.from(stems, (stem) => variantsOf(knowledge, stem));
  const total = Array.from(stems, (stem) => inverseDocumentFrequency(knowledge, stem)).reduce(
    (sum, one) => sum + one,
    0,
  );
  const tests = typeTests(question, knowledge.language);
  const isUnit = asksForUnit(question);
  const sentences = stemmedSentences(chunk);
  const matches = sentences.map(({ stems }) =>
    terms.reduce((sum, variants) => {
      let best = 0;
      for (const [variant, weight] of variants)
        if (stems.has(variant)) best = Math.max(best, weight * inverseDocumentFrequency(knowledge, variant));
      return sum + best;
    }, 0),
  );
  return sentences.map(({ text }, order) => {
    const match = matches[order] ?? 0;
    const types = tests.filter((test) => test(text, chunk)).length;
    return {
      text,
      order,
      score:
        match + NEXT_SHARE * (matches[order - 1] ?? 0) + PREVIOUS_SHARE * (matches[order + 1] ?? 0) + types * TYPE_GAIN,
      isAnswer: types > 0 && types === tests.length && (total > 0 || isUnit) && match >= MIN_SHARE_OF_ANSWER * total,
    };
  });
};

/**
 * The most characters that are quoted before the best sentence. If there are more, it and what follows come after the first sentence,
 * so that visitors need not search for the answer. Quotations that always begin with the best sentence are harder to read.
 */
const MAX_BEFORE_BEST = 250;

/** The score that a sentence gains next to the best one. It decreases with the distance, because adjacent sentences read as one text. */
const NEAR_GAIN = 2;

/** Whether a text closes each quotation that it opens. */
const isClosed = (text: string): boolean =>
  (text.match(/"/g) ?? []).length % 2 === 0 && (text.match(/“/g) ?? []).length === (text.match(/”/g) ?? []).length;

/** A sentence of fewer words, such as "Dry.", is a fragment. */
const MIN_WORDS = 4;

/** Whether a sentence needs the one before it: it is a fragment, or closes a quotation, or refers to it. */
const needsPrevious = (text: string): boolean =>
  text.split(" ").length < MIN_WORDS ||
  !isClosed(text) ||
  /^(?:(?:Now|Then|Today|Later|Soon|Instead),? )?(?:it|its|they|their|this|that|these|those|he|she|but|and|so|no)\b/i.test(
    text,
  );

const bestOf = (sentences: readonly ScoredSentence[]): ScoredSentence | undefined =>
  sentences.toSorted((a, b) => b.score - a.score)[0];

/** Whether one sentence of a chunk has what a question asks for: a number, a date, a name or a reason, and most of the words. */
export const hasAnsweringSentence = (
  knowledge: Knowledge,
  question: Question,
  words: readonly Word[],
  chunk: Chunk,
): boolean => bestOf(scoreSentences(knowledge, question, words, chunk))?.isAnswer === true;

const lengthOf = (sentences: readonly ScoredSentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.length, 0);

/**
 * For each sentence, the index of the first sentence that must be quoted with it. A group is limited to a number of characters: a
 * page can consist of fragments, or open a quotation and never close it.
 */
const groupStarts = (sentences: readonly ScoredSentence[], maxCharacters: number): readonly number[] => {
  const starts: number[] = [];
  let start = 0;
  let length = 0;
  for (const { text, order } of sentences) {
    if (!needsPrevious(text)) [start, length] = [order, 0];
    length += text.length;
    for (; start < order && length > maxCharacters; start += 1) length -= sentences[start]?.text.length ?? 0;
    starts.push(start);
  }
  return starts;
};

/**
 * The sentences of a chunk that say most about a question, verbatim, up to a number of characters, in the order of the page
 * unless the best one would be far down. Pages use other words than questions, so sentences next to a matching one are quoted with it,
 * but only a few if one alone answers the question.
 */
export const quotePassage = (
  knowledge: Knowledge,
  question: Question,
  words: readonly Word[],
  chunk: Chunk,
  limit = MAX_QUOTED_CHARACTERS,
): Statement[] => {
  const sentences = scoreSentences(knowledge, question, words, chunk);
  const best = bestOf(sentences);
  if (!best) return [];
  const isShort = best.isAnswer && !chunk.isDocumentation;
  const maxCharacters = isShort ? Math.min(limit, MAX_CHARACTERS_AROUND_ANSWER) : limit;
  const starts = groupStarts(sentences, maxCharacters);
  /** A sentence with those before it that must be quoted with it. */
  const withPrevious = ({ order }: ScoredSentence): readonly ScoredSentence[] =>
    sentences.slice(starts[order], order + 1);
  const gain = ({ order, score }: ScoredSentence): number => score + NEAR_GAIN / (1 + Math.abs(order - best.order));
  const chosen = new Set(withPrevious(best));
  let length = lengthOf([...chosen]);
  const others = isShort
    ? sentences.filter(
        ({ order, isAnswer }) =>
          isAnswer || (order >= best.order - MAX_BEFORE_ANSWER && order <= best.order + MAX_AFTER_ANSWER),
      )
    : sentences;
  for (const sentence of others.toSorted((a, b) => gain(b) - gain(a))) {
    if (length + sentence.text.length > maxCharacters) continue;
    const group = withPrevious(sentence).filter((other) => !chosen.has(other));
    const size = lengthOf(group);
    if (length + size > maxCharacters) continue;
    for (const other of group) chosen.add(other);
    length += size;
  }
  const inOrder = sentences.filter((sentence) => chosen.has(sentence));
  const at = inOrder.findIndex(({ order }) => starts[order] === starts[best.order]);
  const quote = (some: readonly ScoredSentence[]): Statement[] =>
    some.map(({ text, order }, index) => {
      const isAfterGap = index > 0 && order !== (some[index - 1]?.order ?? 0) + 1;
      return { ...quoteFrom(chunk.path, text), ...(isAfterGap && { isAfterGap }) };
    });
  // An entry of a list is short, and "Earlier on the page" would cite all of its section.
  const isFar = !isShort && !chunk.isDocumentation && !chunk.entry && lengthOf(inOrder.slice(0, at)) > MAX_BEFORE_BEST;
  if (!isFar) return quote(inOrder);
  // The first sentence introduces the page.
  const later = quote([...inOrder.slice(0, 1), ...inOrder.slice(at)]);
  const earlier = statementAt(chunk.path, knowledge.phrases)("answers.quotation.earlier");
  return at > 1 ? [...later, earlier, ...quote(inOrder.slice(1, at))] : later;
};
