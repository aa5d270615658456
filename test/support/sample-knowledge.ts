import type { Answer, AskRequest } from "../../src/ask/answer.ts";
import { questionAnswerer } from "../../src/ask/ask.ts";
import { knowledgeFile, openKnowledge } from "../../src/ask/knowledge/knowledge.ts";
import { jsonOf } from "./dist.ts";
import { readQuestions } from "./questions.ts";

/** The knowledge of the tested service. */
export const knowledge = openKnowledge(jsonOf(knowledgeFile) as Parameters<typeof openKnowledge>[0]);

/** Answers a question about the sample. */
export const answerQuestion = questionAnswerer(knowledge);

const questions = readQuestions("test/ask/questions.yaml").filter(({ prev }) => prev.length === 0);

/** The first `count` sample questions that are answered with a method. */
export const questionsAnsweredBy = (method: Answer["method"], count: number): AskRequest[] =>
  questions
    .map(({ ask: text }): AskRequest => ({ text, limit: 5, scope: "site" }))
    .filter((asked) => answerQuestion(asked).method === method)
    .slice(0, count);
