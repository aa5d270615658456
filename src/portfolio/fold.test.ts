import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, terms } from "./fold.ts";

describe("folding", () => {
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
  ])("takes %s and %s for the same", (a, b) => {
    expect(fold(a)).toBe(fold(b));
  });

  test.each([
    ["か", "が"],
    ["は", "ぱ"],
    ["地図", "地団"],
    ["map", "mop"],
    ["क", "कि"],
  ])("keeps %s and %s apart", (a, b) => {
    expect(fold(a)).not.toBe(fold(b));
  });

  test("changes nothing when it is done again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });

  test("does not depend on case or normal form", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."aäåçéøßłžΣσαάжйかが한"), maxLength: 12 });
    fc.assert(
      fc.property(letters, (text) => {
        expect(fold(text.normalize("NFD"))).toBe(fold(text));
        expect(fold(text.toUpperCase())).toBe(fold(text));
      }),
    );
  });
});

describe("the words of a query", () => {
  test("are split at any white space and folded", () => {
    expect(terms("  Łódź\t\u3000Trams\n")).toEqual(["lodz", "trams"]);
    expect(terms(" \u00a0 ")).toEqual([]);
  });
});
