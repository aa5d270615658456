import fc from "fast-check";
import { expect, test } from "vitest";
import { javascript, literal, python } from "./literal.ts";

test("what fits is on one line", () => {
  expect(literal({ name: "Ada", "e-mail": null, tags: [true, 1], none: {} }, javascript)).toBe(
    '{ name: "Ada", "e-mail": null, tags: [true, 1], none: {} }',
  );
  expect(literal({ name: "Ada", "e-mail": null, tags: [true, false], none: [] }, python)).toBe(
    '{"name": "Ada", "e-mail": None, "tags": [True, False], "none": []}',
  );
});

test("what does not fit has a line for each part, as far in as the line that it begins on", () => {
  const value = { operations: [{ method: "GET", path: "/api/profile" }], note: "a".repeat(60) };
  expect(literal(value, python, "    ")).toBe(
    [
      "{",
      '        "operations": [{"method": "GET", "path": "/api/profile"}],',
      `        "note": "${"a".repeat(60)}",`,
      "    }",
    ].join("\n"),
  );
});

test("what stands before it on its line counts", () => {
  const value = ["a".repeat(30), "b".repeat(30)];
  expect(literal(value, javascript)).not.toContain("\n");
  expect(literal(value, javascript, "", 20)).toContain("\n");
});

test("JavaScript reads every value as it was", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read: unknown = new Function(`return ${literal(value, javascript)};`)();
      expect(JSON.stringify(read)).toBe(JSON.stringify(value));
    }),
  );
});
