import * as z from "zod";

export const ErrorDetail = z
  .object({
    code: z.string().describe("The machine-readable error code."),
    message: z.string().describe("What went wrong."),
    hint: z.string().describe("How to fix it."),
    docs: z.url().exactOptional().describe("The documentation of the error code."),
    issues: z
      .array(z.object({ path: z.string(), code: z.string(), message: z.string() }))
      .exactOptional()
      .describe("The invalid fields. Present if there are several, or if the code is `validation_failed`."),
  })
  .meta({ id: "ErrorDetail", description: "What failed, and what to do." });

export const ErrorBody = z.object({ error: ErrorDetail }).meta({ id: "Error", description: "An error response." });
export type ErrorBody = z.infer<typeof ErrorBody>;

export const ErrorBodyV1 = z
  .object({ version: z.literal("v1"), error: ErrorDetail })
  .meta({ id: "ErrorV1", description: "An error in the v1 envelope." });
