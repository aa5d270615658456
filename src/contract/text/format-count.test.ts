import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCount } from "./format-count.ts";

test("a whole number is formatted as in English", () => {
  expect([0, 999, 5_000, 1_234_567].map(formatCount)).toEqual(["0", "999", "5,000", "1,234,567"]);
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString("en"));
    }),
  );
});
