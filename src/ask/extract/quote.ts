import type { Chunk } from "../index/chunk.ts";
import { stemmedSentences } from "../index/stemmed-sentences.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { stemsOf, type Word } from "../knowledge/words.ts";
import { asksFor, asksForAmount, containsWord, type Question } from "../question/question.ts";
import { inverseDocumentFrequency, variantsOf } from "./rank.ts";
import { quoteFrom, type Statement } from "./statement.ts";

/**
 * The longest quotation from one chunk, in characters. Most pages fit. With 600, what is asked for is cut from 2 of 100 answers
 * (npm run bench:ask).
 */
const MAX_QUOTED_CHARACTERS = 900;

export const chunkAtPath = ({ chunks }: Knowledge, path: string): Chunk | undefined =>
  chunks.find((chunk) => chunk.path === path);

const numberPattern =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|dozen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|twice)\b/i;

/** Whether a sentence has a number. In documentation, status codes do not count. */
const hasNumber = (text: string, { isDocumentation }: Chunk): boolean =>
  numberPattern.test(
    isDocumentation ? text.replace(/\b[1-5]\d\d\b(?! (?:characters|requests|seconds|bytes))/g, "") : text,
  );

interface ScoredSentence {
  readonly text: string;
  /** The index of the sentence in its chunk. */
  readonly order: number;
  readonly score: number;
}

/** The shares of its score that a sentence gives to those after and before it, which often complete it. */
const NEIGHBOR_SHARE = { next: 0.4, previous: 0.3 };

/**
 * The score that a sentence gains for each kind of answer that the question asks for and that it has: a number, a date, an amount, a
 * name, a place, a reason or a result.
 */
const TYPE_GAIN = 2.5;

/** A kind of answer: the words that ask for it, and how to recognize a sentence that has it. */
interface AnswerType {
  readonly asking: string;
  readonly isGiven: (text: string, chunk: Chunk) => boolean;
  /** Words that require this kind of answer: a text without it does not answer the question. */
  readonly onlyAsking?: string;
}

/** The names of the months as alternatives of a pattern, without May, which is also a verb. */
export const monthNames = "January|February|March|April|June|July|August|September|October|November|December";

const datePattern = new RegExp(`\\b(?:19|20)\\d\\d\\b|\\b(?:${monthNames}|spring|summer|autumn|winter|\\w+day)\\b`);

const answerTypes: readonly AnswerType[] = [
  {
    asking: "when since until year years date day old often cost price fee rate charge pay share number",
    isGiven: hasNumber,
  },
  {
    asking: "when date day month year",
    onlyAsking: "when",
    isGiven: (text) => datePattern.test(text),
  },
  {
    asking: "cost costs price fee rate charge pay paid budget expensive cheaper dearer bill money",
    onlyAsking: "cost costs price fee pay paid budget",
    isGiven: (text) => /[$€£¥]|\b(?:pounds?|euros?|dollars?|francs?|yen|free)\b/i.test(text),
  },
  {
    // Two capitalized words in a row within a sentence.
    asking: "who whom whose client customer employer",
    onlyAsking: "name names",
    isGiven: (text) => /[a-z,:] \p{Lu}\p{Ll}+ (?:of |the |and |& )?\p{Lu}/u.test(text),
  },
  { asking: "why reason cause", isGiven: (text) => /\b(?:because|so that|since|due to|reason|why)\b/i.test(text) },
  {
    asking: "result results outcome effect impact changed change improve improved perform performed success grow grew",
    isGiven: (text) => /^Result: |\d ?%|\bfrom \S+ to \S+\d|\b(?:up|down) (?:from|by)\b/.test(text),
  },
];

/** The tests that a sentence must pass to have what the question asks for: "when" needs a number, "who" a name. */
const typeTests = (question: Question): AnswerType["isGiven"][] => {
  const asksNumber = question.asksForNumber || asksFor(question, "count", "when");
  return answerTypes.flatMap(({ asking, isGiven }, index) =>
    (index === 0 && asksNumber) || containsWord(question, ...asking.split(" ")) ? [isGiven] : [],
  );
};

/** Whether a quotation has a name, a date, a number or a reason, and the question asks for that. */
export const hasAnswerType = (question: Question, quotation: readonly Statement[], chunk: Chunk): boolean =>
  typeTests(question).some((test) => quotation.some(({ text }) => test(text, chunk)));

/** The noun after `how many`. Undefined if the question does not ask how many there are. */
const countedNoun = ({ words, contentPositions }: Question): Word | undefined => {
  const at = words.findIndex(
    ({ normalized }, index) => normalized === "many" && words[index - 1]?.normalized === "how",
  );
  const next = contentPositions.find((position) => position > at);
  return at >= 0 && next !== undefined && next <= at + 2 ? words[next] : undefined;
};

/** Whether it asks for the person's age: `How old is she?` */
const asksForAge = ({ text, isPersonal }: Question): boolean => isPersonal && /^how old\b/.test(text);

