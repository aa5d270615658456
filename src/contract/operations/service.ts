import { limits } from "../limits.ts";
import { BatchInput } from "../resources/batch.ts";
import { route } from "../route.ts";

const { min, max } = limits.batch.operations;

export const postBatch = route({
  operationId: "postBatch",
  method: "post",
  path: "/api/batch",
  tag: "Service",
  summary: "Run several reads in one request",
  description:
    `Runs ${min} to ${max} reads and returns their responses in the same order, each with its own status and body. ` +
    "A batch counts as one request for the rate limit. The reads that a batch may contain are marked `x-batchable` in /openapi.json.",
  body: BatchInput,
  codes: { operations: "invalid_operations" },
  response: { schema: "BatchResult", description: "One result per read." },
  errors: ["invalid_operations"],
  supportsIdempotencyKey: true,
  cache: "none",
});

export const getHealth = route({
  operationId: "getHealth",
  path: "/api/health",
  tag: "Service",
  summary: "Check the service",
  description: "Returns the status of the service, the server time and all endpoints. The response is never cached.",
  response: { schema: "Health", description: "The service is up." },
  cache: "none",
  batchable: true,
});

export const getSandbox = route({
  operationId: "getSandbox",
  path: "/api/sandbox",
  tag: "Service",
  summary: "Describe the sandbox",
  description:
    "Describes how to try the API. The sandbox mirrors production: both are this service. It is read-only: " +
    "inquiries are only validated, not delivered or stored.",
  response: { schema: "Sandbox", description: "How to try the API." },
  file: "/api/sandbox.json",
  batchable: true,
});

/** In the order of the reference. */
export const serviceOperations = [postBatch, getHealth, getSandbox] as const;
