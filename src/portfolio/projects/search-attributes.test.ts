import { expect, test } from "vitest";
import { searchTerms } from "../normalize-for-search.ts";
import { searchText } from "./list.ts";
import { searchAttributes } from "./search-attributes.ts";

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

test("has each word that the API searches, and those of the subtitle and year", () => {
  const words = searchAttributes(project)["data-words"];
  for (const word of searchTerms(searchText([project]).join("\n"))) expect(words).toContain(word);
  expect(words.split(" ")).toEqual(expect.arrayContaining(["2024", "line", "lodz:", "map."]));
  expect(words).not.toContain("client");
});

test("has each word once and each tag on its own line", () => {
  const { "data-words": words, "data-tags": tags } = searchAttributes(project);
  const all = words.split(" ");
  expect(new Set(all).size).toBe(all.length);
  expect(tags).toBe("open data\nc\nc++");
});
