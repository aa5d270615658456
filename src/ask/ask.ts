import type { Answer, AskRequest } from "./answer.ts";
import type { Knowledge } from "./knowledge/knowledge.ts";
import { lazy } from "./knowledge/lazy.ts";
import { clausesOf } from "./knowledge/words.ts";
import type { Entity } from "./question/entities.ts";
import { isFollowUp, withContext } from "./question/follow-up.ts";
import { isNegated } from "./question/negation.ts";
import { questionParser } from "./question/parse-question.ts";
import { asksForAmount, type Question } from "./question/question.ts";
import { isInUnknownLanguage, questionTranslator } from "./question/translate.ts";
import { standaloneAnswerer } from "./standalone-answerer.ts";
import { usualClassifier } from "./usual/classify.ts";
import { namedYears, ruleQuestion } from "./usual/rule-question.ts";

interface EarlierQuestion {
  readonly question: Question;
  readonly about: readonly Entity[];
}

/** Returns a function that answers questions from the knowledge, without a language model (D10). */
export const questionAnswerer = (knowledge: Knowledge) => {
  const parseQuestion = questionParser(knowledge);
  const answerStandalone = standaloneAnswerer(knowledge);
  const translate = questionTranslator(knowledge);
  const usualFactOf = usualClassifier(
    knowledge.usual,
    (stem) => knowledge.frequency(stem) > 0 && !knowledge.language.isOrdinary(stem),
  );
  const parseInAnyLanguage = (text: string): Question => {
    const english = translate(text);
    return english === undefined ? parseQuestion(text) : parseQuestion(english, true);
  };

  /** The last of the earlier questions with its entities, computed only if the new question needs it. */
  const earlierOf = (request: AskRequest): (() => EarlierQuestion) | undefined => {
    const before = request.previous?.at(-1);
    if (before === undefined || before.trim() === "") return undefined;
    return lazy(() => {
      const question = resolveQuestion(
        before,
        earlierOf({ ...request, previous: request.previous?.slice(0, -1) ?? [] }),
      );
      const mentions = question.mentions.filter(({ entity }) => entity.kind !== "skill");
      return {
        question,
        about: mentions.length > 0 ? mentions.map(({ entity }) => entity) : answerStandalone(question, request).about,
      };
    });
  };

  /** The parsed question. A follow-up takes what it leaves out from the question before it. */
  const resolveQuestion = (
    text: string,
    earlier: (() => EarlierQuestion) | undefined,
    parse: (text: string) => Question = parseInAnyLanguage,
  ): Question => {
    const question = parse(text);
    if (!earlier || !isFollowUp(question)) return question;
    const { question: before, about } = earlier();
    return withContext(question, before, about);
  };

  /**
   * The answer of a rule to a question for a usual fact, in whatever words: `elevator pitch`. Undefined for other questions, and
   * if it names a project or an employer.
   */
  const answerUsual = (text: string, question: Question, request: AskRequest): Answer | undefined => {
    const isAboutOther = question.mentions.some(({ entity }) => entity.kind !== "skill");
    if (isAboutOther || /^(?:and|or|but|also)$/.test(question.words[0]?.normalized ?? "")) return undefined;
    const english = translate(text);
    const fact = usualFactOf(english ?? text, question.mentions.length, english !== undefined);
    // The rules understand `projects not for clients` themselves.
    if (fact === undefined || (fact.name === "clients" && isNegated(question))) return undefined;
    const asked = ruleQuestion(fact, text, asksForAmount(question));
    if (asked === undefined) return undefined;
    const parsed = parseQuestion(asked);
    // The parser understands ranges such as `older than 2010` itself, and facts other than projects have no years.
    if (question.years.length > 0 && parsed.years.length === 0) return undefined;
    const years = question.years.length > namedYears(text).length ? question.years : parsed.years;
    const usual: Question = { ...parsed, years, isUsual: true };
    const answer = answerStandalone(usual, request);
    return answer.method === "intent" ? answer : undefined;
  };

  /** The answer to a usual question rather than another, except that the rule for skills knows the names of their groups. */
  const preferred = (answered: Answer, usual: Answer | undefined): Answer =>
    usual === undefined || (usual.rule === "skills" && answered.rule === "skills") ? answered : usual;

  return (request: AskRequest): Answer => {
    const earlier = earlierOf(request);
    const question = resolveQuestion(request.text, earlier);
    const answered = answerStandalone(question, request);
    const isOther =
      answered.method === "faq" || answered.isOutOfScope || answered.isAboutService || earlier !== undefined;
    const whole = preferred(answered, isOther ? undefined : answerUsual(request.text, question, request));
    if (whole.method !== "none") return whole;
    if (translate(request.text) !== undefined) {
      // A portfolio can be in the language of the question.
      const asWritten = answerStandalone(resolveQuestion(request.text, earlier, parseQuestion), request);
      if (asWritten.method !== "none") return asWritten;
    }
    // In a long message, the question is usually at the end.
    for (const text of clausesOf(request.text)) {
      const part = answerStandalone(resolveQuestion(text, earlier), request);
      if (part.method === "intent" || part.method === "faq") return part;
    }
    return isInUnknownLanguage(knowledge, request.text) ? { ...whole, isInUnknownLanguage: true } : whole;
  };
};
