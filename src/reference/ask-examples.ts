import { toAskResponse } from "../ask/answer.ts";
import { questionAnswerer } from "../ask/ask.ts";
import { knowledgeOf } from "../ask/index/build-knowledge.ts";
import { openKnowledge } from "../ask/knowledge/knowledge.ts";
import { answeredExamples, usageResponse } from "../ask/usage.ts";
import type { Portfolio } from "../content/content.ts";
import { getAsk, postAsk } from "../contract/operations/ask.ts";
import type { AskResponse } from "../contract/resources/agents/ask.ts";
import { exampleQuestion } from "../guides/example-requests.ts";

interface AskExamples {
  /** Answers by operation id: without a question, and to the example question. */
  readonly responses: Readonly<Record<string, AskResponse>>;
  /** Questions that the front page suggests. */
  readonly suggestions: readonly string[];
}

/** How many questions the front page suggests. */
const MAX_SUGGESTIONS = 3;

const cache = new WeakMap<Portfolio, AskExamples>();

/** Examples of /ask for a portfolio. Cached per portfolio. */
export const askExamples = (portfolio: Portfolio, site: string, changelog: string): AskExamples => {
  const cached = cache.get(portfolio);
  if (cached) return cached;
  const knowledge = openKnowledge(knowledgeOf(portfolio, site, changelog));
  const answer = questionAnswerer(knowledge);
  const responses = {
    [getAsk.operationId]: usageResponse(knowledge.facts, answer),
    [postAsk.operationId]: toAskResponse(
      knowledge,
      exampleQuestion.text,
      answer({ ...exampleQuestion, scope: "site" }),
    ),
  };
  // Visitors of the front page see who this is, so they are not asked to ask it.
  const suggestions = answeredExamples(knowledge.facts, answer).slice(1, MAX_SUGGESTIONS + 1);
  const examples = { responses, suggestions };
  cache.set(portfolio, examples);
  return examples;
};
