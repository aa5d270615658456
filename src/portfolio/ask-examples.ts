import { getAsk, postAsk } from "../contract/operations/ask.ts";
import type { AskResponse } from "../contract/resources/ask.ts";
import { answering } from "./ask/ask.ts";
import { knowledgeOf } from "./ask/build-knowledge.ts";
import { openKnowledge } from "./ask/knowledge.ts";
import { responseOf } from "./ask/reply.ts";
import { usage } from "./ask-usage.ts";
import type { Portfolio } from "./content.ts";
import { question } from "./requests.ts";

const known = new WeakMap<Portfolio, Readonly<Record<string, AskResponse>>>();

/** What is answered where nothing is asked, and to the question that is shown, by operation id; made once for a portfolio. */
export const askExamples = (
  portfolio: Portfolio,
  site: string,
  changelog: string,
): Readonly<Record<string, AskResponse>> => {
  const there = known.get(portfolio);
  if (there) return there;
  const knowledge = openKnowledge(knowledgeOf(portfolio, site, changelog));
  const answer = answering(knowledge);
  const examples = {
    [getAsk.operationId]: usage(knowledge.facts, answer),
    [postAsk.operationId]: responseOf(knowledge, question.text, answer({ ...question, scope: "site" })),
  };
  known.set(portfolio, examples);
  return examples;
};
