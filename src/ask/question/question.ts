import type { Chunk } from "../index/chunk.ts";
import type { ProjectFacts } from "../knowledge/facts.ts";
import type { Concept } from "../knowledge/lexicon.ts";
import type { Word } from "../knowledge/words.ts";
import type { Entity, Mention } from "./entities.ts";

/** A parsed question. Positions are indexes into its words. */
export interface Question {
  /** Its words with spaces between them: lower case, without accents and punctuation. Patterns are tested against it. */
  readonly text: string;
  readonly words: readonly Word[];
  /** The concepts of the lexicon that it contains, with the positions of their words. */
  readonly concepts: ReadonlyMap<Concept, ReadonlySet<number>>;
  readonly mentions: readonly Mention[];
  /** The years that it asks for, also those within a range. */
  readonly years: readonly string[];
  /** The positions of content words: no stop words, no filler words, not the person's name. */
  readonly contentPositions: readonly number[];
  /** Whether it mentions the person, by name or as she, he, they or you. */
  readonly isPersonal: boolean;
  /** Whether it mentions the person in the third person, by name or as she or he. */
  readonly isThirdPerson: boolean;
  /** Whether it contains a path of the API. */
  readonly containsPath: boolean;
  /** The section of the documentation about an error whose code it contains, such as `invalid_cursor`. */
  readonly errorSection: Chunk | undefined;
  /** Whether it asks for a number: how many, how long, how deep. */
  readonly asksForNumber: boolean;
  /** The projects of the previous answer, if it asks only about these: `which of them are for clients?` */
  readonly within?: readonly ProjectFacts[];
  /**
   * How to answer a question that the classifier recognized. `fact`: it is the usual question for a fact, which a rule answers.
   * `practice`: it is the visitor's own, about how the owner works, such as a price, which no project and no documentation answers.
   */
  readonly standsFor?: "fact" | "practice";
  /** Whether it has a capitalized word that occurs nowhere in the index. */
  readonly hasUnknownName: boolean;
}

export const asksFor = (question: Question, ...concepts: readonly Concept[]): boolean =>
  concepts.some((concept) => question.concepts.has(concept));

type ItemOf<K extends Entity["kind"]> = Extract<Entity, { kind: K }>["item"];

/** The entities of a kind that a question mentions. */
export const mentioned = <K extends Entity["kind"]>(question: Question, kind: K): ItemOf<K>[] =>
  question.mentions.flatMap(({ entity }) => (entity.kind === kind ? [entity.item as ItemOf<K>] : []));

/** The content words of a question, without those at some positions. */
export const contentWords = ({ words, contentPositions }: Question, without?: ReadonlySet<number>): Word[] =>
  contentPositions.flatMap((position) => (without?.has(position) ? [] : (words[position] ?? [])));

/** The content words that no mention, no year and none of the concepts explains. */
export const unexplainedWords = (question: Question, concepts: readonly Concept[]): Word[] => {
  const explained = new Set(concepts.flatMap((concept) => [...(question.concepts.get(concept) ?? [])]));
  for (const { positions } of question.mentions) for (const position of positions) explained.add(position);
  return contentWords(question, explained).filter(({ normalized }) => !/^(?:19|20)\d\d$/.test(normalized));
};

/** The positions of all mentions. */
export const mentionPositions = (question: Question): ReadonlySet<number> =>
  new Set(question.mentions.flatMap(({ positions }) => positions));

/** The number in a question, from 2 to 19 in digits or from two to ten as a word; undefined if there is none. */
export const numberIn = ({ words }: Question): number | undefined => {
  const counted = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  for (const { normalized } of words) {
    if (/^(?:[2-9]|1\d)$/.test(normalized)) return Number(normalized);
    if (counted.indexOf(normalized) > 0) return counted.indexOf(normalized) + 1;
  }
  return undefined;
};

/** Whether a question asks how many or how much there is of something. */
export const asksForAmount = ({ text }: Question): boolean => /\bhow (?:many|much)\b/.test(text);

/** Whether a question contains one of the words, unstemmed. */
export const containsWord = ({ words }: Question, ...wanted: readonly string[]): boolean =>
  words.some(({ normalized }) => wanted.includes(normalized));

/** Words that begin a question for yes or no. */
export const auxiliaries = "is are was were do does did has have had can could will would".split(" ");

/** Whether the first word of a question is one of the words, unstemmed. */
export const startsWith = ({ words: [first] }: Question, ...wanted: readonly string[]): boolean =>
  first !== undefined && wanted.includes(first.normalized);

/** Whether it asks for past activities and not for what the owner offers: `What talks has she given?` */
export const asksForDone = ({ text }: Question): boolean =>
  /\b(?:given|gave|held|published|written|earned|passed)\b/.test(text);

/** Matches `Where are her projects?` and `Which oven does she have at home?`. */
const thingsAtPlaces =
  /^where (?:are|were|is|was|can) .*\b(?:projects?|works|jobs|clients)\b|^(?:which|what) .*\bhave\b.* at home$/;

/** Whether it asks about works, jobs, clients or other things at a place, and not where the person is. */
export const asksForThings = ({ text }: Question): boolean => thingsAtPlaces.test(text);

/** Whether a student asks, who is not the owner: `I'm a student at an art school, would you look at my work?` */
export const isFromStudent = (question: Question): boolean =>
  startsWith(question, "i", "im", "we") && containsWord(question, "student", "students");

/** Questions about working together, each after an example. */
const workingTogether: readonly RegExp[] = [
  // Would you come to our office?
  /^(?:do|does|would|will|can|could) (?:you|she|he|they) (?:come|visit|travel|meet|relocate|move)\b/,
  // May I use your work?
  /^(?:may|can|could) (?:i|we) (?:use|reuse|reprint|quote|share)\b/,
  // Who will do the work?
  /^who (?:will|would) do\b/,
];

/** `Do you work weekends?`, but not `Do you work at Acme?` */
const worksInSomeWay = /^(?:do|does|would|will|can|could) \S+ work (?!(?:at|for)\b)/;

/** Whether it asks how the person works with others, and not for positions or projects. */
export const asksHowTheyWork = (question: Question): boolean =>
  workingTogether.some((pattern) => pattern.test(question.text)) ||
  (!asksFor(question, "latest") && worksInSomeWay.test(question.text));
