import type { Answer, AskRequest } from "../answer.ts";
import { sourceLabel } from "../extract/extract.ts";
import { rankChunks } from "../extract/rank.ts";
import { quoteFrom } from "../extract/statement.ts";
import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { asksFor, containsWord, contentWords, numberIn, type Question } from "../question/question.ts";
import { rankResults } from "../results.ts";
import { isAboutService } from "../rules/service.ts";
import { usualQuestionFinder } from "../usual/usual-question.ts";
import type { standaloneAnswerer } from "./standalone.ts";

/**
 * The share of a question's words with which an entry of the FAQ comes before one about the subject: for `What salary are you
 * looking for?`, the entry on salary.
 */
const MOST_WORDS = 0.75;

/** Whether the rule that answered a question understands details of it that the usual question leaves out. */
const knowsMore = (question: Question, { rule }: Answer, usualAnswer: Answer): boolean => {
  if (rule !== usualAnswer.rule) return false;
  // The rule for skills knows the names of their groups, that for studies what a university is, and those for lists which
  // entries are the last or the first.
  const asksForSome =
    asksFor(question, "latest", "oldest") && (numberIn(question) !== undefined || rule === "career lists");
  return rule === "skills" || rule === "education" || asksForSome;
};

/**
 * Returns functions that find the usual question that a visitor asks in other words, and that answer a question which depends on
 * no other one: by the owner's FAQ or the rule for that usual question, or as it is written.
 */
export const usualAnswerer = (
  knowledge: Knowledge,
  answerStandalone: ReturnType<typeof standaloneAnswerer>,
  parse: (text: string) => Question,
  translate: (text: string) => string | undefined,
) => {
  const findUsual = usualQuestionFinder(knowledge, parse, translate);

  /** The answer of an entry of the FAQ, after its question. */
  const faqAnswer = (entry: Chunk, question: Question, { limit }: AskRequest): Answer => {
    const quoted = entry.blocks.map((text) => quoteFrom(entry.path, text));
    const statements = [...sourceLabel(entry, quoted), ...quoted];
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
    // `Do you let an AI write the code?` has words of the API.
    if (isForService) return question.isPersonal && usualAnswer.isExact ? usualAnswer : answer;
    // `What grade did she get?` and `Do you give talks?` are like questions about terms, but the rules for the career
    // understand them. `Would you speak at our school?` is one.
    if (usual.kind === "practice")
      return /^(?:education|career lists)$/.test(answer.rule ?? "") && !containsWord(question, "would")
        ? answer
        : usualAnswer;
    if (usual.kind === "faq") {
      const hasMostWords = answer.method === "faq" && (answer.coverage ?? 0) >= MOST_WORDS;
      return hasMostWords ? answer : usualAnswer;
    }
    // The documentation tells nothing about the person: `Are there any references?`
    const quotesDocuments = answer.method === "extractive" && answer.isAboutService === true;
    const isBetter = usualAnswer.method === "intent" && !knowsMore(question, answer, usualAnswer);
    return quotesDocuments || isBetter ? usualAnswer : answer;
  };

  return { findUsual, faqAnswer, answerAlone };
};
