import type { UsualFact } from "./classify.ts";

/** The years that a text names, in order. */
export const namedYears = (text: string): string[] => (text.match(/\b(?:19|20)\d\d\b/g) ?? []).toSorted();

/**
 * The question of a fact, which a rule answers, for a visitor's question. Undefined if that names no year, or asks for a number
 * that the fact does not have.
 */
export const ruleQuestion = ({ question }: UsualFact, text: string, asksForAmount: boolean): string | undefined => {
  const years = namedYears(text);
  const [from, to] = [years[0], years.at(-1)];
  if (question.includes("{from}"))
    return from === undefined || to === undefined ? undefined : question.replace("{from}", from).replace("{to}", to);
  if (!asksForAmount || question.startsWith("How many")) return question;
  return question.startsWith("Which") ? question.replace("Which", "How many") : undefined;
};
