import { expect, test } from "vitest";
import { isBefore } from "./period.ts";

test.each([
  ["2022", "2023", true],
  ["2023-03", "2023-04", true],
  ["2023-04-30", "2023-05", true],
  ["2023", "2023-04", false],
  ["2023-04", "2023", false],
  ["2023-04", "2023-04-02", false],
  ["2024", "2023-04", false],
])("the date %s is before %s: %s", (date, other, expected) => {
  expect(isBefore(date, other)).toBe(expected);
});
