import type { Entity } from "./entities.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Concept } from "./lexicon.ts";
import type { Question } from "./question.ts";
import type { Statement } from "./statement.ts";

/** What was found, and what it is about: a question that follows may mean that. */
export interface Found {
  readonly statements: readonly Statement[];
  /** Paths that it rests on beside those of the statements, most important first. */
  readonly cites?: readonly string[];
  readonly about?: readonly Entity[];
  /** The share of the question that the answer leaves out, where the rule knows better than its words tell. */
  readonly left?: number;
}

/** One kind of question that typed data answers. */
export interface Rule {
  readonly name: string;
  /** What in a question the rule accounts for. A question about more than that is not for it. */
  readonly explains: readonly Concept[];
  /** The share of a question that it may leave unexplained, where its own words leave little doubt; a third otherwise. */
  readonly tolerates?: number;
  /** Whether the rule accounts for every other word too, because it looks for them and answers only when they are there. */
  readonly takesTopics?: boolean;
  /** Answers, or gives undefined where the question is of another kind or the data does not hold what it asks. */
  readonly answer: (question: Question, knowledge: Knowledge) => Found | undefined;
}

/** What there is to say, leaving out what there is not; undefined where that is nothing. */
export const found = (
  statements: readonly (Statement | undefined | false | "")[],
  more: Omit<Found, "statements"> = {},
): Found | undefined => {
  const said = statements.flatMap((statement) => (statement ? [statement] : []));
  return said.length > 0 ? { statements: said, ...more } : undefined;
};
