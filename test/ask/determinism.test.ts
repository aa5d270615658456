import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readContent } from "../../src/build/content/read-content.ts";
import { answering } from "../../src/portfolio/ask/ask.ts";
import { knowledgeJson } from "../../src/portfolio/ask/build-knowledge.ts";
import { type KnowledgeFile, openKnowledge } from "../../src/portfolio/ask/knowledge.ts";
import { responseOf } from "../../src/portfolio/ask/reply.ts";
import { knowledgeOf, portfolios, site } from "../support/ask-quality.ts";
import { textOf } from "../support/dist.ts";
import { testSite } from "../support/programs.ts";
import { type AskedQuestion, readQuestions } from "../support/questions.ts";

const { content, questions } = portfolios.sample;
const changelog = readFileSync("CHANGELOG.md", "utf8");
const made = (origin: string): [path: string, json: string] => knowledgeJson(readContent(content), origin, changelog);

test("the same content is the same knowledge, byte by byte", () => {
  expect(made(site)).toStrictEqual(made(site));
});

test("the site is built with it", () => {
  const [path, json] = made(testSite);
  expect(textOf(path)).toBe(json);
});

/** Everything that is asked, with the whole of each answer. */
const answersTo = (file: KnowledgeFile, asked: readonly AskedQuestion[]): Map<AskedQuestion, string> => {
  const knowledge = openKnowledge(file);
  const answer = answering(knowledge);
  return new Map(
    asked.map((question) => {
      const { ask: text, prev: previous } = question;
      const response = responseOf(knowledge, text, answer({ text, previous, limit: 5, scope: "site" }));
      return [question, JSON.stringify(response)];
    }),
  );
};

test("an answer depends on nothing that was asked before, and not on how the knowledge came", () => {
  const asked = readQuestions(questions);
  const file = knowledgeOf(content);
  const first = answersTo(file, asked);
  const read: KnowledgeFile = JSON.parse(JSON.stringify(file));
  const again = answersTo(read, asked.toReversed());
  expect(asked.map((question) => again.get(question))).toStrictEqual(asked.map((question) => first.get(question)));
});
