import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";

const oneOrMore = <T extends z.ZodType<string>>(each: T) =>
  z.union([each, z.array(each)]).transform((value): readonly string[] => (typeof value === "string" ? [value] : value));

/** A question with what a good answer is: see the head of test/ask/questions.yaml. */
const Asked = z.strictObject({
  ask: z.string(),
  kind: z.string(),
  prev: z.array(z.string()).default([]),
  page: oneOrMore(z.string()).default([]),
  says: z.array(z.string()).default([]),
  refused: z.boolean().default(false),
});
export type AskedQuestion = z.infer<typeof Asked>;

/** Reads a file of questions. Throws where it has another form. */
export const readQuestions = (file: string): readonly AskedQuestion[] =>
  z.array(Asked).parse(parse(readFileSync(file, "utf8")));
