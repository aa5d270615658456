import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readContent } from "../build/content/read-content.ts";
import { AskResponse } from "../contract/resources/ask.ts";
import { answering } from "./ask/ask.ts";
import { buildKnowledge } from "./ask/build-knowledge.ts";
import { openKnowledge } from "./ask/knowledge.ts";
import { usage } from "./ask-usage.ts";

const site = "https://ada.example.com";
const knowledgeOf = (folder: string) =>
  openKnowledge(buildKnowledge(readContent(folder), site, readFileSync("CHANGELOG.md", "utf8")));

describe.each(["content", "test/fixtures/portfolios/composer"])("what can be asked of %s", (folder) => {
  const knowledge = knowledgeOf(folder);
  const answer = answering(knowledge);
  const said = usage(knowledge.facts, answer);

  test("is said by a whole answer that rests on nothing", () => {
    expect(AskResponse.parse(said)).toStrictEqual(said);
    expect(said).toMatchObject({ _meta: { response_type: "answer", method: "usage", site }, query: "", results: [] });
    expect(said.answer).toMatch(/^Ask with \/ask\?q=… about .*, for example: /);
  });

  test("is shown by examples of its own, each of which is answered", () => {
    const questions = said.answer.replace(/^.*for example: /, "").match(/[^?]+\?/g) ?? [];
    expect(questions.length).toBeGreaterThan(2);
    expect(questions[0]).toContain(knowledge.facts.profile.name);
    for (const text of questions) expect(answer({ text, limit: 1, scope: "site" }).method, text).not.toBe("none");
  });
});

test("an example that nothing answers is none", () => {
  const { facts } = knowledgeOf("content");
  const nothing = { method: "none", statements: [], results: [], about: [] } as const;
  expect(usage(facts, () => nothing).answer).toMatch(/, for example:$/);
});
