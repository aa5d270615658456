import { expect, test } from "vitest";
import { answererFor, minimalPortfolio, smallPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { factsOf } from "./facts.ts";

test("facts omit missing fields and the text of a project", () => {
  const facts = factsOf(
    {
      ...minimalPortfolio,
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
  expect(JSON.stringify(facts)).not.toContain("A map.");
});

test("questions about the person quote the start of the text about them, without markup", () => {
  const about = "I throw **bowls** in [Porto](/projects).\n\nOne. Two. Three. Four. Five.";
  const profile = { ...smallPortfolio.profile, about };
  const quoted = "I throw bowls in Porto. One. Two. Three. Four.";
  expect(factsOf({ ...smallPortfolio, profile }, "https://ada.example.com").profile.about).toBe(quoted);
  const answer = answererFor({ ...smallPortfolio, profile });
  for (const question of ["Who is Ada?", "Tell me about Ada", "Tell me about yourself"])
    expect(answer(question).statements).toContainEqual({
      text: `About Ada Muster: "${quoted}"`,
      path: "/#about",
      values: ["Ada Muster", quoted],
    });
  expect(answer("Who throws bowls in Porto?").results.map(({ url }) => url)).toContain(
    "https://ada.example.com/#about",
  );
});
