import { expect, test } from "vitest";
import { formatLongDate, isBefore } from "./period.ts";

test.each([
  ["2019", "2019"],
  ["2019-09", "September 2019"],
  ["2019-09-03", "3 September 2019"],
  ["2025-12-31", "31 December 2025"],
  ["2024-02-29", "29 February 2024"],
  ["2016-01-01", "1 January 2016"],
])("formats the date %s in full as %s", (date, words) => {
  expect(formatLongDate(date)).toBe(words);
});

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
