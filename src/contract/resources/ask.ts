import * as z from "zod";
import { limits } from "../limits.ts";
import { webUrl } from "../text.ts";

const { min, max } = limits.ask.results;

/** A switch as JSON or as text: forms and queries have only text (D10). */
const Switch = z.union([z.boolean(), z.enum(["true", "false", "1", "0"])]);

const Previous = z.union([z.string(), z.array(z.string())]);

/**
 * The body of POST /ask, and the query of GET /ask, with every name that clients use for the same thing. What a question
 * may be is checked when it is known which of them was sent.
 */
export const AskInput = z
  .object({
    q: z.string().exactOptional().describe(`The question, of 1 to ${limits.ask.question} characters.`),
    query: z
      .union([z.string(), z.looseObject({ text: z.string() })])
      .exactOptional()
      .describe("The same under another name, as text or as an object with `text`."),
    "prefer.streaming": Switch.exactOptional().describe("Whether the answer is streamed. False wins over Accept."),
    prefer: z
      .looseObject({ streaming: Switch.exactOptional() })
      .exactOptional()
      .describe("The same as an object with `streaming`."),
    streaming: Switch.exactOptional().describe("The same under another name."),
    context: z
      .looseObject({ prev: Previous.exactOptional() })
      .exactOptional()
      .describe("Earlier questions, latest last, for follow-ups such as `and his email?`."),
    limit: z
      .preprocess((value) => (typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value), z.int())
      .pipe(z.int(`expected a whole number from ${min} to ${max}`).min(min).max(max))
      .default(limits.ask.results.default)
      .describe("How many results at most."),
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

export const AskResponse = z
  .object({
    _meta: AskMeta,
    query: z.string().describe("The question as it was understood; empty where there was none."),
    answer: z.string().describe("The answer as plain text."),
    results: z.array(AskResult).describe("Pages that have to do with it, best first, one entry for each page."),
    error: z
      .object({
        code: z.literal("NO_RESULTS").describe("The one reason there is: nothing here answers the question."),
        message: z.string().describe("What that means."),
      })
      .exactOptional()
      .describe("Why there is no answer."),
  })
  .meta({ id: "AskResponse", description: "The answer to a question." });
export type AskResponse = z.infer<typeof AskResponse>;
