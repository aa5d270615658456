import { type Answer, type AskRequest, toAskResponse } from "../../ask/answer.ts";
import { questionAnswerer } from "../../ask/ask.ts";
import { knowledgeOf } from "../../ask/index/build-knowledge.ts";
import { type Knowledge, openKnowledge } from "../../ask/knowledge/knowledge.ts";
import { API_QUESTION, answeredExamples, usageResponse } from "../../ask/usage.ts";
import type { Portfolio } from "../../content/content.ts";
import { limits } from "../../contract/limits.ts";
import { getAsk, postAsk } from "../../contract/operations/ask.ts";
import type { AskResponse } from "../../contract/resources/agents/ask.ts";
import type { MatchResult } from "../../contract/resources/agents/match.ts";
import { exampleMatch, exampleQuestion } from "../../guides/example-requests.ts";
import { requirementMatcher } from "../../match/match.ts";

interface AskExamples {
  /** Answers by operation id: without a question, and to the example question. */
  readonly responses: Readonly<Record<string, AskResponse>>;
  /** Questions in English that the pages about the API suggest. */
  readonly suggestions: readonly string[];
  /** The response to the last of them, whose answer is prose, or to the example question if there is none. */
  readonly suggested: AskResponse;
}

/** How many questions the front page suggests. */
export const MAX_SUGGESTIONS = 3;

/** What answers the questions about a site. */
interface SiteAnswerer {
  readonly knowledge: Knowledge;
  readonly answer: (request: AskRequest) => Answer;
}

const answerers = new WeakMap<Portfolio, SiteAnswerer>();

/** Answers questions from a portfolio as /ask does. Cached per portfolio. */
export const siteAnswerer = (portfolio: Portfolio, site: string, changelog: string): SiteAnswerer => {
  const cached = answerers.get(portfolio);
  if (cached) return cached;
  const knowledge = openKnowledge(knowledgeOf(portfolio, site, changelog));
  const answerer = { knowledge, answer: questionAnswerer(knowledge) };
  answerers.set(portfolio, answerer);
  return answerer;
};

const cache = new WeakMap<Portfolio, AskExamples>();

/** Examples of /ask for a portfolio. Cached per portfolio. */
export const askExamples = (portfolio: Portfolio, site: string, changelog: string): AskExamples => {
  const cached = cache.get(portfolio);
  if (cached) return cached;
  const { knowledge, answer } = siteAnswerer(portfolio, site, changelog);
  const responses = {
    [getAsk.operationId]: usageResponse(knowledge.facts, answer),
    [postAsk.operationId]: toAskResponse(
      knowledge,
      exampleQuestion.text,
      answer({ ...exampleQuestion, scope: "site" }),
    ),
  };
  // Visitors of the front page see who this is, so they are not asked to ask it.
  const suggestions = answeredExamples(knowledge.facts, answer)
    .filter((text) => text !== API_QUESTION)
    .slice(1, MAX_SUGGESTIONS + 1);
  const text = suggestions.at(-1) ?? exampleQuestion.text;
  const suggested = toAskResponse(knowledge, text, answer({ text, limit: limits.ask.results.default, scope: "site" }));
  const examples = { responses, suggestions, suggested };
  cache.set(portfolio, examples);
  return examples;
};

/** The response of POST /api/match to the example request on a day, YYYY-MM-DD. */
export const matchExample = (portfolio: Portfolio, site: string, changelog: string, today: string): MatchResult => {
  const { requirements = [] } = exampleMatch;
  const match = requirementMatcher(openKnowledge(knowledgeOf(portfolio, site, changelog)), today);
  return { count: requirements.length, results: requirements.map(match) };
};
