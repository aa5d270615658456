import { limits } from "../limits.ts";
import { MatchInput } from "../resources/agents/match-input.ts";
import { route } from "../route.ts";

/** Shared by the operation and the MCP tool. */
export const matchSummary =
  "Compares the requirements of a job with the portfolio, and quotes what shows each. `no_evidence` only means that no page says it.";

export const postMatch = route({
  operationId: "postMatch",
  method: "post",
  path: "/api/match",
  tag: "Agents",
  summary: "Compare a job description with the portfolio",
  description: `${matchSummary} The same request always gets the same response. At most ${limits.match.requirements.max} requirements are compared.`,
  body: MatchInput,
  response: { schema: "MatchResult", description: "One result per requirement." },
  errors: ["validation_failed"],
  cache: "none",
});

export const matchOperations = [postMatch] as const;
