import type { Answer, AskRequest } from "./answer.ts";
import type { Knowledge } from "./knowledge/knowledge.ts";
import { lazy } from "./knowledge/lazy.ts";
import { clausesOf } from "./knowledge/words.ts";
import type { Entity } from "./question/entities.ts";
import { isFollowUp, withContext } from "./question/follow-up.ts";
import { questionParser } from "./question/parse-question.ts";
import type { Question } from "./question/question.ts";
import { isInUnknownLanguage, questionTranslator } from "./question/translate.ts";
import { standaloneAnswerer } from "./standalone-answerer.ts";
import { usualQuestionFinder } from "./usual/usual-question.ts";

interface EarlierQuestion {
  readonly question: Question;
  readonly about: readonly Entity[];
}

/** A parsed question, and whether it took what it leaves out from the question before it. */
interface ResolvedQuestion {
  readonly text: string;
  readonly question: Question;
  readonly isFollowUp: boolean;
}

/** Returns a function that answers questions from the knowledge, without a language model (D10). */
export const questionAnswerer = (knowledge: Knowledge) => {
  const parseQuestion = questionParser(knowledge);
  const answerStandalone = standaloneAnswerer(knowledge);
  const translate = questionTranslator(knowledge);
  const findUsual = usualQuestionFinder(knowledge, parseQuestion, translate);
  const parseInAnyLanguage = (text: string): Question => {
    const english = translate(text);
    return english === undefined ? parseQuestion(text) : parseQuestion(english, true);
  };

  /** The last of the earlier questions with its entities, computed only if the new question needs it. */
  const earlierOf = (request: AskRequest): (() => EarlierQuestion) | undefined => {
    const before = request.previous?.at(-1);
    if (before === undefined || before.trim() === "") return undefined;
    return lazy(() => {
      const resolved = resolve(before, earlierOf({ ...request, previous: request.previous?.slice(0, -1) ?? [] }));
      const { question } = resolved;
      const mentions = question.mentions.filter(({ entity }) => entity.kind !== "skill");
      return {
        question,
        about: mentions.length > 0 ? mentions.map(({ entity }) => entity) : answerResolved(resolved, request).about,
      };
    });
  };

  const resolve = (
    text: string,
    earlier: (() => EarlierQuestion) | undefined,
    parse: (text: string) => Question = parseInAnyLanguage,
  ): ResolvedQuestion => {
    const question = parse(text);
    if (!earlier || !isFollowUp(question)) return { text, question, isFollowUp: false };
    const { question: before, about } = earlier();
    return { text, question: withContext(question, before, about), isFollowUp: true };
  };

  /** The answer to a question. A usual question in other words is answered by the owner's FAQ, or by the rule for it. */
  const answerResolved = ({ text, question, isFollowUp }: ResolvedQuestion, request: AskRequest): Answer => {
    const answer = answerStandalone(question, request);
    const isForService = answer.isAboutService && answer.method !== "extractive";
    if (isFollowUp || answer.isOutOfScope || isForService) return answer;
    const usual = findUsual(text, question);
    if (!usual || (usual.isUsual && answer.method === "faq")) return answer;
    const usualAnswer = answerStandalone(usual, request);
    if (usual.isAboutPractice) return usualAnswer;
    if (!usual.isUsual) return usualAnswer.method === "faq" ? usualAnswer : answer;
    // The rule for skills knows the names of their groups.
    const knowsMore = answer.rule === "skills" && usualAnswer.rule === "skills";
    return usualAnswer.method === "intent" && !knowsMore ? usualAnswer : answer;
  };

  return (request: AskRequest): Answer => {
    const earlier = earlierOf(request);
    const whole = answerResolved(resolve(request.text, earlier), request);
    if (whole.method !== "none") return whole;
    if (translate(request.text) !== undefined) {
      // A portfolio can be in the language of the question.
      const asWritten = answerStandalone(resolve(request.text, earlier, parseQuestion).question, request);
      if (asWritten.method !== "none") return asWritten;
    }
    // In a long message, the question is usually at the end.
    for (const text of clausesOf(request.text)) {
      const part = answerResolved(resolve(text, earlier), request);
      if (part.method === "intent" || part.method === "faq") return part;
    }
    return isInUnknownLanguage(knowledge, request.text) ? { ...whole, isInUnknownLanguage: true } : whole;
  };
};
