import { knowledgeOf } from "../ask/index/build-knowledge.ts";
import { openKnowledge } from "../ask/knowledge/knowledge.ts";
import type { Portfolio } from "../content/content.ts";
import type { MatchResult } from "../contract/resources/agents/match.ts";
import { exampleMatch } from "../guides/example-requests.ts";
import { requirementMatcher } from "../match/match.ts";

/** The response of POST /api/match to the example request on a day, YYYY-MM-DD. */
export const matchExample = (portfolio: Portfolio, site: string, changelog: string, today: string): MatchResult => {
  const { requirements = [] } = exampleMatch;
  const match = requirementMatcher(openKnowledge(knowledgeOf(portfolio, site, changelog)), today);
  return { count: requirements.length, results: requirements.map(match) };
};
