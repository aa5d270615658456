import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Concept } from "../knowledge/lexicon.ts";
import type { Entity } from "../question/entities.ts";
import type { Question } from "../question/question.ts";
import { type OptionalStatement, present, type Statement } from "../sentences/statement.ts";

/** The statements of a rule, and the entities that a follow-up question may refer to. */
export interface RuleResult {
  readonly statements: readonly Statement[];
  /** Source paths in addition to those of the statements, most important first. */
  readonly cites?: readonly string[];
  readonly about?: readonly Entity[];
  /** The share of the question that the answer leaves out, if the rule computes it itself. */
  readonly unexplainedShare?: number;
}

/** Answers one kind of question from typed data. */
export interface Rule {
  readonly name: string;
  /** The concepts that the rule explains. It does not answer questions with many other words. */
  readonly explains: readonly Concept[];
  /** Whether it decides itself which questions it answers, whatever other words they have. */
  readonly decidesItself?: true;
  /** Whether the rule searches for all other words and answers only if it finds them. */
  readonly searchesTopics?: boolean;
  /** Returns undefined if the question is of another kind, or if the data has no answer. */
  readonly answer: (question: Question, knowledge: Knowledge) => RuleResult | undefined;
}

/** A result with the statements that are present; undefined if there are none. */
export const ruleResult = (
  statements: readonly OptionalStatement[],
  more: Omit<RuleResult, "statements"> = {},
): RuleResult | undefined => {
  const given = present(statements);
  return given.length > 0 ? { statements: given, ...more } : undefined;
};
