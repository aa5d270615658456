import type { Knowledge } from "../knowledge/knowledge.ts";
import { isNegated } from "../question/negation.ts";
import {
  asksForAmount,
  containsWord,
  contentWords,
  mentionPositions,
  type Question,
  unexplainedWords,
} from "../question/question.ts";
import type { Rule, RuleResult } from "./rule.ts";

/** The share of a question that a rule may leave unexplained. At a third, fewer questions are answered, and more of them wrongly. */
const MAX_UNEXPLAINED_SHARE = 0.5;
/** The weight of a word that occurs nowhere in the index; other words weigh 1. */
const UNKNOWN_WORD_WEIGHT = 2;

/** A rule with its result. */
export interface AppliedRule {
  readonly rule: Rule;
  readonly result: RuleResult;
  /** The share of the question that stays unexplained, from 0 to 1. */
  readonly unexplainedShare: number;
}

/** Whether it asks for a story: `How did her time at Acme end?` */
const asksForStory = ({ text }: Question): boolean => /^how (?:did|was|were)\b/.test(text);

/** Whether only a text can answer: a question for a reason, a price or a story. */
const asksForText = (question: Question): boolean =>
  containsWord(question, "why") ||
  asksForStory(question) ||
  (containsWord(question, "much") && asksForAmount(question));

/** Whether a rule answers this kind of question: reasons, amounts and negations need a rule for them. */
const answersKind = ({ explains }: Rule, question: Question): boolean =>
  (!asksForText(question) || explains.includes("why")) &&
  (!asksForAmount(question) || explains.includes("count")) &&
  (!isNegated(question) || explains.includes("project"));

/** Of the rules that answer, the one that explains most of the question. The first one wins a tie. */
export const applyRules = (
  rules: readonly Rule[],
  question: Question,
  knowledge: Knowledge,
): AppliedRule | undefined => {
  const names = mentionPositions(question);
  const otherWordCount = contentWords(question, names).length;
  let best: AppliedRule | undefined;
  for (const rule of rules) {
    if (best?.unexplainedShare === 0) break;
    if (!answersKind(rule, question)) continue;
    const weights = unexplainedWords(question, rule.explains).map(({ stem }) =>
      knowledge.frequency(stem) > 0 ? 1 : UNKNOWN_WORD_WEIGHT,
    );
    const left = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, otherWordCount);
    if (!rule.searchesTopics && !rule.decidesItself && left > MAX_UNEXPLAINED_SHARE) continue;
    const result = rule.answer(question, knowledge);
    const rest = result?.unexplainedShare ?? (rule.searchesTopics ? left * 0.5 : left);
    if (result && (!best || rest < best.unexplainedShare)) best = { rule, result, unexplainedShare: rest };
  }
  return best;
};
