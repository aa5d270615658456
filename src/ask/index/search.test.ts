import fc from "fast-check";
import MiniSearch from "minisearch";
import { describe, expect, test } from "vitest";
import { knowledgeFor, smallPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { stemsOf } from "../knowledge/words.ts";
import { projectHints, sectionHints } from "./hints.ts";

const knowledge = knowledgeFor(smallPortfolio);
const { chunks, search } = knowledge;

/** A minisearch index of the same texts. */
const library = new MiniSearch({
  fields: ["name", "keywords", "text"],
  tokenize: stemsOf,
  processTerm: (term) => term,
  searchOptions: { boost: { name: 3, keywords: 2 }, tokenize: (stems) => stems.split(" ") },
});
library.addAll(chunks.map(({ name, keywords, blocks }, id) => ({ id, name, keywords, text: blocks.join("\n") })));

/** Chunks keep no hints, so the library cannot have them. */
const hints = new Set(stemsOf(Object.values({ ...sectionHints, ...projectHints }).join(" ")));
const stems = fc.constantFrom(
  ...[...knowledge.stems()].filter((stem) => !hints.has(stem)),
  ...["nowhere", "constructor"],
);
const weights = fc.array(fc.tuple(stems, fc.constantFrom(1, 0.6)), { maxLength: 8 }).map((all) => new Map(all));

describe("search", () => {
  test("returns the hits of minisearch, with nearly the same scores", () => {
    fc.assert(
      fc.property(weights, (weights) => {
        const options = { boostTerm: (stem: string) => weights.get(stem) ?? 1 };
        const expected = library.search([...weights.keys()].join(" "), options);
        const found = search(weights, () => true);
        const scores = new Map(found.map(({ chunk, score }) => [chunks.indexOf(chunk), score]));
        expect(found).toHaveLength(expected.length);
        for (const { id, score, match } of expected) {
          // The score of each stem is rounded to tenths, and the smallest is a tenth.
          const rounding = 0.1 * Object.keys(match).length ** 2;
          expect(Math.abs((scores.get(id) ?? 0) - score)).toBeLessThanOrEqual(rounding);
          const hit = found.find(({ chunk }) => chunk === chunks[id]);
          const prominent = Object.keys(match).filter((stem) => match[stem]?.some((field) => field !== "text"));
          expect([...(hit?.terms ?? [])].sort()).toStrictEqual(Object.keys(match).sort());
          expect([...(hit?.prominent ?? [])].sort()).toStrictEqual(prominent.sort());
        }
      }),
    );
  });

  test("sorts by score, limits the number of hits and applies the filter", () => {
    const bowls = new Map(stemsOf("porcelain bowls glaze").map((stem) => [stem, 1]));
    const all = search(bowls, () => true);
    expect(all.length).toBeGreaterThan(2);
    expect(all.map(({ score }) => score)).toStrictEqual(all.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(search(bowls, () => true, 2)).toStrictEqual(all.slice(0, 2));
    const [best] = all;
    expect(search(bowls, (chunk) => chunk !== best?.chunk)).toStrictEqual(all.slice(1));
  });
});
