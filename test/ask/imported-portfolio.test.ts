import { describe, expect, test } from "vitest";
import { type AskRequest, toAskResponse } from "../../src/ask/answer.ts";
import { questionAnswerer } from "../../src/ask/ask.ts";
import type { Portfolio } from "../../src/content/content.ts";
import { groundedIn } from "../support/ask/quality/grounded.ts";
import { answererFor, knowledgeFor, minimalPortfolio } from "../support/content/small-portfolio.ts";

/** A portfolio as an import writes it: groups with general names, and few optional fields. */
const imported: Portfolio = {
  ...minimalPortfolio,
  experience: {
    skillGroups: [
      { name: "Skills", skills: ["listening", "mending"] },
      { name: "Instruments", skills: ["zither"] },
    ],
    experiences: [
      { company: "Quiet House", role: "Lead listener", start: "2022", location: "Remote", highlights: [], tags: [] },
      {
        company: "Loud House",
        role: "Ringer",
        start: "2019",
        end: "2021",
        location: "remote",
        highlights: [],
        tags: [],
      },
    ],
  },
  projects: [
    { slug: "glöckchen", title: "Glöckchen", description: "A bell.", weight: 0 },
    { slug: "gong", title: "Gong", description: "A gong.", weight: 0 },
  ],
};

const answerText = (portfolio: Portfolio, question: string): string =>
  answererFor(portfolio)(question)
    .statements.map(({ text }) => text)
    .join(" ");

/** The same portfolio, with kinds for its first projects. */
const withKinds = (...kinds: readonly ("client" | "personal")[]): Portfolio => ({
  ...imported,
  projects: imported.projects.map((project, index) => {
    const kind = kinds[index];
    return kind ? { ...project, kind } : project;
  }),
});

describe("a skill group with the name Skills", () => {
  test("does not hide the other groups", () => {
    expect(answerText(imported, "What are her skills?")).toBe("Skills: listening and mending. Instruments: zither.");
  });

  test("is not added to an answer about another group", () => {
    expect(answerText(imported, "Which instruments does she know?")).toBe("Instruments: zither.");
  });
});

test("encodes the address of a project in results", () => {
  const page = "https://ada.example.com/projects/gl%C3%B6ckchen";
  const { results } = answererFor(imported)("What is Glöckchen?");
  expect(results[0]).toMatchObject({ url: page, grounding: { source_urls: [page] } });
});

test.each([
  ["no kinds", withKinds(), "There are 2 projects."],
  ["only client projects", withKinds("client"), "There are 2 projects: 1 client and 1 other."],
  ["only personal projects", withKinds("personal"), "There are 2 projects: 1 personal and 1 other."],
  ["both kinds", withKinds("client", "personal"), "There are 2 projects: 1 client and 1 personal."],
])("counts projects by kind: %s", (_name, portfolio, counted) => {
  expect(answerText(portfolio, "How many projects are there?")).toBe(`${counted} The latest are Glöckchen and Gong.`);
});

test("does not count a single project", () => {
  const one = { ...imported, projects: imported.projects.slice(0, 1) };
  expect(answerText(one, "Which projects are there?")).toBe("There is one project: Glöckchen.");
});

test("does not answer a question about the batch limit with the rate limit", () => {
  expect(answerText(imported, "What is the rate limit?")).toMatch(/^Each IP address can send/);
  expect(answerText(imported, "What is the batch limit?")).not.toMatch("Each IP address can send");
});

test("points from the documentation server to the servers that answer questions about the person", () => {
  const knowledge = knowledgeFor(minimalPortfolio);
  const failure = (scope: AskRequest["scope"]) => {
    const text = "Where did she study?";
    return toAskResponse(knowledge, text, questionAnswerer(knowledge)({ text, limit: 5, scope }), scope);
  };
  const error = { code: "NO_RESULTS" };
  expect(failure("documents")).toMatchObject({ answer: expect.stringContaining("use /api/mcp or /ask"), error });
  expect(failure("site")).toMatchObject({ answer: expect.stringMatching(/^This site has no answer/), error });
});

test("says that a position is remote instead of naming a place", () => {
  const answer = answererFor(imported)("Where has she worked?");
  const texts = answer.statements.map(({ text }) => text);
  expect(texts).toContain("Since 2022, Ada Muster has worked as Lead listener at Quiet House (remote).");
  expect(texts).toContain("From 2019 to 2021: Ringer at Loud House (remote).");
  const isGrounded = groundedIn(knowledgeFor(imported));
  expect(answer.statements.filter((statement) => !isGrounded(statement))).toStrictEqual([]);
});
