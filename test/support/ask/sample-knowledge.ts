import type { Answer, AskRequest } from "../../../src/ask/answer.ts";
import { questionAnswerer } from "../../../src/ask/ask.ts";
import {
  type KnowledgeFile,
  knowledgeFile,
  openKnowledge,
  questionTablesFile,
} from "../../../src/ask/knowledge/knowledge.ts";
import { jsonOf } from "../content/dist.ts";
import { readQuestions } from "./quality/questions.ts";

/** What the build of the tested service wrote. */
export const sampleKnowledge = {
  ...(jsonOf(knowledgeFile) as object),
  ...(jsonOf(questionTablesFile) as object),
} as KnowledgeFile;

/** The knowledge of the tested service. */
export const knowledge = openKnowledge(sampleKnowledge);

/** Answers a question about the sample. */
export const answerQuestion = questionAnswerer(knowledge);

const questions = readQuestions("test/ask/questions.yaml").filter(({ prev }) => prev.length === 0);

/** The first `count` sample questions that are answered with a method. */
export const questionsAnsweredBy = (method: Answer["method"], count: number): AskRequest[] =>
  questions
    .map(({ ask: text }): AskRequest => ({ text, limit: 5, scope: "site" }))
    .filter((asked) => answerQuestion(asked).method === method)
    .slice(0, count);
