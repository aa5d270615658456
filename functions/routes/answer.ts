import type { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import { getAsk } from "../../src/contract/operations/ask.ts";
import {
  type AnswerFailure,
  type AnswerView,
  answerPath,
  answerTemplate,
  fillAnswerPage,
} from "../../src/contract/site/templates/answer-page.ts";
import { validate } from "../../src/contract/validate.ts";
import { answerer } from "../ask/answerer.ts";
import { readQuestion } from "../ask/question.ts";
import { readBuiltFile } from "../http/built-file.ts";
import { pageHeadersOf, sendErrorPage, toApiError } from "../http/errors.ts";
import { createFieldParser } from "../http/fields.ts";
import { replySender } from "../http/send.ts";
import type { Asset, Ports } from "../ports/ports.ts";
import type { AppContext, Handler } from "../ports/request-state.ts";

const parseQuery = createFieldParser(getAsk.query);
const parametersOf = ({ req }: AppContext): URLSearchParams => new URL(req.raw.url).searchParams;

/** Search engines may list the form, but not each question that a link contains. */
const unlisted = { "X-Robots-Tag": "noindex" } as const;

const fill = ({ body }: Asset, view: AnswerView): string => fillAnswerPage(new TextDecoder().decode(body), view);

const failures: Readonly<Partial<Record<ApiError["code"], AnswerFailure>>> = {
  invalid_query: "tooLong",
  rate_limited: "limited",
};

/** GET /answer: the answer of GET /ask as a page, for visitors without scripts (D10). */
export const answerPage = (ports: Ports): Handler => {
  const send = replySender(ports, "current", 200);
  return async (context) => {
    context.get("requestState").operation = answerPath;
    const question = readQuestion(validate(getAsk, getAsk.query, parseQuery(parametersOf(context))));
    const { text, previous = [] } = question;
    const page = await readBuiltFile(ports, answerTemplate);
    const headers = pageHeadersOf(page);
    if (text === "") return send(context, { html: fill(page, { question: "", earlier: previous }), headers });
    const { answer, results } = await (await answerer(ports)(question))(context.req.raw.signal);
    const earlier = [...previous, text].slice(-limits.ask.contextQuestions);
    const html = fill(page, { question: text, answer, sources: results, earlier });
    return send(context, { html, headers: { ...headers, ...unlisted } });
  };
};

/** Shows an error of GET /answer as a sentence on the page, with the status that GET /ask has. */
export const answerErrorPage =
  (ports: Ports) =>
  async (thrown: unknown, context: AppContext): Promise<Response> => {
    const { code, status, headers } = toApiError(thrown, ports, context);
    const failure = failures[code] ?? "failed";
    const page = await readBuiltFile(ports, answerTemplate);
    const parameters = parametersOf(context);
    const question = failure === "tooLong" ? "" : (parameters.get("q") ?? "");
    const earlier = parameters.getAll("context.prev").slice(-limits.ask.contextQuestions);
    return sendErrorPage(context, status, page, fill(page, { question, failure, earlier }), headers);
  };
