import { expect, test } from "vitest";
import { formatLongDate, formatPeriodIn, joinItems, listItems } from "./format.ts";

test.each([
  ["en", { start: "2023-04" }, "Apr 2023 – now"],
  ["en", { start: "2016", end: "2019-08" }, "2016 – Aug 2019"],
  ["en", { start: "2017", end: "2017" }, "2017"],
  ["en", { end: "2017" }, "2017"],
  ["en", {}, ""],
  ["de", { start: "2023-05", end: "2024" }, "Mai 2023 – 2024"],
  ["ja", { end: "2025-06-04" }, "2025年6月4日"],
] as const)("formats in %s the period %o as %j", (language, dates, words) => {
  expect(formatPeriodIn(language, dates, "now")).toBe(words);
});

test.each([
  ["en", "maps, rust, offline"],
  ["de", "maps, rust, offline"],
  ["ja", "maps、rust、offline"],
  ["zh", "maps、rust、offline"],
  ["ar", "maps، rust، offline"],
  ["ur", "maps، rust، offline"],
  ["am", "maps፣ rust፣ offline"],
  ["th", "maps rust offline"],
])("lists items in %s as %j", (language, text) => {
  expect(listItems(["maps", "rust", "offline"], language)).toBe(text);
});

test.each([
  ["en", "2019", "2019"],
  ["en", "2019-09", "September 2019"],
  ["en", "2019-09-03", "3 September 2019"],
  ["en", "2025-12-31", "31 December 2025"],
  ["en", "2024-02-29", "29 February 2024"],
  ["en", "2016-01-01", "1 January 2016"],
  ["de", "2019-09-03", "3. September 2019"],
  ["ja", "2019", "2019年"],
])("formats in %s the date %s in full as %s", (language, date, words) => {
  expect(formatLongDate(date, language)).toBe(words);
});

test.each([
  ["en", [], ""],
  ["en", ["one"], "one"],
  ["en", ["one", "two"], "one and two"],
  ["en", ["one", "two", "three"], "one, two and three"],
  ["es", ["padre", "hijo"], "padre e hijo"],
  ["ja", ["地図", "表"], "地図、表"],
])("joins in %s %j as %o", (language, items, text) => {
  expect(joinItems(items, language)).toBe(text);
});
