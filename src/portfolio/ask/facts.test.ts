import { expect, test } from "vitest";
import { factsOf, inWords } from "./facts.ts";

test.each([
  ["2019", "2019"],
  ["2019-09", "September 2019"],
  ["2019-09-03", "3 September 2019"],
  ["2025-12-31", "31 December 2025"],
  ["2024-02-29", "29 February 2024"],
  ["2016-01-01", "1 January 2016"],
])("the date %s is %s in words", (date, words) => {
  expect(inWords(date)).toBe(words);
});

test("what the owner left out is not there, and the body of a project is elsewhere", () => {
  const facts = factsOf(
    {
      profile: { name: "Ada", email: "ada@example.com" },
      contact: {},
      experience: {},
      site: {
        title: "Ada",
        description: "What Ada made.",
        language: "en",
        agents: { search: true, aiInput: true, aiTrain: false },
      },
      faq: { questions: [{ question: "Why?", also: ["How come?"], answer: "Because." }] },
      synonyms: {},
      projects: [
        { slug: "atlas", title: "Atlas", description: "A map.", weight: 3 },
        { slug: "tide", title: "Tide", description: "", weight: 0, year: "2024", kind: "client", tags: ["sea"] },
      ],
    },
    "https://ada.example.com",
  );
  expect(facts.projects).toStrictEqual([
    { slug: "atlas", title: "Atlas", tags: [] },
    { slug: "tide", title: "Tide", tags: ["sea"], year: "2024", kind: "client" },
  ]);
  expect(facts.faq).toStrictEqual([{ question: "Why?", answer: "Because." }]);
  expect(JSON.stringify(facts)).not.toContain("A map.");
});
