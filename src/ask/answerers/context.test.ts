import { describe, expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { joinStatements } from "../answer.ts";

const ask = answererFor({
  ...minimalPortfolio,
  experience: {
    experiences: [
      {
        ...{ company: "Harbor Bakery", role: "Baker", start: "2015-02", end: "2019-03", tags: [] },
        ...{ highlights: ["Led a team of six.", "It closed because the roof leaked."] },
      },
      { company: "Mill Street School", role: "Cook", start: "2019-04", tags: [], highlights: [] },
    ],
    education: [{ institution: "Open Academy", degree: "Certificate", field: "Baking" }],
  },
  faq: {
    questions: [
      { question: "Do you take interns?", answer: "One each summer, for six weeks. They earn 300 euros a week." },
      { question: "What do you charge?", answer: "Forty euros an hour. Schools pay thirty." },
      { question: "Do you visit schools?", answer: "On Fridays, by train. A day is 420 euros plus the ticket." },
      { question: "How long does a cake take you?", answer: "Two to three days, and four in December." },
    ],
  },
  projects: [
    {
      ...{ slug: "clay-oven", title: "Clay Oven", weight: 0, year: "2023" },
      description: "Children built it. Bodil Sand lent us the wheelbarrow. It cracked since the clay was wet.",
    },
    { slug: "rye", title: "Rye", weight: 1, year: "2022", description: "Bread for a week. The mill gave the flour." },
  ],
});
const answer = (text: string, ...previous: readonly string[]): string =>
  ask(text, ...previous)
    .statements.map((statement) => statement.text)
    .join(" ");

describe("a follow-up is answered from what the answer before was about", () => {
  test.each([
    ["who lent the wheelbarrow", ["Tell me about Clay Oven"], "Bodil Sand"],
    ["why did it crack", ["Tell me about Clay Oven"], "the clay was wet"],
    ["how big was her team there", ["What did she do at Harbor Bakery?"], "team of six"],
    ["what do they earn", ["Do you take interns?"], "300 euros"],
    ["For how long?", ["Do you offer internships?"], "six weeks"],
    ["And for a school?", ["What do you charge?"], "Schools pay thirty."],
    ["who lent the wheelbarrow", ["Tell me about Clay Oven", "zzz qqq xxx"], "Bodil Sand"],
  ])("%j", (text, previous, words) => {
    expect(answer(text, ...previous)).toContain(words);
  });
});

test.each([
  ["did it win a prize", "Tell me about Clay Oven"],
  ["who is the president of France", "Tell me about Clay Oven"],
  ["best pizza in rome", "Do you take interns?"],
])("%j is not answered from it", (text, previous) => {
  expect(ask(text, previous).method).toBe("none");
});

test.each([
  ["can I have one", "Tell me about Clay Oven", ["/projects/clay-oven"]],
  ["why not?", "Tell me about Rye", ["/projects/rye"]],
  ["best pizza in rome", "Tell me about Clay Oven", []],
  ["why not?", "zzz qqq xxx", []],
] as const)("without an answer, %j after %j has the nearest pages %j", (text, previous, paths) => {
  const { method, results } = ask(text, previous);
  expect(method).toBe("none");
  expect(results.map(({ url, site }) => url.slice(site.length))).toEqual(paths);
  expect(results.every(({ nearest }) => nearest)).toBe(true);
});

test.each([
  ["how much for a whole day?", "Do you visit schools?", "A day is 420 euros"],
  ["how much is that?", "How long does a cake take you?", "Forty euros an hour"],
  ["What do you charge?", "Do you visit schools?", "Forty euros an hour"],
])("%j after %j gets a price of that entry, or else of the one on prices", (text, previous, words) => {
  expect(answer(text, previous)).toContain(words);
});

test("how long somebody has been there is about the position before", () => {
  expect(answer("How long were you there?", "What did you do before Mill Street School?")).toBe(
    "From February 2015 to March 2019, Ada Muster worked as Baker at Harbor Bakery.",
  );
});

test("a new subject is not answered from it", () => {
  expect(answer("Tell me about Rye", "Tell me about Clay Oven")).not.toContain("wheelbarrow");
  expect(answer("What is her email address?", "Tell me about Clay Oven")).toContain("@");
});

test("a follow-up with words of its own can change the subject", () => {
  expect(answer("and who led a team of six?", "Tell me about Rye")).toContain("Harbor Bakery");
});

test.each(["tell me about the clay", "and the clay?", "what is the clay"])(
  "a part of a project's name is a new subject: %j",
  (text) => {
    for (const previous of ["Which projects are there?", "What are her skills?", "Tell me about Rye"])
      expect(answer(text, previous)).toContain("Children built it.");
  },
);

test("a long conversation without answers takes one step for each question", () => {
  const before = Array.from({ length: 100 }, () => "who qqq zzz");
  expect(ask("who lent the wheelbarrow", "Tell me about Clay Oven", ...before).statements).not.toStrictEqual([]);
});

test("the passage of a refusal is a subject for the next question", () => {
  const project = (title: string, description: string) => ({
    slug: title.toLowerCase(),
    title,
    description,
    weight: 0,
  });
  const drawn = ["Sail", "Rudder", "Anchor"].map((title) =>
    project(title, `The ${title} was drawn in an attic, in ink, for a friend who had a boat and forty days.`),
  );
  const ask = answererFor({
    ...minimalPortfolio,
    projects: [
      project("Oar", "A boat for days of rain. It lay in a barn. It was given up in 2021, because the barn was sold."),
      ...drawn,
    ],
  });
  const before = "A boat for rain and cold nights?";
  expect(ask(before).nearest?.[0]?.path).toBe("/projects/oar");
  expect(joinStatements(ask("Why was it given up?", before).statements)).toContain("because the barn was sold");
  expect(ask("Why was it given up?").method).toBe("none");
});

test("after a project, `What went wrong?` does not ask for the owner's worst mistake", () => {
  const entry = { question: "What was your biggest mistake?", answer: "I once baked without yeast." };
  const projects = [{ slug: "rye", title: "Rye", weight: 0, year: "2022", description: "Bread for a week." }];
  const other = answererFor({ ...minimalPortfolio, projects, faq: { questions: [entry] } });
  expect(other("What went wrong?", "Tell me about Rye").method).toBe("none");
  expect(joinStatements(other("What was your worst mistake?", "Tell me about Rye").statements)).toContain("yeast");
});
