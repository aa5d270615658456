import * as z from "zod";

const detail = z.object({
  code: z.string().describe("Names the error for programs."),
  message: z.string().describe("What is wrong."),
  hint: z.string().describe("What to do about it."),
  docs: z.url().exactOptional().describe("Where the code is explained."),
  issues: z
    .array(z.object({ path: z.string(), code: z.string(), message: z.string() }))
    .exactOptional()
    .describe("Each field that failed, when several did."),
});

export const ErrorBody = z.object({ error: detail }).meta({ id: "Error", description: "What every error looks like." });
export type ErrorBody = z.infer<typeof ErrorBody>;

export const ErrorBodyV1 = z
  .object({ version: z.literal("v1"), error: detail })
  .meta({ id: "ErrorV1", description: "An error in the v1 envelope." });
