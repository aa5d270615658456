import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { mainTags, tagId, tagIndex, tagPath } from "./tags.ts";

const tagged = (...tags: readonly (readonly string[])[]) =>
  tags.map((tag, index) => ({ slug: `p${index}`, title: `P${index}`, description: "x", weight: 0, tags: [...tag] }));

test("lists each tag once, sorted by name, with its projects", () => {
  const index = tagIndex(tagged(["rust", "Open Data"], ["Rust", "c++"], ["épée", "rust", "RUST"]));
  expect(index.map(({ tag, id, projects }) => [tag, id, projects.map(({ slug }) => slug)])).toEqual([
    ["c++", "tag-c~2b~~2b~", ["p1"]],
    ["épée", "tag-epee", ["p2"]],
    ["Open Data", "tag-open-data", ["p0"]],
    ["rust", "tag-rust", ["p0", "p1", "p2"]],
  ]);
});

test("is empty for a portfolio without tags", () => {
  expect(tagIndex([])).toEqual([]);
  expect(tagIndex(tagged([]))).toEqual([]);
});

test("gives distinct anchors to distinct tags, without white space, that work in URLs", () => {
  const words = fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), fc.constantFrom("c", "c#", "c++", "a b", "a-b"));
  fc.assert(
    fc.property(words, words, (one, other) => {
      expect(tagId(one)).not.toMatch(/\s/);
      expect(new URL(tagPath(one), "http://a").hash).toBe(`#${encodeURIComponent(tagId(one))}`);
      expect(tagId(one) === tagId(other)).toBe(normalizeForSearch(one).trim() === normalizeForSearch(other).trim());
    }),
  );
});

test("returns the most frequent tags, sorted by name", () => {
  const index = tagIndex(tagged(["b", "c", "a"], ["c", "b"], ["c"], ["a", "d"]));
  expect(mainTags(index, 2).map(({ tag }) => tag)).toEqual(["a", "c"]);
  expect(mainTags(index, 9).map(({ tag }) => tag)).toEqual(["a", "b", "c"]);
});
