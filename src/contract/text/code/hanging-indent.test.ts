import { expect, test } from "vitest";
import { hangingIndent } from "./hanging-indent.ts";

test.each([
  ["a short line", undefined],
  ["x".repeat(40), undefined],
  ["x".repeat(41), "i0"],
  [`   ${"x".repeat(41)}`, "i4"],
  [`    ${"x".repeat(41)}`, "i4"],
  [`${" ".repeat(24)}${"x".repeat(41)}`, "i24"],
  [" ".repeat(50), undefined],
])("the class of %j is %s", (line, name) => {
  expect(hangingIndent(line)).toBe(name);
});
