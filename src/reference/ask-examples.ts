import { toAskResponse } from "../ask/answer.ts";
import { questionAnswerer } from "../ask/ask.ts";
import { knowledgeOf } from "../ask/index/build-knowledge.ts";
import { openKnowledge } from "../ask/knowledge/knowledge.ts";
import { usageResponse } from "../ask/usage.ts";
import type { Portfolio } from "../content/content.ts";
import { getAsk, postAsk } from "../contract/operations/ask.ts";
import type { AskResponse } from "../contract/resources/agents/ask.ts";
import { exampleQuestion } from "../guides/example-requests.ts";

const cache = new WeakMap<Portfolio, Readonly<Record<string, AskResponse>>>();

/** Example answers of /ask, by operation id: without a question, and to the example question. Cached per portfolio. */
export const askExamples = (
  portfolio: Portfolio,
  site: string,
  changelog: string,
): Readonly<Record<string, AskResponse>> => {
  const cached = cache.get(portfolio);
  if (cached) return cached;
  const knowledge = openKnowledge(knowledgeOf(portfolio, site, changelog));
  const answer = questionAnswerer(knowledge);
  const examples = {
    [getAsk.operationId]: usageResponse(knowledge.facts, answer),
    [postAsk.operationId]: toAskResponse(
      knowledge,
      exampleQuestion.text,
      answer({ ...exampleQuestion, scope: "site" }),
    ),
  };
  cache.set(portfolio, examples);
  return examples;
};
