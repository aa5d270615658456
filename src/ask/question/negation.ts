import type { Concept } from "../knowledge/lexicon.ts";
import type { Question } from "./question.ts";

const negations = /^(?:not|without|except|excluding|besides|rather|arent|isnt|wasnt|werent|non)$/;

/** The part of a question between two positions; the end is excluded. */
const partOf = (question: Question, from: number, to: number): Question => {
  const isIn = (position: number): boolean => position >= from && position < to;
  const concepts = [...question.concepts].flatMap(([concept, positions]): [Concept, ReadonlySet<number>][] => {
    const kept = [...positions].filter(isIn);
    return kept.length > 0 ? [[concept, new Set(kept)]] : [];
  });
  return {
    ...question,
    concepts: new Map(concepts),
    mentions: question.mentions.filter(({ positions }) => positions.every(isIn)),
    contentPositions: question.contentPositions.filter(isIn),
  };
};

/** Whether a question contains a negation. */
export const isNegated = ({ words }: Question): boolean => words.some(({ normalized }) => negations.test(normalized));

/** Splits a question, such as `projects that are not for clients`, at its negation. */
export const negatedPart = (question: Question): { readonly question: Question; readonly denied?: Question } => {
  const at = question.words.findIndex(({ normalized }) => negations.test(normalized));
  if (at < 0) return { question };
  return {
    question: partOf(question, 0, at),
    denied: partOf(question, at + 1, question.words.length),
  };
};
