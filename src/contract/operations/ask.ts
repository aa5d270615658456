import { limits } from "../limits.ts";
import { AskForm, AskInput, AskResponse } from "../resources/ask.ts";
import { route } from "../route.ts";

const { question, results } = limits.ask;

const hints = {
  invalid_query: `Send 1 to ${question} characters as \`q\` or \`query\`.`,
  invalid_limit: `Send a whole number from ${results.min} to ${results.max}, or leave limit out for ${results.default}.`,
  unsupported_media_type: "Send Content-Type: application/json or application/x-www-form-urlencoded.",
} as const;

const ask = {
  tag: "Agents",
  path: "/ask",
  codes: { q: "invalid_query", query: "invalid_query", "query.text": "invalid_query", limit: "invalid_limit" },
  hints,
  response: { schema: AskResponse, description: "The answer, or that there is none." },
  errors: ["invalid_query", "invalid_limit", "validation_failed"],
  streamed: true,
  mirrored: false,
} as const;

export const getAsk = route({
  ...ask,
  operationId: "getAsk",
  summary: "Ask a question",
  description:
    "Answers a question in plain words about the person, the work or this API, with the pages that say so. Without a question it says " +
    "what can be asked. `Accept: text/event-stream` streams the answer.",
  query: AskForm,
});

export const postAsk = route({
  ...ask,
  operationId: "postAsk",
  method: "post",
  summary: "Ask a question in a body",
  description:
    "Answers a question that is sent as JSON or as a form. With an `Idempotency-Key` a retry gets the first answer; an answer that is " +
    "streamed is made anew each time, whatever that header says.",
  body: AskInput,
  bodyOptional: true,
  form: AskForm,
  idempotent: true,
  cache: "none",
});
