import * as z from "zod";
import { limits } from "../limits.ts";
import { webUrl } from "../text.ts";

const { min, max } = limits.ask.results;

/** A switch as text is what it says: queries and forms have nothing else, and some clients send it in JSON too (D10). */
const asSwitch = (value: unknown): unknown => {
  const said = typeof value === "string" || typeof value === "number" ? String(value).toLowerCase() : undefined;
  if (said === "true" || said === "1") return true;
  return said === "false" || said === "0" ? false : value;
};
const Switch = z.preprocess(asSwitch, z.boolean("expected true or false"));

/** How many are sent is looked at before what they are. */
const Previous = z.preprocess(
  (value) => {
    if (typeof value === "string") return [value];
    return Array.isArray(value) && value.length > limits.ask.sent ? value.length : value;
  },
  z.array(z.string(), `expected up to ${limits.ask.sent} texts`).max(limits.ask.sent),
);

const aLimit = `expected a whole number from ${min} to ${max}`;

/** What a query, a form and a body of JSON have in common. */
const fields = {
  "query.text": z.string().exactOptional().describe("The question again, as some clients name it."),
  "prefer.streaming": Switch.exactOptional().describe("Whether the answer is streamed. False wins over Accept."),
  streaming: Switch.exactOptional().describe("The same under another name."),
  "context.prev": Previous.exactOptional().describe(
    "Earlier questions, latest last, for follow-ups such as `and his email?`.",
  ),
  prev: Previous.exactOptional().describe("The same under another name."),
  limit: z
    .preprocess(
      (value) => (typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value),
      z.int(aLimit).min(min, aLimit).max(max, aLimit),
    )
    .default(limits.ask.results.default)
    .describe("How many results at most."),
};

const q = z.string().exactOptional().describe(`The question, of 1 to ${limits.ask.question} characters.`);

/** The query of GET /ask, and the body of POST /ask as a form. */
export const AskForm = z
  .object({ q, query: z.string().exactOptional().describe("The same under another name."), ...fields })
  .meta({ id: "AskForm", description: "A question in plain words, as a form." });

/**
 * The body of POST /ask, with every name that clients use for the same thing. What a question may be is checked when it
 * is known which of them was sent.
 */
export const AskInput = z
  .object({
    q,
    query: z
      .union([z.string(), z.looseObject({ text: z.string() })], "expected text, or an object with `text`")
      .exactOptional()
      .describe("The same under another name, as text or as an object with `text`."),
    ...fields,
    prefer: z.looseObject({ streaming: Switch.exactOptional() }).exactOptional().describe("`prefer.streaming` again."),
    context: z.looseObject({ prev: Previous.exactOptional() }).exactOptional().describe("`context.prev` again."),
  })
  .meta({ id: "AskInput", description: "A question in plain words." });
export type AskInput = z.infer<typeof AskInput>;

export const AskMeta = z
  .object({
    response_type: z.enum(["answer", "failure"]).exactOptional().describe("Whether there is an answer."),
    response_format: z.literal("conversational_search").exactOptional().describe("The form of the results."),
    version: z.literal("0.55").exactOptional().describe("The version of NLWeb that the answer follows."),
    site: webUrl().exactOptional().describe("The site that was asked."),
    method: z
      .enum(["intent", "faq", "extractive", "llm", "usage", "none"])
      .exactOptional()
      .describe(
        "How it was answered: from typed data, by the owner's own answer, by sentences quoted from the documents, " +
          "or by a language model from those; `usage` says what can be asked, and `none` that nothing was found.",
      ),
  })
  .meta({ id: "AskMeta", description: "What kind of answer it is." });
export type AskMeta = z.infer<typeof AskMeta>;

export const AskResult = z
  .object({
    "@type": z.string().describe("What the page is about, as a type of schema.org."),
    name: z.string().describe("The name of the page or of its part."),
    url: webUrl().describe("Where it is."),
    site: webUrl().describe("The site that it belongs to."),
    score: z.int().min(0).max(100).describe("How well it fits the question."),
    description: z.string().describe("What it says, in short."),
    grounding: z
      .object({ source_urls: z.array(webUrl()).describe("Where what is said about it comes from.") })
      .describe("What the result rests on."),
  })
  .meta({ id: "AskResult", description: "A page that has to do with the question." });
export type AskResult = z.infer<typeof AskResult>;

export const AskError = z.object({
  code: z.literal("NO_RESULTS").describe("The one reason there is: nothing here answers the question."),
  message: z.string().describe("What that means."),
});

export const AskResponse = z
  .object({
    _meta: AskMeta,
    query: z.string().describe("The question as it was understood; empty where there was none."),
    answer: z.string().describe("The answer as plain text."),
    results: z.array(AskResult).describe("Pages that have to do with it, best first, one entry for each page."),
    error: AskError.exactOptional().describe("Why there is no answer."),
  })
  .meta({ id: "AskResponse", description: "The answer to a question." });
export type AskResponse = z.infer<typeof AskResponse>;
