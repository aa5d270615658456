import type { Knowledge } from "../knowledge/knowledge.ts";
import { isNegated } from "../question/negation.ts";
import { asksForAmount, type Question } from "../question/question.ts";
import { usualClassifier } from "./classify.ts";

/** The years that a text names, in order. */
const yearsIn = (text: string): string[] => (text.match(/\b(?:19|20)\d\d\b/g) ?? []).toSorted();

/** The rule's question with the years of a text. Undefined if it has none, or asks for a number that the fact does not have. */
const fillIn = (question: string, text: string, asksAmount: boolean): string | undefined => {
  const years = yearsIn(text);
  const [from, to] = [years[0], years.at(-1)];
  if (question.includes("{from}"))
    return from === undefined || to === undefined ? undefined : question.replace("{from}", from).replace("{to}", to);
  if (!asksAmount || question.startsWith("How many")) return question;
  return question.startsWith("Which") ? question.replace("Which", "How many") : undefined;
};

/**
 * Returns a function that finds the question that a rule answers for a visitor's question in other words: for `elevator pitch`,
 * that is "Why should we hire her?". Undefined for other questions, and for those about a project, an employer or somebody else.
 */
export const usualQuestionFinder = (
  { usual, frequency, language }: Knowledge,
  parse: (text: string) => Question,
  translate: (text: string) => string | undefined,
): ((text: string, question: Question) => Question | undefined) => {
  const classify = usualClassifier(usual, (stem) => frequency(stem) > 0 && !language.isOrdinary(stem));
  return (text, question) => {
    const isAboutOther = question.hasUnknownName || question.mentions.some(({ entity }) => entity.kind !== "skill");
    if (isAboutOther || /^(?:and|or|but|also)$/.test(question.words[0]?.normalized ?? "")) return undefined;
    const english = translate(text);
    const fact = classify(english ?? text, question.mentions.length, english !== undefined);
    // The rules understand `projects not for clients` themselves.
    if (fact === undefined || (fact.name === "clients" && isNegated(question))) return undefined;
    const filled = fillIn(fact.question, text, asksForAmount(question));
    if (filled === undefined) return undefined;
    const parsed = parse(filled);
    // Only projects have years. The parser understands ranges such as `older than 2010` itself.
    if (question.years.length > 0 && parsed.years.length === 0) return undefined;
    const years = question.years.length > yearsIn(text).length ? question.years : parsed.years;
    return { ...parsed, years, isUsual: true };
  };
};
