import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toAskResponse } from "../../src/ask/answer.ts";
import { questionAnswerer } from "../../src/ask/ask.ts";
import { knowledgeFiles } from "../../src/ask/index/build-knowledge.ts";
import { type KnowledgeFile, openKnowledge } from "../../src/ask/knowledge/knowledge.ts";
import { readContent } from "../../src/content/read/read-content.ts";
import { knowledgeOf, portfolios, site } from "../support/ask/quality/ask-quality.ts";
import { readQuestions, type TestQuestion } from "../support/ask/quality/questions.ts";
import { textOf } from "../support/content/dist.ts";
import { testSite } from "../support/hosts/programs.ts";

const { content, questions } = portfolios.sample;
const changelog = readFileSync("CHANGELOG.md", "utf8");
const made = (origin: string): [path: string, json: string][] =>
  knowledgeFiles(readContent(content), origin, changelog).map(([path, json]) => [path, json()]);

test("builds the same bytes from the same content", () => {
  expect(made(site)).toStrictEqual(made(site));
});

test("the build writes these files", () => {
  for (const [path, json] of made(testSite)) expect(textOf(path)).toBe(json);
});

/** The full response to each question. */
const answersTo = (file: KnowledgeFile, asked: readonly TestQuestion[]): Map<TestQuestion, string> => {
  const knowledge = openKnowledge(file);
  const answer = questionAnswerer(knowledge);
  return new Map(
    asked.map((question) => {
      const { ask: text, prev: previous } = question;
      const response = toAskResponse(knowledge, text, answer({ text, previous, limit: 5, scope: "site" }));
      return [question, JSON.stringify(response)];
    }),
  );
};

test("answers do not depend on the order of questions or on a JSON round trip of the knowledge", () => {
  const asked = readQuestions(questions);
  const file = knowledgeOf(content);
  const first = answersTo(file, asked);
  const read: KnowledgeFile = JSON.parse(JSON.stringify(file));
  const again = answersTo(read, asked.toReversed());
  expect(asked.map((question) => again.get(question))).toStrictEqual(asked.map((question) => first.get(question)));
});
