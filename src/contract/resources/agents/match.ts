import * as z from "zod";
import { limits } from "../../limits.ts";
import { webUrl } from "../../text/text.ts";

const { maxTextBytes, requirements } = limits.match;

const listError = `expected ${requirements.min} to ${requirements.max} requirements`;

/** Both fields, of which a request has one. */
export const MatchInput = z
  .object({
    text: z
      .string()
      .exactOptional()
      .describe(`A job description of up to ${maxTextBytes} bytes. Its requirements are found; the rest is ignored.`),
    requirements: z
      .array(z.string())
      .min(requirements.min, listError)
      .max(requirements.max, listError)
      .exactOptional()
      .describe("The requirements, if you have them as a list. Send either `text` or `requirements`."),
  })
  .meta({ id: "MatchInput", description: "What to compare the portfolio with." });
export type MatchInput = z.infer<typeof MatchInput>;

export const MatchEvidence = z
  .object({
    quote: z.string().describe("The text of the page, word for word."),
    name: z.string().describe("The name of the section."),
    url: webUrl().describe("The URL of the section."),
  })
  .meta({ id: "MatchEvidence", description: "What shows a requirement." });

export const MatchedRequirement = z
  .object({
    requirement: z.string().describe("The requirement, as sent or as found in the text."),
    verdict: z
      .enum(["met", "partly", "no_evidence"])
      .describe(
        "`partly` if the evidence shows only some of it, such as fewer years. `no_evidence` only means that the pages do not say it.",
      ),
    evidence: z.array(MatchEvidence).describe("Quotations from the pages; empty without evidence."),
  })
  .meta({ id: "MatchedRequirement", description: "A requirement, and what the pages say about it." });
export type MatchedRequirement = z.infer<typeof MatchedRequirement>;

export const MatchResult = z
  .object({
    count: z.int().describe("The number of requirements."),
    results: z.array(MatchedRequirement).describe("The requirements, in order."),
  })
  .meta({ id: "MatchResult", description: "The requirements of a job, compared with the portfolio." });
export type MatchResult = z.infer<typeof MatchResult>;
