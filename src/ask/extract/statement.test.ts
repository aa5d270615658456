import { expect, test } from "vitest";
import { joinList } from "../../contract/text/join-list.ts";
import { possessive, quoteFrom, statementAt, withoutRepeatedFacts } from "./statement.ts";

const sentence = statementAt("/#here");

test.each([
  [[], ""],
  [["one"], "one"],
  [["one", "two"], "one and two"],
  [["one", "two", "three"], "one, two and three"],
])("joins %j as %o", (items, text) => {
  expect(joinList(items)).toBe(text);
});

test.each([
  ["Ada", "Ada's"],
  ["James", "James'"],
  ["GPS", "GPS'"],
  ["花子", "花子's"],
])("the possessive of %s is %s", (name, expected) => {
  expect(possessive(name)).toBe(expected);
});

test("a template keeps its values", () => {
  const [name, tools] = ["Ada", ["maps", "tea"]];
  expect(sentence`${name} has ${2} tools: ${tools}.`).toStrictEqual({
    text: "Ada has 2 tools: maps and tea.",
    path: "/#here",
    values: ["Ada", "2", "maps", "tea"],
  });
  expect(sentence`Nothing is filled in.`).toStrictEqual({ text: "Nothing is filled in.", path: "/#here", values: [] });
});

test.each(["It rains.", "It rains!", "Does it?", "Well…"])("adds no full stop after %s", (text) => {
  expect(sentence`Ada says: ${text}.`.text).toBe(`Ada says: ${text}`);
});

test.each([
  ["料金は？", "料金は？: Ada.", "料金は？"],
  ["كم؟", "كم؟: Ada.", "كم؟"],
  ["It rains.", "It rains: Ada.", "It rains:"],
  ['Who is "we"?', 'Who is "we"?: Ada.', 'Who is "we"?'],
])("a colon replaces the full stop of a title, and follows no question at the end: %s", (title, within, end) => {
  expect(sentence`${title}: ${"Ada"}.`.text).toBe(within);
  expect(sentence`${title}:`.text).toBe(end);
});

test("does not interpret patterns or escapes in values", () => {
  expect(sentence`At ${"$& \\n $1"}.`.text).toBe("At $& \\n $1.");
});

test("a quotation has no values", () => {
  expect(quoteFrom("/docs", "It rains.")).toStrictEqual({ text: "It rains.", path: "/docs" });
});

test("a quoted fact that a sentence gives is left out", () => {
  const given = [
    sentence`Result of ${"Atlas"}: ${"12 clinics"}.`,
    ...["Result: 12 clinics.", "Result: 13 clinics.", "It took a year."].map((text) =>
      quoteFrom("/projects/atlas", text),
    ),
  ];
  expect(withoutRepeatedFacts(given).map(({ text }) => text)).toEqual([
    "Result of Atlas: 12 clinics.",
    "Result: 13 clinics.",
    "It took a year.",
  ]);
});
