import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { portfolioFolders, sampleContent } from "../../test/support/content/portfolios.ts";
import { readContent } from "../content/read/read-content.ts";
import { AskResponse } from "../contract/resources/agents/ask.ts";
import { questionAnswerer } from "./ask.ts";
import { buildKnowledge } from "./index/build-knowledge.ts";
import { openKnowledge } from "./knowledge/knowledge.ts";
import { usageResponse } from "./usage.ts";

const site = "https://ada.example.com";
const knowledgeOf = (folder: string) =>
  openKnowledge(buildKnowledge(readContent(folder), site, readFileSync("CHANGELOG.md", "utf8")));

describe.each(Object.values(portfolioFolders))("the usage response for %s", (folder) => {
  const knowledge = knowledgeOf(folder);
  const answer = questionAnswerer(knowledge);
  const response = usageResponse(knowledge.facts, answer);

  test("is an answer without results", () => {
    expect(AskResponse.parse(response)).toStrictEqual(response);
    expect(response).toMatchObject({
      _meta: { response_type: "answer", method: "usage", site },
      query: "",
      results: [],
    });
    expect(response.answer).toMatch(/^Send a question as \/ask\?q=… to ask about .*, for example: /);
  });

  test("has example questions that each have an answer", () => {
    const questions = response.answer.replace(/^.*for example: /, "").match(/[^?]+\?/g) ?? [];
    expect(questions.length).toBeGreaterThan(2);
    expect(questions[0]).toContain(knowledge.facts.profile.name);
    for (const text of questions) expect(answer({ text, limit: 1, scope: "site" }).method, text).not.toBe("none");
  });
});

test("leaves out examples without an answer", () => {
  const { facts } = knowledgeOf(sampleContent);
  const nothing = { method: "none", statements: [], results: [], about: [] } as const;
  expect(usageResponse(facts, () => nothing).answer).toMatch(/, for example:$/);
});
