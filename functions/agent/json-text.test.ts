import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonMistake } from "./json-text.ts";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe("a mistake in JSON", () => {
  test.each([
    ["", 1, 1, "a value"],
    ["  \n ", 2, 2, "a value"],
    ['{\n  "a": 1,\n}', 3, 1, "a name in double quotes"],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, "a comma or the end of the object or list"],
    ["{ a: 1 }", 1, 3, "a name in double quotes or }"],
    ["{ 'a': 1 }", 1, 3, "a name in double quotes or }"],
    ['{ "a" 1 }', 1, 7, "a colon"],
    ['{ "a": tru }', 1, 8, "a value"],
    ['{ "a": 01 }', 1, 9, "a comma or the end of the object or list"],
    ["[1, 2", 1, 6, "a comma or the end of the object or list"],
    ["[1, 2}", 1, 6, "a comma or the end of the object or list"],
    ["[1, ]", 1, 5, "a value"],
    ["[,]", 1, 2, "a value or ]"],
    ["{} {}", 1, 4, "nothing more"],
    ['// a comment\n{ "a": 1 }', 1, 1, "a value"],
    ['{ "a": "no end }\n', 1, 8, "a string that ends on its line, without unknown escapes"],
    ['{ "a": "\\x" }', 1, 8, "a string that ends on its line, without unknown escapes"],
    ["\u00a0{}", 1, 1, "a value"],
  ])("in %j is at line %i, column %i: expected %s", (text, line, column, expected) => {
    expect(isJson(text)).toBe(false);
    expect(jsonMistake(text)).toEqual({ line, column, expected });
  });

  const json = fc.json({ stringUnit: "binary", depthSize: "small" });
  const punctuation = fc.constantFrom(
    ..."{}[],:\"\\ \n\t0-1.e+tfn'/\u0000\u0085",
    "true",
    "null",
    '"a"',
    "\\u00",
    "1e5",
  );

  test("is there exactly where the parser refuses", () => {
    const damaged = fc.tuple(json, fc.nat(), fc.nat(3), punctuation).map(([text, at, cut, put]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + cut);
    });
    const soup = fc.array(punctuation, { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.oneof(json, damaged, soup, fc.string({ unit: "binary" })), (text) => {
        expect(jsonMistake(text) === undefined, text).toBe(isJson(text));
      }),
      { numRuns: 5_000 },
    );
  });

  test("is found however deep", () => {
    expect(jsonMistake("[".repeat(100_000))).toMatchObject({ line: 1, column: 100_001 });
    expect(jsonMistake("[".repeat(100_000) + "]".repeat(100_000))).toBeUndefined();
    expect(jsonMistake(`["${"a".repeat(1_000_000)}"]`)).toBeUndefined();
  });
});
