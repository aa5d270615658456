import { expect, test } from "vitest";
import { isLongCode } from "./is-long-code.ts";

test("code is long from 33 lines on, including lines that wrap", () => {
  expect(isLongCode("line\n".repeat(32))).toBe(false);
  expect(isLongCode("line\n".repeat(33))).toBe(true);
  expect(isLongCode(`${"x".repeat(57)}\n`.repeat(17))).toBe(true);
});
