import fc from "fast-check";
import { expect, test } from "vitest";
import { search, searchText } from "./search.ts";
import { buildSearchIndex, openSearchIndex } from "./search-index.ts";

const asText = (description: string): string => searchText({ title: "", description });

const find = (texts: readonly string[], query: string): readonly number[] => {
  const written = JSON.stringify(buildSearchIndex(texts.map(asText)));
  return openSearchIndex(JSON.parse(written))(query, [...texts.keys()]);
};

/** The same search over the texts themselves. */
const scan = (texts: readonly string[], query: string): readonly number[] =>
  search([...texts.keys()], query, (position) => asText(texts[position] ?? ""));

const word = fc.oneof(
  fc.constantFrom(
    "map",
    "maps",
    "roadmap",
    "mapmap",
    "Łódź",
    "lodz",
    "tree",
    "street",
    "c++",
    "-",
    "地図",
    "図",
    "𐐨a",
    "a",
  ),
  fc.stringMatching(/^[ab-]{1,4}$/),
  fc.string({ unit: "binary", maxLength: 3 }),
);
const phrase = (max: number) =>
  fc
    .array(fc.tuple(word, fc.constantFrom(" ", "\n", "\t", "\u3000", ", ")))
    .map((all) => all.flat().join("").slice(0, max));

test("finds the same projects in the same order as a search of every text", () => {
  fc.assert(
    fc.property(fc.array(phrase(60), { maxLength: 30 }), phrase(12), (texts, query) => {
      expect(find(texts, query)).toEqual(scan(texts, query));
    }),
    { numRuns: 500 },
  );
});

test("finds a part of a word of each text", () => {
  fc.assert(
    fc.property(fc.array(phrase(60), { minLength: 1, maxLength: 30 }), fc.nat(), fc.nat(), (texts, at, from) => {
      const text = texts[at % texts.length] ?? "";
      const query = text.slice(from % (text.length + 1), (from % (text.length + 1)) + 6);
      expect(find(texts, query)).toEqual(scan(texts, query));
    }),
    { numRuns: 500 },
  );
});

test.each(["", " ", "\t\u3000"])("the blank query %j returns all projects", (query) => {
  expect(find(["b", "a", ""], query)).toEqual([0, 1, 2]);
});

test("finds nothing without projects", () => {
  expect(find([], "a")).toEqual([]);
  expect(find([""], "a")).toEqual([]);
});
