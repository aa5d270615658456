import type { Knowledge } from "./knowledge.ts";
import { naming, type Question, unexplained } from "./question.ts";
import type { Found, Rule } from "./rule.ts";

/** How much of a question a rule may leave unexplained. */
const leftOver = 0.34;
/** What a word counts that occurs nowhere, beside one that does. */
const unknown = 1.5;

/** What a rule found. */
export interface Applied {
  readonly rule: Rule;
  readonly found: Found;
  /** The share of the question that is left unexplained. */
  readonly left: number;
}

/** The rule that answers and accounts for most of the question; of equals the first. */
export const applyRules = (rules: readonly Rule[], question: Question, knowledge: Knowledge): Applied | undefined => {
  const names = naming(question);
  const asked = question.content.filter((at) => !names.has(at)).length;
  let best: Applied | undefined;
  for (const rule of rules) {
    if (best?.left === 0) break;
    const weights = unexplained(question, rule.explains).map(({ stem }) =>
      knowledge.frequency(stem) > 0 ? 1 : unknown,
    );
    const left = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, asked);
    if (!rule.takesTopics && left > (rule.tolerates ?? leftOver)) continue;
    const found = rule.answer(question, knowledge);
    const rest = found?.left ?? (rule.takesTopics ? left * 0.5 : left);
    if (found && (!best || rest < best.left)) best = { rule, found, left: rest };
  }
  return best;
};
