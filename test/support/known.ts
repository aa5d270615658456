import { answering } from "../../src/portfolio/ask/ask.ts";
import { knowledgeFile, openKnowledge } from "../../src/portfolio/ask/knowledge.ts";
import type { Asked, Reply } from "../../src/portfolio/ask/reply.ts";
import { jsonOf } from "./dist.ts";
import { readQuestions } from "./questions.ts";

/** What the tested service answers from. */
export const knowledge = openKnowledge(jsonOf(knowledgeFile) as Parameters<typeof openKnowledge>[0]);

/** What is found for a question there. */
export const replyTo = answering(knowledge);

const questions = readQuestions("test/ask/questions.yaml").filter(({ prev }) => prev.length === 0);

/** The first questions about the sample that are answered in some way, as the service is asked them. */
export const askedFor = (method: Reply["method"], count: number): Asked[] =>
  questions
    .map(({ ask: text }): Asked => ({ text, limit: 5, scope: "site" }))
    .filter((asked) => replyTo(asked).method === method)
    .slice(0, count);
