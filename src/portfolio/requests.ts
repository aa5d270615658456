import { postAsk } from "../contract/operations/ask.ts";
import { listProjects, postContact } from "../contract/operations/portfolio.ts";
import { postBatch } from "../contract/operations/service.ts";
import type { AskInput } from "../contract/resources/ask.ts";
import { credentialRequests } from "./credential-examples.ts";
import { mcpRequests } from "./mcp-examples.ts";

const inquiry = {
  name: "Ada Example",
  email: "ada@example.com",
  message: "Would you have time for a small project in spring?",
};
const operations = [
  { method: "GET", path: "/api/profile" },
  { method: "GET", path: "/api/projects?limit=0" },
];

/** A question that any portfolio answers. */
export const question = { text: "What is the rate limit?", limit: 2 } as const;

/** A query for each operation whose example takes one, by operation id. */
export const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [listProjects.operationId]: { limit: "2" },
};

const bodies = {
  [postContact.operationId]: inquiry,
  [postBatch.operationId]: { operations },
  ...credentialRequests,
};

/** A body for each operation that takes one, by operation id. */
export const requests: Readonly<Record<string, unknown>> = {
  ...bodies,
  ...Object.fromEntries(Object.entries(bodies).map(([id, body]) => [`${id}V1`, body])),
  [postAsk.operationId]: { query: { text: question.text }, limit: question.limit } satisfies AskInput,
  ...mcpRequests,
};
