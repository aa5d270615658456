import { expect, test } from "vitest";
import { hasMoreValues } from "./size.ts";

test.each<[unknown, number]>([
  [5, 0],
  [null, 0],
  [{ a: 1, b: [1, 2], c: {} }, 5],
  [[[], [[]], "abc"], 4],
  [JSON.parse(`${"[".repeat(30_000)}${"]".repeat(30_000)}`), 29_999],
])("counts nested values", (message, values) => {
  expect(hasMoreValues(message, values)).toBe(false);
  expect(hasMoreValues(message, values - 1)).toBe(values > 0);
});
