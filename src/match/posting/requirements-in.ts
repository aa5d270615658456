import { ownValue } from "../../ask/knowledge/own-value.ts";
import { isStopWord, tokenize, tokenizeParts } from "../../ask/knowledge/words.ts";
import { rootsOf } from "../roots.ts";
import { fillers } from "../vocabulary.ts";
import { type Part, partsOf } from "./parts.ts";

/** The path of the file with the weights, which the build writes for the app. */
export const postingWeightsFile = "/api/posting-weights.json";

/**
 * How much each feature of a part of a job posting speaks for a requirement, in units of WEIGHT_UNIT. It is learned from
 * postings in many forms: see `src/package/job-postings/train.ts`.
 */
export type PostingWeights = Readonly<Record<string, number>>;

/** What a weight of 1 in the table is worth. */
export const WEIGHT_UNIT = 0.1;

/** Numbers are all the same. */
const wordsOf = (text: string): string[] =>
  tokenizeParts(text).map(({ normalized, stem }) => (/\d/.test(normalized) ? "#" : stem));

const headingFeatures = (heading: string): string[] => wordsOf(heading).map((word) => `h:${word}`);

/** The characters of a sentence that say what its clauses are about. */
const OPENING_LENGTH = 18;

const WORDS_PER_LENGTH = 4;
const MAX_LENGTH = 5;
const POSITIONS = 5;

/** What is known about a part: its words, where it is, and the words around it. */
export const featuresOf = ({ text, kind, heading, context, position }: Part): ReadonlySet<string> => {
  const words = wordsOf(text);
  const [first = "", second = ""] = words;
  return new Set([
    ...words.map((word) => `w:${word}`),
    `first:${first}`,
    `start:${first} ${second}`,
    ...headingFeatures(heading),
    ...(kind === "clause" ? wordsOf(context.slice(0, OPENING_LENGTH)).map((word) => `c:${word}`) : []),
    `kind:${kind}`,
    ...(position === undefined ? [] : [`position:${Math.min(POSITIONS - 1, Math.floor(position * POSITIONS))}`]),
    `length:${Math.min(MAX_LENGTH, Math.floor(words.length / WORDS_PER_LENGTH))}`,
    ...(heading === "" ? ["no heading"] : []),
    ...(position === 0 && kind === "line" ? ["title"] : []),
    ...(context.startsWith(text) ? ["start of sentence"] : []),
    ...(/^\w+ing\b/.test(text) ? ["gerund"] : []),
    ...(/[£$€]\s?\d|\d ?%|\d\s?k\b/.test(text) ? ["money"] : []),
    ...(/@|www\.|\.com\b/.test(text) ? ["address"] : []),
    ...(/\d\+|\b(?:years?|yrs?)\b/.test(text) ? ["years"] : []),
    "any",
  ]);
};

/** Real postings of 8 KiB have up to 150 parts. */
const MAX_PARTS = 400;

/** The list of a part, or the sentence of a clause. */
const groupOf = ({ kind, list, context }: Part): number | string => (kind === "clause" ? context : list);

/** `Must have: …`: what stands before a colon and is in every posting. */
const isLabel = ({ text, context }: Part): boolean =>
  context.startsWith(`${text}:`) && rootsOf(text).every((root) => fillers().has(root));

/** A heading in which no word weighs more, such as a sentence about the company, says nothing about the list below. */
const MIN_HEADING_WEIGHT = 12;

/** A requirement that is missed costs more than another line in the list. */
const THRESHOLD = -10;

/** In the shortest lists in English, one of twelve words is such as "of"; in other languages, nearly none. */
const MIN_ENGLISH_SHARE = 0.08;

const isEnglish = (text: string): boolean => {
  const words = tokenize(text);
  return words.filter(({ normalized }) => isStopWord(normalized)).length >= words.length * MIN_ENGLISH_SHARE;
};

/**
 * The requirements of a job posting, in order. Each part is weighed by its features and with the others of its list or
 * sentence, so that a list under an unusual heading is taken or left as a whole. All items of lists in other languages are taken,
 * because the words are unknown.
 */
export const requirementsIn = (posting: string, weights: PostingWeights): string[] => {
  const weightOf = (feature: string): number => ownValue(weights, feature) ?? 0;
  const parts = partsOf(posting)
    .slice(0, MAX_PARTS)
    .map((part) => {
      const isTelling = headingFeatures(part.heading).some((word) => Math.abs(weightOf(word)) > MIN_HEADING_WEIGHT);
      const heading = isTelling ? part.heading : "";
      const own = [...featuresOf({ ...part, heading })].reduce((sum, feature) => sum + weightOf(feature), 0);
      return { ...part, own };
    });
  const groups = Map.groupBy(parts, groupOf);
  const averageOf = (part: Part): number => {
    const group = groups.get(groupOf(part)) ?? [];
    return group.reduce((sum, { own }) => sum + own, 0) / group.length;
  };
  const takesItems = !isEnglish(posting);
  const wanted = parts.filter((part) => part.own + averageOf(part) > THRESHOLD || (takesItems && part.kind === "item"));
  return [...new Set(wanted.filter((part) => !isLabel(part)).map(({ text }) => text))];
};
