import * as z from "zod";
import { limits } from "../../limits.ts";
import { webUrl } from "../../text/text.ts";

const { min, max } = limits.ask.results;

/** Parses a boolean written as text: queries and forms have only text, and some clients send text in JSON too (D10). */
const parseBoolean = (value: unknown): unknown => {
  const text = typeof value === "string" || typeof value === "number" ? String(value).toLowerCase() : undefined;
  if (text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : value;
};
const BooleanText = z.preprocess(parseBoolean, z.boolean("expected true or false"));

/** An overlong list is replaced by its length, which is not an array, so it is refused without checking its items. */
const Previous = z.preprocess(
  (value) => {
    if (typeof value === "string") return [value];
    return Array.isArray(value) && value.length > limits.ask.maxPreviousQuestions ? value.length : value;
  },
  z.array(z.string(), `expected up to ${limits.ask.maxPreviousQuestions} strings`).max(limits.ask.maxPreviousQuestions),
);

const limitError = `expected a whole number from ${min} to ${max}`;

/** Fields of the query, the form and the JSON body. */
const fields = {
  "query.text": z.string().exactOptional().describe("Alias of `q`."),
  "prefer.streaming": BooleanText.exactOptional().describe(
    "Whether to stream the answer. `false` overrides the Accept header.",
  ),
  streaming: BooleanText.exactOptional().describe("Alias of `prefer.streaming`."),
  "context.prev": Previous.exactOptional().describe("Earlier questions, oldest first, for follow-ups."),
  prev: Previous.exactOptional().describe("Alias of `context.prev`."),
  limit: z
    .preprocess(
      (value) => (typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value),
      z.int(limitError).min(min, limitError).max(max, limitError),
    )
    .default(limits.ask.results.default)
    .describe("The maximum number of results."),
};

const q = z.string().exactOptional().describe(`The question, 1 to ${limits.ask.maxQuestionLength} characters.`);

/** The query of GET /ask, and the body of POST /ask as a form. */
export const AskForm = z
  .object({ q, query: z.string().exactOptional().describe("Alias of `q`."), ...fields })
  .meta({ id: "AskForm", description: "A natural-language question, as a form." });

/**
 * The body of POST /ask, with all aliases that clients use. The length of the question is checked later, once it is known
 * which alias was sent.
 */
export const AskInput = z
  .object({
    q,
    query: z
      .union([z.string(), z.looseObject({ text: z.string() })], "expected a string, or an object with `text`")
      .exactOptional()
      .describe("Alias of `q`, as a string or as an object with `text`."),
    ...fields,
    prefer: z
      .looseObject({ streaming: BooleanText.exactOptional() })
      .exactOptional()
      .describe("The nested form of `prefer.streaming`."),
    context: z
      .looseObject({ prev: Previous.exactOptional() })
      .exactOptional()
      .describe("The nested form of `context.prev`."),
  })
  .meta({ id: "AskInput", description: "A natural-language question." });
export type AskInput = z.infer<typeof AskInput>;

/** The additional field of a question to a portfolio in several languages (D18). */
export const AskLanguage = z.object({
  lang: z.string().exactOptional().describe("The language of the pages that results link to."),
});

export type AskLanguage = z.infer<typeof AskLanguage>;

export const AskMeta = z
  .object({
    response_type: z.enum(["answer", "failure"]).exactOptional().describe("Whether the question was answered."),
    response_format: z.literal("conversational_search").exactOptional().describe("The format of the response."),
    version: z.literal("0.55").exactOptional().describe("The NLWeb version of the response."),
    site: webUrl().exactOptional().describe("The URL of the site."),
    method: z
      .enum(["intent", "faq", "extractive", "llm", "usage", "none"])
      .exactOptional()
      .describe(
        "How the question was answered: `intent` from structured data, `faq` with an answer that the owner wrote, `extractive` with " +
          "quoted sentences, `llm` by a language model from these sources. `usage` explains what you can ask; `none` is a failure.",
      ),
    lang: z.string().exactOptional().describe("The language of the answer, if the question has `lang`."),
  })
  .meta({ id: "AskMeta", description: "Metadata of the answer." });
export type AskMeta = z.infer<typeof AskMeta>;

export const AskResult = z
  .object({
    "@type": z.string().describe("The schema.org type of the page."),
    name: z.string().describe("The name of the page or section."),
    url: webUrl().describe("The URL of the page or section."),
    site: webUrl().describe("The URL of the site."),
    score: z.int().min(0).max(100).describe("The relevance, from 0 to 100."),
    description: z.string().describe("A short summary."),
    grounding: z
      .object({ source_urls: z.array(webUrl()).describe("The URLs of the sources.") })
      .describe("The sources of the result."),
    lang: z.string().exactOptional().describe("The language of `name` and `description`, if the question has `lang`."),
    nearest: z.literal(true).exactOptional().describe("The page may help, but does not answer the question."),
  })
  .meta({ id: "AskResult", description: "A relevant page." });
export type AskResult = z.infer<typeof AskResult>;

const AskError = z.object({
  code: z.literal("NO_RESULTS").describe("Nothing on this site answers the question."),
  message: z.string().describe("A description of the error."),
});

export const AskResponse = z
  .object({
    _meta: AskMeta,
    query: z.string().describe("The question, trimmed; empty if there was none."),
    answer: z.string().describe("The answer as plain text."),
    results: z.array(AskResult).describe("Relevant pages and sections, best first, each URL once."),
    error: AskError.exactOptional().describe("Why there is no answer."),
  })
  .meta({ id: "AskResponse", description: "The answer to a question." });
export type AskResponse = z.infer<typeof AskResponse>;
