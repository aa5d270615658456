import fc from "fast-check";
import { expect, test } from "vitest";
import { javascript, printLiteral, python } from "./literal.ts";

test("a value that fits is on one line", () => {
  expect(printLiteral({ name: "Ada", "e-mail": null, tags: [true, 1], none: {} }, javascript)).toBe(
    '{ name: "Ada", "e-mail": null, tags: [true, 1], none: {} }',
  );
  expect(printLiteral({ name: "Ada", "e-mail": null, tags: [true, false], none: [] }, python)).toBe(
    '{"name": "Ada", "e-mail": None, "tags": [True, False], "none": []}',
  );
});

test("a value that does not fit has one line per entry, indented from its first line", () => {
  const value = { operations: [{ method: "GET", path: "/api/profile" }], note: "a".repeat(60) };
  expect(printLiteral(value, python, "    ")).toBe(
    [
      "{",
      '        "operations": [{"method": "GET", "path": "/api/profile"}],',
      `        "note": "${"a".repeat(60)}",`,
      "    }",
    ].join("\n"),
  );
});

test("the length of the text before a value on the same line counts towards the line length", () => {
  const value = ["a".repeat(30), "b".repeat(30)];
  expect(printLiteral(value, javascript)).not.toContain("\n");
  expect(printLiteral(value, javascript, "", 20)).toContain("\n");
});

test("JavaScript evaluates every literal to the original value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read: unknown = new Function(`return ${printLiteral(value, javascript)};`)();
      expect(JSON.stringify(read)).toBe(JSON.stringify(value));
    }),
  );
});
