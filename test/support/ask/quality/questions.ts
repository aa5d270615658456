import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";

const oneOrMore = <T extends z.ZodType<string>>(item: T) =>
  z.union([item, z.array(item)]).transform((value): readonly string[] => (typeof value === "string" ? [value] : value));

/** A question with the expected answer: see the head of test/ask/questions.yaml. */
const QuestionSchema = z.strictObject({
  ask: z.string(),
  kind: z.string(),
  /** Whether it is a well-formed sentence, or what a visitor would type. */
  set: z.enum(["written", "typed"]).optional(),
  /** Its language, if that is not English. */
  lang: z.string().optional(),
  prev: z.array(z.string()).default([]),
  page: oneOrMore(z.string()).default([]),
  says: z.array(z.string()).default([]),
  refused: z.boolean().default(false),
});
export type TestQuestion = z.infer<typeof QuestionSchema>;

/** Reads a file of questions. Throws if it is invalid. */
export const readQuestions = (file: string): readonly TestQuestion[] =>
  z.array(QuestionSchema).parse(parse(readFileSync(file, "utf8")));
