import { postAsk } from "../contract/operations/ask.ts";
import { postMatch } from "../contract/operations/match.ts";
import { listProjects, postContact } from "../contract/operations/portfolio.ts";
import { postBatch } from "../contract/operations/service.ts";
import type { AskInput } from "../contract/resources/agents/ask.ts";
import type { MatchInput } from "../contract/resources/agents/match-input.ts";
import type { ContactInput } from "../contract/resources/job.ts";
import { credentialRequests } from "./credential-examples.ts";
import { mcpRequests } from "./mcp-examples.ts";

/** A valid inquiry. */
export const exampleInquiry: ContactInput = {
  name: "Ada Example",
  email: "ada@example.com",
  message: "Would you have time for a small project in spring?",
};
const operations = [
  { method: "GET", path: "/api/profile" },
  { method: "GET", path: "/api/projects?limit=0" },
];

/** A question that every portfolio can answer. */
export const exampleQuestion = { text: "What is the rate limit?", limit: 1 } as const;

/** An example query per operation id, if the example has one. */
export const exampleQueries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [listProjects.operationId]: { limit: "2" },
};

/** Requirements of which portfolios meet some, without years: the example in the reference is not as of today. */
export const exampleMatch: MatchInput = { requirements: ["Fluent English", "Experience in design"] };

const bodies = {
  [postContact.operationId]: exampleInquiry,
  [postBatch.operationId]: { operations },
  [postMatch.operationId]: exampleMatch,
  ...credentialRequests,
};

/** An example request body per operation id. */
export const exampleBodies: Readonly<Record<string, unknown>> = {
  ...bodies,
  ...Object.fromEntries(Object.entries(bodies).map(([id, body]) => [`${id}V1`, body])),
  [postAsk.operationId]: { query: { text: exampleQuestion.text }, limit: exampleQuestion.limit } satisfies AskInput,
  ...mcpRequests,
};
