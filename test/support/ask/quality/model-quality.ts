import { pageOf } from "../../../../src/ask/index/chunk.ts";
import type { KnowledgeFile } from "../../../../src/ask/knowledge/knowledge.ts";
import type { AskResponse } from "../../../../src/contract/resources/agents/ask.ts";
import { normalizeForSearch } from "../../../../src/portfolio/normalize-for-search.ts";
import { answersWith, type ScriptedModel } from "../scripted-model.ts";
import { containsPhrases, namedPage } from "./answer-match.ts";
import { type Evaluation, evaluate, site } from "./ask-quality.ts";
import type { TestQuestion } from "./questions.ts";
import { templates } from "./templates.ts";

const pathOf = (url: string | undefined): string => pageOf({ path: url?.slice(site.length) ?? "" }) || "/";

/** The words of a text that have a number, or that begin with a capital letter. */
const specificWords = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => /^\p{Lu}|\p{N}/u.test(word)).map(normalizeForSearch);

/**
 * Whether each number and each capitalized word of what a model says occurs on the page that it cites, in the typed data, or in
 * the templates that are filled with it.
 * This check shares no code with the one that decides whether the answer is used.
 */
const isGrounded = ({ chunks, facts }: KnowledgeFile, answer: string, results: AskResponse["results"]): boolean =>
  [...answer.slice(0, answer.lastIndexOf("]") + 1).matchAll(/([^[\]]*)((?:\[\d+\])+)/g)].every(
    ([, statement = "", citations = ""]) => {
      const pages = [...citations.matchAll(/\d+/g)].map(([n]) => pathOf(results[Number(n) - 1]?.url));
      const onPages = chunks.filter((chunk) => pages.includes(pageOf(chunk) || "/"));
      const known = new Set(
        // JSON writes a line break as a letter.
        (
          JSON.stringify([onPages, facts, facts.projects.length, templates])
            .replaceAll("\\n", " ")
            .match(/[\p{L}\p{N}]+/gu) ?? []
        ).map(normalizeForSearch),
      );
      return specificWords(statement).every((word) => known.has(word));
    },
  );

/** The evaluations of the answers with a scripted model. */
export const evaluateWith = async (
  file: KnowledgeFile,
  questions: readonly TestQuestion[],
  model: ScriptedModel,
): Promise<readonly Evaluation[]> => {
  const responses = await answersWith(file, questions, model);
  return evaluate(file, questions).flatMap((plain, index): Evaluation | never[] => {
    const response = responses[index];
    if (!response) return [];
    const { method, response_type } = response._meta;
    const isRefused = response_type === "failure";
    const isOfModel = method === "llm";
    // The answer is the one without a model.
    if (!isOfModel && isRefused === plain.isRefused) return plain;
    const { question } = plain;
    const pages = response.results.map(({ url }) => pathOf(url));
    const answer = isRefused ? "" : response.answer;
    // The answer without a model follows, and can quote a citation of the documentation.
    const ofModel = plain.answer && answer.endsWith(plain.answer) ? answer.slice(0, -plain.answer.length) : answer;
    return {
      question,
      answer,
      pages,
      method: method ?? "",
      isRefused,
      rank:
        plain.rank === undefined ? undefined : pages.findIndex((path) => question.page.includes(namedPage(path))) + 1,
      isMatch: plain.isMatch === undefined ? undefined : containsPhrases(answer, question.says),
      isFound:
        plain.isFound === undefined ? undefined : isRefused ? plain.isFound : containsPhrases(answer, question.says),
      isGrounded: isRefused ? undefined : isGrounded(file, ofModel, response.results) && plain.isGrounded !== false,
    };
  });
};

/** Whether an answer is neither a refusal nor wrong. */
const isRight = ({ question, isRefused, isMatch }: Evaluation): boolean =>
  !isRefused && !question.refused && isMatch !== false;

/** How many right answers of one run are wrong in another. */
export const spoiled = (before: readonly Evaluation[], after: readonly Evaluation[]): number =>
  before.filter((one, index) => {
    const other = after[index];
    return isRight(one) && other && !other.isRefused && !isRight(other);
  }).length;
