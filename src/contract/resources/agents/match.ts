import * as z from "zod";
import { webUrl } from "../../text/text.ts";

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
        "`partly` if the evidence shows some of it, such as fewer years. `no_evidence` only means that no page says it.",
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
