import * as z from "zod";
import { limits } from "../limits.ts";

const { min, max } = limits.batch.operations;

const operationsError = `expected ${min} to ${max} operations`;

const Operation = z.object({
  method: z.literal("GET").describe("The method; only GET is supported."),
  path: z
    .string()
    .max(limits.batch.maxPathLength)
    .describe("The path of a read, with its query if it has one, for example `/api/projects?limit=5`."),
});

export const BatchInput = z
  .object({
    operations: z
      .array(Operation)
      .min(min, operationsError)
      .max(max, operationsError)
      .describe("The reads to run, in order."),
  })
  .meta({ id: "BatchInput", description: "Reads to run in one request." });

export type BatchInput = z.infer<typeof BatchInput>;

export const BatchEntry = z
  .object({
    path: z.string().describe("The path of the read, as sent."),
    status: z.int().describe("The HTTP status of the read."),
    body: z.record(z.string(), z.unknown()).describe("The response body of the read."),
  })
  .meta({ id: "BatchEntry", description: "The response to one read." });

export const BatchResult = z
  .object({
    count: z.int().describe("The number of results."),
    results: z.array(BatchEntry).describe("One result per read, in the order of the request."),
  })
  .meta({ id: "BatchResult", description: "The responses to a batch." });

export type BatchResult = z.infer<typeof BatchResult>;
