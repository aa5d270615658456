import { expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";

test.each([
  ["sentences that refer to those before them", `A tale. ${"It went on. ".repeat(500)}It was a boat for days.`],
  ["fragments", `A tale. ${"So dry. ".repeat(500)}A boat, days.`],
])("a passage from a page of %s is short", (_name, description) => {
  const projects = ["Oar", "Sail"].map((title) => ({ slug: title.toLowerCase(), title, description, weight: 0 }));
  const { method, nearest = [], results } = answererFor({ ...minimalPortfolio, projects })("boat days");
  expect(method).toBe("none");
  expect(nearest.length).toBeGreaterThan(0);
  expect(nearest.map(({ text }) => text).join(" ").length).toBeLessThan(600);
  for (const { description: passage = "" } of results) expect(passage.length).toBeLessThan(600);
});
