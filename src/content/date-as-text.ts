import * as z from "zod";

/** A date as text. YAML reads a year as a number. */
export const dateAsText = (date: z.ZodType<string, string>) =>
  z.union([z.int(), z.string()]).transform(String).pipe(date);
