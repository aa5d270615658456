import * as z from "zod";
import { limits } from "../../limits.ts";

const { maxTextBytes, requirements } = limits.match;

const listError = `expected ${requirements.min} to ${requirements.max} requirements`;

export const matchFields = {
  text: z
    .string()
    .optional()
    .describe(`A job description, up to ${maxTextBytes / 1024} KiB.`),
  requirements: z
    .array(z.string())
    .min(requirements.min, listError)
    .max(requirements.max, listError)
    .optional()
    .describe("Instead of `text`: the requirements, together up to the same size."),
};

/** The body of POST /api/match, with one of two fields. */
export const MatchInput = z
  .object(matchFields)
  .meta({ id: "MatchInput", description: "What to compare the portfolio with." });
export type MatchInput = z.infer<typeof MatchInput>;
