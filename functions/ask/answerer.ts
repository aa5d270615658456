import { type AskRequest, toAskResponse } from "../../src/ask/answer.ts";
import { answerInLanguage } from "../../src/ask/answer-language.ts";
import { questionAnswerer } from "../../src/ask/ask.ts";
import { knowledgeFile, openKnowledge } from "../../src/ask/knowledge/knowledge.ts";
import { usageResponse } from "../../src/ask/usage.ts";
import type { AskResponse } from "../../src/contract/resources/agents/ask.ts";
import { readBuiltFile } from "../http/built-file.ts";
import { cachedJsonParser } from "../http/json-asset.ts";
import type { Ports } from "../ports/ports.ts";
import { modelAnswer } from "./model-answer.ts";
import { passagesOf } from "./passages.ts";
import { trimText } from "./question.ts";

/** An answer from the site's text, which a language model may still reword. */
export interface PendingAnswer {
  /** The answer without a model. The final answer has the same results. */
  readonly extracted: AskResponse;
  /** Returns the final answer. The signal cancels the model. */
  readonly finish: (signal?: AbortSignal) => Promise<AskResponse>;
}

/** A question, and the language that its caller reads, if it named one (D18). */
export interface SiteQuestion extends AskRequest {
  readonly language?: string | undefined;
}

/** Answers a question. The signal cancels the model. */
export type AnswerQuestion = (question: SiteQuestion, signal?: AbortSignal) => Promise<AskResponse>;

/** Opens the knowledge file once per file. */
export const openKnowledgeOnce = cachedJsonParser((file: Parameters<typeof openKnowledge>[0]) => {
  const knowledge = openKnowledge(file);
  const answer = questionAnswerer(knowledge);
  let cachedUsage: AskResponse | undefined;
  const usage = (): AskResponse => {
    cachedUsage ??= usageResponse(knowledge.facts, answer);
    return cachedUsage;
  };
  return { knowledge, answer, usage };
});

const withoutModel = (extracted: AskResponse): PendingAnswer => ({ extracted, finish: async () => extracted });

/** Creates a function that prepares the answer to a question, in the language that the site has answers in. */
const prepareAnswer =
  (ports: Ports) =>
  async (question: AskRequest): Promise<PendingAnswer> => {
    const { knowledge, answer, usage } = openKnowledgeOnce(await readBuiltFile(ports, knowledgeFile));
    const text = trimText(question.text);
    if (text === "") return withoutModel(usage());
    const reply = answer({ ...question, text });
    const extracted = toAskResponse(knowledge, text, reply, question.scope);
    const { model } = ports;
    // Rules and FAQ answers are exact; only quotations can benefit from a model.
    if (!model || reply.method !== "extractive") return withoutModel(extracted);
    const subject = { question: text, earlier: question.previous ?? [], passages: passagesOf(knowledge, reply) };
    const finish = async (signal?: AbortSignal): Promise<AskResponse> => {
      const wording = await modelAnswer(model, subject, ports, signal);
      return wording === undefined
        ? extracted
        : { ...extracted, _meta: { ...extracted._meta, method: "llm" }, answer: wording };
    };
    return { extracted, finish };
  };

/** Creates a function that prepares the answer to a question. A blank question is answered with usage notes (D10). */
export const answerer = (ports: Ports): ((question: SiteQuestion) => Promise<PendingAnswer>) => {
  const prepare = prepareAnswer(ports);
  return async ({ language, ...question }) => {
    const pending = await prepare(question);
    const [defaultLanguage] = ports.settings.languages ?? [];
    if (language === undefined || defaultLanguage === undefined) return pending;
    const localize = (response: AskResponse) => answerInLanguage(response, { language, defaultLanguage });
    return {
      extracted: localize(pending.extracted),
      finish: async (signal) => localize(await pending.finish(signal)),
    };
  };
};

/** Creates a function that answers questions, used by the MCP tools (D9, D10). */
export const createQuestionAnswerer = (ports: Ports): AnswerQuestion => {
  const prepare = answerer(ports);
  return async (question, signal) => (await prepare(question)).finish(signal);
};
