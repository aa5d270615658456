import * as z from "zod";
import { webUrl } from "../../text/text.ts";

/** A question of faq.yaml, without its other wordings, which only serve to recognize it. */
export const FaqEntry = z
  .object({
    question: z.string().min(1).describe("The question."),
    answer: z.string().min(1).describe("The answer of the portfolio's owner."),
    url: webUrl().exactOptional().describe("A page with more information."),
  })
  .meta({ id: "FaqEntry", description: "A frequently asked question." });

export type FaqEntry = z.infer<typeof FaqEntry>;
