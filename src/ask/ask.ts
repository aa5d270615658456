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

interface EarlierQuestion {
  readonly question: Question;
  readonly about: readonly Entity[];
}

/** Returns a function that answers questions from the knowledge, without a language model (D10). */
export const questionAnswerer = (knowledge: Knowledge) => {
  const parseQuestion = questionParser(knowledge);
  const answerStandalone = standaloneAnswerer(knowledge);
  const translate = questionTranslator(knowledge);
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

  return (request: AskRequest): Answer => {
    const earlier = earlierOf(request);
    const whole = answerStandalone(resolveQuestion(request.text, earlier), request);
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
