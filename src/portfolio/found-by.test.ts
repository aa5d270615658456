import { expect, test } from "vitest";
import { terms } from "./fold.ts";
import { foundBy } from "./found-by.ts";
import { searchText } from "./project-list.ts";

const project = {
  slug: "lodz",
  weight: 0,
  title: "Łódź: tramwaje",
  subtitle: "Every stop, a line",
  year: "2024",
  kind: "client" as const,
  tags: ["Open Data", "C", "c++"],
  description: "Trams of Łódź.\n\nEvery\tstop is on *the* map.",
};

test("a page finds each word that the API finds, and those of the subtitle and the year", () => {
  const words = foundBy(project)["data-words"];
  for (const word of terms(searchText([project]).join("\n"))) expect(words).toContain(word);
  expect(words.split(" ")).toEqual(expect.arrayContaining(["2024", "line", "lodz:", "map."]));
  expect(words).not.toContain("client");
});

test("a page has each word once, and each tag on a line", () => {
  const { "data-words": words, "data-tags": tags } = foundBy(project);
  const all = words.split(" ");
  expect(new Set(all).size).toBe(all.length);
  expect(tags).toBe("open data\nc\nc++");
});
