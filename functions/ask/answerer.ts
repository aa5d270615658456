import { type Answer, type AskRequest, toAskResponse } from "../../src/ask/answer.ts";
import { answerInLanguage } from "../../src/ask/answer-language.ts";
import type { AskResponse } from "../../src/contract/resources/agents/ask.ts";
import type { Ports } from "../ports/ports.ts";
import { modelAnswer, type Searchable } from "./model/answer.ts";
import { citedResponse, withoutQuotation } from "./model/cited-response.ts";
import { findChunks } from "./model/passages.ts";
import { isRelevant } from "./model/relevance.ts";
import { trimText } from "./question.ts";
import { siteKnowledge } from "./site-knowledge.ts";

/** Completes a prepared answer, with a language model where one is used. The signal cancels the model. */
export type PendingAnswer = (signal?: AbortSignal) => Promise<AskResponse>;

/** A question, and the language that its caller reads, if it named one (D18). */
export interface SiteQuestion extends AskRequest {
  readonly language?: string | undefined;
}

/** Answers a question. The signal cancels the model. */
export type AnswerQuestion = (question: SiteQuestion, signal?: AbortSignal) => Promise<AskResponse>;

/** The share of a question that a quotation covers, below which a model may withdraw it. */
const CERTAIN_COVERAGE = 0.9;

/** Whether a model is asked. Answers from typed data and from the FAQ are kept, and questions out of scope are refused. */
const needsModel = ({ method, isOutOfScope }: Answer): boolean =>
  method === "extractive" || (method === "none" && !isOutOfScope);

/** Creates a function that prepares the answer to a question, in the language that the site has answers in. */
const prepareAnswer =
  (ports: Ports) =>
  async ({ text: untrimmed, ...options }: AskRequest): Promise<PendingAnswer> => {
    const { knowledge, answer, usage, names } = await siteKnowledge(ports);
    const text = trimText(untrimmed);
    if (text === "") return async () => usage();
    const reply = answer({ ...options, text });
    const response = toAskResponse(knowledge, text, reply, options.scope);
    const { model } = ports;
    if (!model || !needsModel(reply)) return async () => response;
    const asked = { question: text, earlier: options.previous ?? [] };
    const { isAboutService = options.scope === "documents" } = reply;
    const searchable: Searchable = {
      names: names(),
      find: (queries) => findChunks(knowledge, queries, isAboutService),
      answer: (query) => answer({ ...options, text: query, previous: [] }),
      isRelevant: (text, question, queries) => isRelevant(knowledge, text, question, queries),
    };
    return async (signal) => {
      const read = await modelAnswer(model, asked, searchable, ports, signal);
      if (read === "none")
        return reply.coverage !== undefined && reply.coverage < CERTAIN_COVERAGE
          ? toAskResponse(knowledge, text, withoutQuotation(reply), options.scope)
          : response;
      return read ? citedResponse(knowledge, response, reply, read, options.limit) : response;
    };
  };

/** Creates a function that prepares the answer to a question. A blank question is answered with usage notes (D10). */
export const answerer = (ports: Ports): ((question: SiteQuestion) => Promise<PendingAnswer>) => {
  const prepare = prepareAnswer(ports);
  return async ({ language, ...question }) => {
    const pending = await prepare(question);
    const [defaultLanguage] = ports.settings.languages ?? [];
    if (language === undefined || defaultLanguage === undefined) return pending;
    const { knowledge } = await siteKnowledge(ports);
    const languages = { language, defaultLanguage, sentenceLanguage: knowledge.phrases.language };
    return async (signal) => answerInLanguage(await pending(signal), languages);
  };
};

/** Creates a function that answers questions, used by the MCP tools (D9, D10). */
export const createQuestionAnswerer = (ports: Ports): AnswerQuestion => {
  const prepare = answerer(ports);
  return async (question, signal) => (await prepare(question))(signal);
};
