import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeForSearch, searchTerms } from "./normalize-for-search.ts";

describe("normalizeForSearch", () => {
  test.each([
    ["Łódź", "lodz"],
    ["STRASSE", "straße"],
    ["ＦＵＬＬ　ｗｉｄｔｈ", "full width"],
    ["ΟΔΥΣΣΕΥΣ", "οδυσσευς"],
    ["Σίσυφος", "ΣΙΣΥΦΟΣ"],
    ["Ærø", "aero"],
    ["Œuvre", "oeuvre"],
    ["Đà Nẵng", "da nang"],
    ["İstanbul", "istanbul"],
    ["ISPARTA", "ısparta"],
    ["Zoe\u0308", "ZOË"],
    ["ﬁne", "FINE"],
    ["Ёлка", "елка"],
    ["한국", "한국".normalize("NFD")],
  ])("gives the same result for %s and %s", (a, b) => {
    expect(normalizeForSearch(a)).toBe(normalizeForSearch(b));
  });

  test.each([
    ["か", "が"],
    ["は", "ぱ"],
    ["地図", "地団"],
    ["map", "mop"],
    ["क", "कि"],
  ])("distinguishes %s and %s", (a, b) => {
    expect(normalizeForSearch(a)).not.toBe(normalizeForSearch(b));
  });

  test("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(normalizeForSearch(normalizeForSearch(text))).toBe(normalizeForSearch(text));
      }),
      { numRuns: 2000 },
    );
  });

  test("does not depend on case or normalization form", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."aäåçéøßłžΣσαάжйかが한"), maxLength: 12 });
    fc.assert(
      fc.property(letters, (text) => {
        expect(normalizeForSearch(text.normalize("NFD"))).toBe(normalizeForSearch(text));
        expect(normalizeForSearch(text.toUpperCase())).toBe(normalizeForSearch(text));
      }),
    );
  });
});

describe("searchTerms", () => {
  test("splits at white space and normalizes", () => {
    expect(searchTerms("  Łódź\t\u3000Trams\n")).toEqual(["lodz", "trams"]);
    expect(searchTerms(" \u00a0 ")).toEqual([]);
  });
});
