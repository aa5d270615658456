import { ApiError } from "../errors.ts";
import { limits } from "../limits.ts";
import { AskForm, AskInput } from "../resources/agents/ask.ts";
import { route } from "../route.ts";

const { maxQuestionLength, results } = limits.ask;

/** Shared by the operation and the MCP tool. */
export const askSummary =
  "Answers a natural-language question about the owner of the portfolio, their work or this API, and cites its sources.";

const hints = {
  invalid_query: `Send 1 to ${maxQuestionLength} characters as \`q\` or \`query\`.`,
  invalid_limit: `Send a whole number from ${results.min} to ${results.max}, or omit limit for the default of ${results.default}.`,
  unsupported_media_type: "Send Content-Type: application/json or application/x-www-form-urlencoded.",
} as const;

const ask = {
  tag: "Agents",
  path: "/ask",
  codes: {
    q: "invalid_query",
    query: "invalid_query",
    "query.text": "invalid_query",
    limit: "invalid_limit",
    lang: "invalid_lang",
  },
  hints,
  response: { schema: "AskResponse", description: "The answer, or a failure if nothing answers the question." },
  errors: ["invalid_query", "invalid_limit", "validation_failed"],
  streamed: true,
  mirrored: false,
} as const;

export const getAsk = route({
  ...ask,
  operationId: "getAsk",
  summary: "Ask about the portfolio",
  description:
    `${askSummary} Without a question, the response explains what you can ask. ` +
    "Send `Accept: text/event-stream` to stream the answer.",
  query: AskForm,
});

export const postAsk = route({
  ...ask,
  operationId: "postAsk",
  method: "post",
  summary: "Send a question in the request body",
  description:
    "Answers a question that is sent as JSON or as a form. With an `Idempotency-Key`, a retry gets the original answer. " +
    "The header has no effect on streamed answers, which are generated again for each request.",
  body: AskInput,
  bodyOptional: true,
  form: AskForm,
  supportsIdempotencyKey: true,
  cache: "none",
});

/** In the order of the reference. */
export const askOperations = [getAsk, postAsk] as const;

/** The error of POST /ask without a question. */
export const missingQuestion = (): ApiError =>
  new ApiError("invalid_query", { message: "The question is missing.", hint: hints.invalid_query });
