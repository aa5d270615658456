import { expect, test } from "vitest";
import { minimalPortfolio } from "../../../test/support/small-portfolio.ts";
import { factsOf } from "./facts.ts";

test("facts omit missing fields and the text of a project", () => {
  const facts = factsOf(
    {
      ...minimalPortfolio,
      faq: { questions: [{ question: "Why?", also: ["How come?"], answer: "Because." }] },
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
