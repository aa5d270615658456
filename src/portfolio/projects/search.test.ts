import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeForSearch, searchTerms } from "../normalize-for-search.ts";
import { search, searchText } from "./search.ts";

const asText = (description: string): string => searchText({ title: "", description });
const find = (texts: readonly string[], query: string) => search(texts, query, asText);

test("lists projects in which every term starts a word first, each group in the given order", () => {
  const texts = ["A street", "Trees", "A street with a tree", "One tree-house", "Upstream", "(tree)"];
  expect(find(texts, "tree")).toEqual(["Trees", "A street with a tree", "One tree-house", "(tree)", "A street"]);
  expect(find(texts, "STRÉE with")).toEqual(["A street with a tree"]);
  expect(find(texts, "tree one")).toEqual(["One tree-house"]);
});

test("one term inside a word puts a project into the second group", () => {
  expect(find(["map street", "tree map"], "map tree")).toEqual(["tree map", "map street"]);
});

test.each([
  ["c", ["C maps", "abc"]],
  ["c++", ["in c++"]],
  ["𝒳", ["x y", "ax"]],
  ["図", ["地図"]],
])("treats %j literally", (query, found) => {
  expect(find(["abc", "C maps", "in c++", "ax", "x y", "地図"], query)).toEqual(
    query === "c" ? ["C maps", "in c++", "abc"] : found,
  );
});

test("does not treat the letter before a term as its start, even outside the basic plane", () => {
  expect(find(["𐐨a", "a"], "a")).toEqual(["a", "𐐨a"]);
});

test.each(["", " ", "\t\u3000"])("the blank query %j returns all items", (query) => {
  expect(find(["b", "a"], query)).toEqual(["b", "a"]);
});

test("finds exactly the texts that contain every term", () => {
  const text = fc
    .array(fc.constantFrom("map", "Łódź", "tree", "street", "c++", "-", "地図"))
    .map((all) => all.join(" "));
  fc.assert(
    fc.property(fc.array(text), text, (texts, query) => {
      const wanted = texts.filter((each) =>
        searchTerms(query).every((term) => normalizeForSearch(each).includes(term)),
      );
      expect(find(texts, query).toSorted()).toEqual(wanted.toSorted());
    }),
  );
});

test("searches title, tags and description, and neither subtitle nor year", () => {
  const project = {
    ...{ title: "Łódź: tramwaje", subtitle: "Every line", year: "2024" },
    ...{ tags: ["Open Data", "C"], description: "Trams of Łódź.\n\nEvery\tstop of *the* Łódź" },
  };
  expect(searchText(project)).toBe("lodz: tramwaje open data c trams of lodz. every stop *the* lodz");
});
