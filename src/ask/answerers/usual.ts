import type { Answer, AskRequest } from "../answer.ts";
import { sourceLabel } from "../extract/extract.ts";
import { rankChunks } from "../extract/rank.ts";
import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { asksFor, containsWord, contentWords, numberIn, type Question } from "../question/question.ts";
import { rankResults } from "../results.ts";
import { isAboutService } from "../rules/service.ts";
import { quoteFrom } from "../sentences/statement.ts";
import { usualQuestionFinder } from "../usual/usual-question.ts";
import type { standaloneAnswerer } from "./standalone.ts";

/**
 * An FAQ entry with this share of the words of a question is preferred to the entry on its subject. `What salary are you looking
 * for?` gets the entry on salary.
 */
const MOST_WORDS = 0.75;

/** Whether the rule that answered a question used details of it that the usual question drops. */
const knowsMore = (question: Question, { rule }: Answer, usualAnswer: Answer): boolean => {
  if (rule !== usualAnswer.rule) return false;
  // The rule for skills knows the names of its groups, the rule for education knows universities, and the rule for lists knows which
  // entries are first and last.
  const asksForSome =
    asksFor(question, "latest", "oldest") && (numberIn(question) !== undefined || rule === "career lists");
  return rule === "skills" || rule === "education" || asksForSome;
};

/**
 * Returns functions that find the usual question behind a visitor's words, and that answer a question without context: from the
 * owner's FAQ, by the rule for the usual question, or as it is written.
 */
export const usualAnswerer = (
  knowledge: Knowledge,
  answerStandalone: ReturnType<typeof standaloneAnswerer>,
  parse: (text: string) => Question,
  translate: (text: string) => string | undefined,
) => {
  const findUsual = usualQuestionFinder(knowledge, parse, translate);

  /** The answer of an FAQ entry, after its question. */
  const faqAnswer = (entry: Chunk, question: Question, { limit }: AskRequest): Answer => {
    const quoted = entry.blocks.map((text) => quoteFrom(entry.path, text));
    const statements = [...sourceLabel(entry, quoted, knowledge.phrases), ...quoted];
    const words = contentWords(question);
    const hits = rankChunks(knowledge, words, ({ isDocumentation }) => !isDocumentation);
    return {
      ...{ method: "faq", statements, about: [], isExact: true },
      results: rankResults(knowledge, { cites: [], statements }, hits, limit),
    };
  };

  const answerAlone = (text: string, question: Question, request: AskRequest): Answer => {
    const answer = answerStandalone(question, request);
    const isForService = isAboutService(question);
    if (request.scope === "documents" || (answer.isOutOfScope && !isForService)) return answer;
    const usual = findUsual(text, question);
    if (!usual || answer.isExact) return answer;
    const usualAnswer =
      usual.kind === "faq" ? faqAnswer(usual.entry, question, request) : answerStandalone(usual.question, request);
    // A personal question can have words of the API: `Do you let an AI write the code?`
    if (isForService) return question.isPersonal && usualAnswer.isExact ? usualAnswer : answer;
    // The classifier takes `What grade did she get?` and `Do you give talks?` for questions about terms, but the rules for the career
    // understand them. `Would you speak at our school?` is about terms.
    if (usual.kind === "practice")
      return /^(?:education|career lists)$/.test(answer.rule ?? "") && !containsWord(question, "would")
        ? answer
        : usualAnswer;
    if (usual.kind === "faq") {
      const hasMostWords = answer.method === "faq" && (answer.coverage ?? 0) >= MOST_WORDS;
      return hasMostWords ? answer : usualAnswer;
    }
    // The documentation has no facts about the person: `Are there any references?`
    const quotesDocuments = answer.method === "extractive" && answer.isAboutService === true;
    const isBetter = usualAnswer.method === "intent" && !knowsMore(question, answer, usualAnswer);
    return quotesDocuments || isBetter ? usualAnswer : answer;
  };

  return { findUsual, faqAnswer, answerAlone };
};
