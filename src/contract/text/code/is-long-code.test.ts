import { expect, test } from "vitest";
import { isLongCode } from "./is-long-code.ts";

test("code is long from 25 lines on, including lines that wrap", () => {
  expect(isLongCode("line\n".repeat(24))).toBe(false);
  expect(isLongCode("line\n".repeat(25))).toBe(true);
  expect(isLongCode(`${"x".repeat(57)}\n`.repeat(13))).toBe(true);
});