/** Whether `when` joins two clauses: `Who owns the files when the work is done?` does not ask for a date. */
const isConjunction = ({ words }: Question, index: number): boolean =>
  words[index]?.normalized === "when" &&
  index > 1 &&
  !/^(?:and|or|since|from|until|till|by)$/.test(words[index - 1]?.normalized ?? "");

/** Whether a quotation has what a question asks for, if it asks for a date, an amount of money or a number. */
export const hasWhatIsAsked = (
  knowledge: Knowledge,
  question: Question,
  quotation: readonly Statement[],
  chunk: Chunk,
): boolean => {
  const has = (isGiven: AnswerType["isGiven"]): boolean => quotation.some(({ text }) => isGiven(text, chunk));
  const noun = countedNoun(question);
  const variants = noun && variantsOf(knowledge, noun.stem);
  const counts = (text: string): boolean =>
    hasNumber(text, chunk) && (!variants || stemsOf(text).some((stem) => variants.has(stem)));
  return (
    (!asksForAmount(question) || has(counts)) &&
    (!asksForAge(question) || has((text) => /\b(?:years? old|year-old|aged?|born|birthday|\d{2} now)\b/i.test(text))) &&
    answerTypes.every(
      ({ onlyAsking, isGiven }) =>
        onlyAsking === undefined ||
        !question.words.some(
          ({ normalized }, index) => onlyAsking.split(" ").includes(normalized) && !isConjunction(question, index),
        ) ||
        has(isGiven),
    )
  );
};

/** Scores each sentence of a chunk for a question. */
const scoreSentences = (
  knowledge: Knowledge,
  question: Question,
  words: readonly Word[],
  chunk: Chunk,
): ScoredSentence[] => {
  const terms = [...new Set(words.map(({ stem }) => stem))].map((stem) => variantsOf(knowledge, stem));
  const tests = typeTests(question);
  const sentences = stemmedSentences(chunk);
  const matches = sentences.map(({ stems }) =>
    terms.reduce((sum, variants) => {
      let best = 0;
      for (const [variant, weight] of variants)
        if (stems.has(variant)) best = Math.max(best, weight * inverseDocumentFrequency(knowledge, variant));
      return sum + best;
    }, 0),
  );
  return sentences.map(({ text }, order) => ({
    text,
    order,
    score:
      (matches[order] ?? 0) +
      NEIGHBOR_SHARE.next * (matches[order - 1] ?? 0) +
      NEIGHBOR_SHARE.previous * (matches[order + 1] ?? 0) +
      tests.filter((test) => test(text, chunk)).length * TYPE_GAIN,
  }));
};

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
  /^(?:It|Its|They|Their|This|That|These|Those|He|She|But|And|So|No)\b/.test(text);

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
 * The sentences of a chunk that say most about a question, verbatim and in the order of the page, up to a number of characters. Pages
 * use other words than questions, so sentences next to a matching one are quoted with it.
 */
export const quotePassage = (
  knowledge: Knowledge,
  question: Question,
  words: readonly Word[],
  chunk: Chunk,
  maxCharacters = MAX_QUOTED_CHARACTERS,
): Statement[] => {
  const sentences = scoreSentences(knowledge, question, words, chunk);
  const starts = groupStarts(sentences, maxCharacters);
  /** A sentence with those before it that must be quoted with it. */
  const withPrevious = ({ order }: ScoredSentence): readonly ScoredSentence[] =>
    sentences.slice(starts[order], order + 1);
  const [best] = sentences.toSorted((a, b) => b.score - a.score);
  if (!best) return [];
  const gain = ({ order, score }: ScoredSentence): number => score + NEAR_GAIN / (1 + Math.abs(order - best.order));
  const chosen = new Set(withPrevious(best));
  let length = lengthOf([...chosen]);
  for (const sentence of sentences.toSorted((a, b) => gain(b) - gain(a))) {
    if (length + sentence.text.length > maxCharacters) continue;
    const group = withPrevious(sentence).filter((other) => !chosen.has(other));
    const size = lengthOf(group);
    if (length + size > maxCharacters) continue;
    for (const other of group) chosen.add(other);
    length += size;
  }
  const quoted = sentences.filter((sentence) => chosen.has(sentence));
  return quoted.map(({ text, order }, index) => {
    const isAfterGap = index > 0 && order > (quoted[index - 1]?.order ?? 0) + 1;
    return { ...quoteFrom(chunk.path, text), ...(isAfterGap && { isAfterGap }) };
  });
};

/** The first sentences of a chunk with a number. */
export const numbersIn = (chunk: Chunk, sentences: number): Statement[] =>
  stemmedSentences(chunk)
    .filter(({ text }) => hasNumber(text, chunk))
    .slice(0, sentences)
    .map(({ text }) => quoteFrom(chunk.path, text));
