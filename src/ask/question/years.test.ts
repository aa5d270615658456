import { expect, test } from "vitest";
import { yearsIn } from "./years.ts";

const span = { first: 2014, last: 2020 };

test.each([
  ["projects in 2016", ["2016"]],
  ["projects of 2016 and those for clients", ["2016"]],
  ["Which projects are from between 2015 and 2017?", ["2015", "2016", "2017"]],
  ["2015-2016", ["2015", "2016"]],
  ["from 2018 to 2031", ["2018", "2019", "2020"]],
  ["before 2016", ["2014", "2015"]],
  ["Anything newer than 2018?", ["2019", "2020"]],
  ["since 2019", ["2019", "2020"]],
  ["until 2015", ["2014", "2015"]],
  // Years outside the portfolio stay, so that nothing matches them.
  ["before 1990", ["1990"]],
  ["2016 or 2018?", ["2016", "2018"]],
  ["a cake of 12016 crumbs", []],
])("%s means %j", (question, expected) => {
  expect(yearsIn(question, span)).toEqual(expected);
});

test("without dates, a range means the years that it names", () => {
  expect(yearsIn("between 2015 and 2017", undefined)).toEqual(["2015", "2017"]);
});
