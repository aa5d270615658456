import { expect, test } from "vitest";
import { formatPeriodIn, listItems } from "./format.ts";

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
