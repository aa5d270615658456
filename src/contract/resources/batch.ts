import * as z from "zod";
import { limits } from "../limits.ts";

const { min, max } = limits.batch.operations;

const someOperations = `expected ${min} to ${max} operations`;

const Operation = z.object({
  method: z.literal("GET").describe("Only GET."),
  path: z.string().max(limits.batch.pathLength).describe("The path of a read, with its query, such as /api/profile."),
});

export const BatchInput = z
  .object({
    operations: z
      .array(Operation)
      .min(min, someOperations)
      .max(max, someOperations)
      .describe("What to read, in the order of the answers."),
  })
  .meta({ id: "BatchInput", description: "Reads to run in one request." });

export type BatchInput = z.infer<typeof BatchInput>;

export const BatchEntry = z
  .object({
    path: z.string().describe("The path as it was sent."),
    status: z.int().describe("The HTTP status of that read."),
    body: z.record(z.string(), z.unknown()).describe("The body of that read."),
  })
  .meta({ id: "BatchEntry", description: "The answer of one read." });

export const BatchResult = z
  .object({
    count: z.int().describe("How many reads there were."),
    results: z.array(BatchEntry).describe("One entry for each operation, in the order in which they were sent."),
  })
  .meta({ id: "BatchResult", description: "The answers of a batch." });

export type BatchResult = z.infer<typeof BatchResult>;
