import { expect, test } from "vitest";
import { leastIn, quantitiesIn } from "./numbers.ts";

test.each([
  ["a brigade of seven", [7]],
  ["412 structures, 40 m long", [412, 40]],
  ["£5m each, GBP 1.5 million, 500k users", [5_000_000, 1_500_000, 500_000]],
  // The numbers of names and years count nothing.
  ["CS 454 of 2015, on abutments of 1871.", []],
  ["seventeen", []],
])("finds the quantities of %j", (text, quantities) => {
  expect(quantitiesIn(text).map(({ value }) => value)).toEqual(quantities);
});

test.each([
  ["at least 20 schools", 20],
  ["10+ kitchens", 10],
  ["run a brigade of 4", 4],
  ["over five million pounds", 5_000_000],
  ["liability insurance of £10 million", 10_000_000],
  ["a day rate of no more than £350", undefined],
  ["at least 5 years of Go", undefined],
  ["Level 3", undefined],
])("finds the smallest number that %j requires", (text, value) => {
  expect(leastIn(text)?.value).toBe(value);
});

test.each([
  ["£1.3m", true],
  ["five million pounds", true],
  ["31,000 EUR", true],
  ["412 structures", false],
])("%j is an amount of money: %j", (text, isMoney) => {
  expect(quantitiesIn(text)).toMatchObject([{ isMoney }]);
});
