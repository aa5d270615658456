import { BatchInput, BatchResult } from "../resources/batch.ts";
import { Health } from "../resources/health.ts";
import { Sandbox } from "../resources/sandbox.ts";
import { route } from "../route.ts";

export const postBatch = route({
  operationId: "postBatch",
  method: "post",
  path: "/api/batch",
  tag: "Service",
  summary: "Several reads in one request",
  description:
    "Runs 1 to 20 reads and answers them in their order, each with its own status and body. " +
    "A batch counts as one request of the rate limit. What may be read is marked `x-batchable` in /openapi.json.",
  body: BatchInput,
  codes: { operations: "invalid_operations" },
  response: { schema: BatchResult, description: "One entry for each operation." },
  errors: ["invalid_operations"],
  idempotent: true,
  cache: "none",
});

export const getHealth = route({
  operationId: "getHealth",
  path: "/api/health",
  tag: "Service",
  summary: "Whether the service answers",
  description: "Answers ok with the time at the service and an index of its endpoints. It is never cached.",
  response: { schema: Health, description: "The service answers." },
  cache: "none",
  batchable: true,
});

export const getSandbox = route({
  operationId: "getSandbox",
  path: "/api/sandbox",
  tag: "Service",
  summary: "What can be tried without consequences",
  description: "The sandbox mirrors production and is read-only, so every example can be tried on the service itself.",
  response: { schema: Sandbox, description: "The description of the sandbox." },
  file: "/api/sandbox.json",
  batchable: true,
});
