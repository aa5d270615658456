import { expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";

test("what somebody has done is quoted from a page, and not from a line of skills", () => {
  const ask = answererFor({
    ...minimalPortfolio,
    experience: { skillGroups: [{ name: "Design", skills: ["Courtyards and roof gardens", "Planting"] }] },
    projects: [
      {
        ...{ slug: "pennant", title: "Pennant House roof terrace", year: "2021", weight: 0, tags: ["terraces"] },
        description: "Grasses and pines in a garden on the fifth floor.",
      },
    ],
  });
  const { statements } = ask("Have you designed roof gardens?");
  expect(statements.map(({ text }) => text).join(" ")).toContain("Grasses and pines");
});
