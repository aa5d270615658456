import type { Answer, AskRequest } from "./answer.ts";
import { conversationAnswerer } from "./answerers/conversation.ts";
import { projectNamer } from "./answerers/described-project.ts";
import { standaloneAnswerer } from "./answerers/standalone.ts";
import { usualAnswerer } from "./answerers/usual.ts";
import type { Knowledge } from "./knowledge/knowledge.ts";
import { clausesOf, isStopWord, joinWords, tokenize } from "./knowledge/words.ts";
import { plainQuestion } from "./plain-question.ts";
import { knownNames } from "./question/entities.ts";
import { ownerReplacer } from "./question/owner-reference.ts";
import { questionParser } from "./question/parse-question.ts";
import type { Question } from "./question/question.ts";
import { isInUnknownLanguage, questionTranslator } from "./question/translate.ts";
import { helpAnswer } from "./rules/help.ts";

/** Returns a function that answers questions from the knowledge, without a language model (D10). */
export const questionAnswerer = (knowledge: Knowledge) => {
  const parseQuestion = questionParser(knowledge);
  const translate = questionTranslator(knowledge, knownNames(knowledge));
  const replaceOwner = ownerReplacer(knowledge);
  const nameProject = projectNamer(knowledge, parseQuestion);
  const parse = (text: string): Question => {
    const english = translate(text);
    return english === undefined ? parseQuestion(text) : parseQuestion(english, true);
  };
  const parseAsWritten = (text: string): Question | undefined =>
    translate(text) === undefined ? undefined : parseQuestion(text, true);
  const answerStandalone = standaloneAnswerer(knowledge);
  const usual = usualAnswerer(knowledge, answerStandalone, parseQuestion, translate);
  const { earlierOf, resolve, answerResolved, answerAsWritten, answerInContext } = conversationAnswerer(
    knowledge,
    { parse, parseAsWritten },
    answerStandalone,
    usual,
  );

  /**
   * The list of the career that a question in another language asks for, if it also has verbs or adjectives that the tables lack:
   * `Welche Sprachen beherrscht sie?` Unknown words in capitals may be names.
   */
  const listAnswer = (request: AskRequest): Answer | undefined => {
    const written = new Set(request.text.match(/(?<!\p{L})\p{Ll}+/gu));
    const words = tokenize(translate(request.text) ?? "");
    const known = words.filter(
      ({ normalized, stem }) =>
        !written.has(normalized) ||
        isStopWord(normalized) ||
        knowledge.language.isOrdinary(stem) ||
        knowledge.frequency(stem) > 0,
    );
    // `Quem ganhou o jogo ontem?` asks who won something else.
    if (known.length === words.length || words[0]?.normalized === "who") return undefined;
    const answer = answerStandalone(parseQuestion(joinWords(known), true), request);
    return answer.rule === "career lists" ? answer : undefined;
  };

  return (asked: AskRequest): Answer => {
    const isConversation = asked.scope === "site" && (asked.previous?.length ?? 0) > 0;
    const normalize = (text: string): string => {
      const plain = replaceOwner(plainQuestion(text));
      return isConversation ? nameProject(plain) : plain;
    };
    const request = {
      ...asked,
      text: normalize(asked.text),
      ...(asked.previous && { previous: asked.previous.map(normalize) }),
    };
    // The owner's FAQ may have the question as the visitor wrote it.
    if (request.scope === "site" && request.text !== asked.text) {
      const asWritten = answerStandalone(parseQuestion(asked.text), request);
      if (asWritten.isExact) return asWritten;
    }
    const earlier = earlierOf(request);
    // The portfolio may be in the language of the question.
    const asWritten = answerAsWritten(request, earlier);
    if (asWritten?.isExact) return asWritten;
    const help =
      request.scope === "site" ? helpAnswer(knowledge, asked.text, earlier === undefined, request.limit) : undefined;
    // The owner's FAQ may answer `Are you a real person?`
    if (help) {
      const own = asWritten ?? answerStandalone(resolve(request.text, earlier).question, request);
      return own.method === "faq" ? own : help;
    }
    const whole = answerInContext(request, earlier);
    if (whole.method !== "none" || whole.isAboutPractice) return whole;
    // Only the translation shows that it is an instruction, or about private life.
    if (asWritten && asWritten.method !== "none" && !whole.isOutOfScope) return asWritten;
    const list = listAnswer(request);
    if (list) return list;
    // In a long message, the question is usually at the end.
    for (const text of clausesOf(request.text)) {
      const part = answerResolved(resolve(text, earlier), request);
      // `Kann sie da was machen?` has only words that say little, as `Who is she?` has.
      if (asWritten && part.rule === "who") continue;
      if (part.method === "intent" || part.method === "faq") return part;
    }
    return isInUnknownLanguage(knowledge, request.text) ? { ...whole, isInUnknownLanguage: true } : whole;
  };
};
