import type { Chunk } from "../index/chunk.ts";
import { stemmedSentences } from "../index/stemmed-sentences.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { stemsOf, type Word } from "../knowledge/words.ts";
import { asksFor, asksForAmount, containsWord, type Question } from "../question/question.ts";
import { quoteFrom, type Statement } from "../sentences/statement.ts";
import { variantsOf } from "./rank.ts";

const numberPattern =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|dozen|hundred|thousand|half|twice)\b/i;

type Writes = Knowledge["language"]["writes"];

/** Where a text is from. */
type Source = Pick<Chunk, "isDocumentation">;

/** Whether a sentence has a number. In documentation, status codes do not count. */
const hasNumber = (text: string, { isDocumentation }: Source, writes: Writes): boolean =>
  numberPattern.test(
    isDocumentation ? text.replace(/\b[1-5]\d\d\b(?! (?:characters|requests|seconds|bytes))/g, "") : text,
  ) || writes("number", text);

/** A kind of answer: the words that ask for it, and how to recognize a sentence that has it. */
interface AnswerType {
  readonly asking: string;
  readonly isGiven: (text: string, source: Source, writes: Writes) => boolean;
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
    isGiven: (text, _, writes) => datePattern.test(text) || writes("date", text),
  },
  {
    asking: "cost costs price fee rate charge pay paid budget expensive cheaper bill money",
    onlyAsking: "cost costs price fee pay paid budget",
    isGiven: (text, _, writes) =>
      /[$€£¥]|\b(?:pounds?|euros?|dollars?|francs?|yen|free)\b/i.test(text) || writes("money", text),
  },
  {
    // Two capitalized words in a row within a sentence.
    asking: "who whom whose client customer employer",
    onlyAsking: "name names",
    isGiven: (text, _, writes) =>
      /[a-z,:] \p{Lu}\p{Ll}+ (?:of |the |and |& )?\p{Lu}/u.test(text) || writes("name", text),
  },
  {
    asking: "why reason cause",
    isGiven: (text, _, writes) =>
      /\b(?:because|so that|since|due to|reason|why)\b/i.test(text) || writes("reason", text),
  },
  {
    asking: "result results outcome effect impact changed change improve improved perform performed success grow grew",
    isGiven: (text, _, writes) =>
      /^Result: |\d ?%|\bfrom \S+ to \S+\d|\b(?:up|down) (?:from|by)\b/.test(text) || writes("change", text),
  },
];

/** Adjectives after `how`, with the units of their answers, and the kind of fact in other languages. */
const units: readonly (readonly [adjectives: RegExp, unit: RegExp, kind: string])[] = [
  [
    /^(?:deep|high|tall|wide|thick|far|big|large)$/,
    /(?:\d ?|\b)(?:[kcm]?m|(?:kilo|centi|milli)?met(?:re|er)s?|feet|foot|ft|inch(?:es)?|miles?|yards?)(?:\b|²)/,
    "length",
  ],
  [/^(?:cold|hot|warm)$/, /\bdegrees?\b|°/, "temperature"],
  [/^heavy$/, /(?:\d ?|\b)(?:k?g|(?:kilo)?grams?|kilos?|t|tons?|tonnes?|pounds|lbs?|ounces?)\b/, "weight"],
  [/^loud$/, /\bdecibels?\b|\ddB\b|\bdB\b/, "sound"],
];

/** A number of what is counted in Japanese: `31案` for `何案`. */
const counted = (counter: string): AnswerType["isGiven"] => {
  const pattern = new RegExp(`[\\d二三四五六七八九十百千万]${counter}`);
  return (text) => pattern.test(text);
};

/** How to recognize the unit of the answer to `how deep`, `how cold` and the like. */
const unitAsked = ({ text, words }: Question): AnswerType["isGiven"] | undefined => {
  const counter = /\bhow many (\p{Script=Han}{1,2})(?! ?\p{Script=Han})/u.exec(text)?.[1];
  if (counter) return counted(counter);
  const [, unit, kind] =
    units.find(([adjectives]) =>
      words.some(({ normalized }, index) => adjectives.test(normalized) && words[index - 1]?.normalized === "how"),
    ) ?? [];
  return unit && kind ? (text, _, writes) => unit.test(text) || writes(kind, text) : undefined;
};

/** Whether the kind of answer alone shows which sentence answers a question: `How deep was it?` */
export const asksForUnit = (question: Question): boolean => unitAsked(question) !== undefined;

const years = /\b(?:19|20)\d\d\b/g;

/** The tests that a sentence must pass to have what the question asks for: "when" needs a number, "who" a name. */
export const typeTests = (
  question: Question,
  { writes }: Knowledge["language"],
): ((text: string, source: Source) => boolean)[] => {
  const asksNumber = question.asksForNumber || asksFor(question, "count", "when");
  // A year does not say how many there are.
  const isCount = containsWord(question, "many");
  const unit = unitAsked(question);
  const ofUnit = unit ? [unit] : [];
  const others = answerTypes.flatMap(({ asking, isGiven }, index) =>
    (index === 0 && asksNumber) || containsWord(question, ...asking.split(" "))
      ? [isCount ? (text: string, source: Source) => isGiven(text.replace(years, ""), source, writes) : isGiven]
      : [],
  );
  return [...ofUnit, ...others].map((isGiven) => (text, source) => isGiven(text, source, writes));
};

/** Whether a quotation has a name, a date, a number or a reason, and the question asks for that. */
export const hasAnswerType = (
  { language }: Knowledge,
  question: Question,
  quotation: readonly Statement[],
  chunk: Chunk,
): boolean => typeTests(question, language).some((test) => quotation.some(({ text }) => test(text, chunk)));

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
  source: Source = {},
): boolean => {
  const { writes } = knowledge.language;
  const has = (isGiven: AnswerType["isGiven"]): boolean => quotation.some(({ text }) => isGiven(text, source, writes));
  const noun = countedNoun(question);
  const variants = noun && variantsOf(knowledge, noun.stem);
  const counts = (text: string): boolean =>
    hasNumber(text, source, writes) && (!variants || stemsOf(text).some((stem) => variants.has(stem)));
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

/** The first sentences of a chunk with a number. */
export const numbersIn = ({ language }: Knowledge, chunk: Chunk, sentences: number): Statement[] =>
  stemmedSentences(chunk)
    .filter(({ text }) => hasNumber(text, chunk, language.writes))
    .slice(0, sentences)
    .map(({ text }) => quoteFrom(chunk.path, text));
