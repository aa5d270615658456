import { describe, expect, test } from "vitest";
import { answering } from "../../src/portfolio/ask/ask.ts";
import { type Asked, noAnswer, notInDocuments, responseOf } from "../../src/portfolio/ask/reply.ts";
import type { Portfolio } from "../../src/portfolio/content.ts";
import { groundedIn } from "../support/grounded.ts";
import { askedOf, knownOf, leastPortfolio } from "../support/small-portfolio.ts";

/** What an import makes of what other sites know: names that are general words, and little of what owners add later. */
const imported: Portfolio = {
  ...leastPortfolio,
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

const told = (portfolio: Portfolio, question: string): string =>
  askedOf(portfolio)(question)
    .statements.map(({ text }) => text)
    .join(" ");

/** The same with projects of some kinds. */
const withKinds = (...kinds: readonly ("client" | "personal")[]): Portfolio => ({
  ...imported,
  projects: imported.projects.map((project, at) => {
    const kind = kinds[at];
    return kind ? { ...project, kind } : project;
  }),
});

describe("a group of skills that is named by the general word", () => {
  test("is not all that is told of skills", () => {
    expect(told(imported, "What are her skills?")).toBe("Skills: listening and mending. Instruments: zither.");
  });

  test("leaves other groups to be asked for alone", () => {
    expect(told(imported, "Which instruments does she know?")).toBe("Instruments: zither.");
  });
});

test("the addresses of a project are written as those of its page are", () => {
  const page = "https://ada.example.com/projects/gl%C3%B6ckchen";
  const { results } = askedOf(imported)("What is Glöckchen?");
  expect(results[0]).toMatchObject({ url: page, grounding: { source_urls: [page] } });
});

test.each([
  ["none", withKinds(), "There are 2 projects."],
  ["only clients", withKinds("client"), "There are 2 projects, 1 of them for clients."],
  ["only oneself", withKinds("personal"), "There are 2 projects, 1 of them personal."],
  ["both", withKinds("client", "personal"), "There are 2 projects: 1 for clients and 1 personal ones."],
])("projects are counted by the kinds that there are: %s", (_name, portfolio, counted) => {
  expect(told(portfolio, "How many projects are there?")).toBe(`${counted} The latest are: Glöckchen and Gong.`);
});

test("one project is not counted", () => {
  const one = { ...imported, projects: imported.projects.slice(0, 1) };
  expect(told(one, "Which projects are there?")).toBe("There is one project: Glöckchen.");
});

test("the limit of a batch is not that of requests", () => {
  expect(told(imported, "What is the rate limit?")).toMatch(/^Each client address has/);
  expect(told(imported, "What is the batch limit?")).not.toMatch("Each client address has");
});

test("who asks the documents about the person is told who answers that", () => {
  const knowledge = knownOf(leastPortfolio);
  const failure = (scope: Asked["scope"]) => {
    const text = "Where did she study?";
    return responseOf(knowledge, text, answering(knowledge)({ text, limit: 5, scope }), scope);
  };
  expect(failure("documents")).toMatchObject({ answer: notInDocuments, error: { code: "NO_RESULTS" } });
  expect(failure("site")).toMatchObject({ answer: noAnswer, error: { code: "NO_RESULTS" } });
  expect(notInDocuments).toContain("/api/mcp");
});

test("work from anywhere is in no place", () => {
  const answer = askedOf(imported)("Where has she worked?");
  const texts = answer.statements.map(({ text }) => text);
  expect(texts).toContain("Since 2022 Ada Muster has been Lead listener at Quiet House, remotely.");
  expect(texts).toContain("From 2019 to 2021 Ada Muster was Ringer at Loud House, remotely.");
  const isGrounded = groundedIn(knownOf(imported));
  expect(answer.statements.filter((statement) => !isGrounded(statement))).toStrictEqual([]);
});
