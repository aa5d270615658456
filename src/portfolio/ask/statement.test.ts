import { expect, test } from "vitest";
import { listed, quotedFrom, statedAt } from "./statement.ts";

const said = statedAt("/#here");

test.each([
  [[], ""],
  [["one"], "one"],
  [["one", "two"], "one and two"],
  [["one", "two", "three"], "one, two and three"],
])("%j is listed as %o", (items, text) => {
  expect(listed(items)).toBe(text);
});

test("a template keeps its values apart", () => {
  const [name, tools] = ["Ada", ["maps", "tea"]];
  expect(said`${name} has ${2} tools: ${tools}.`).toStrictEqual({
    text: "Ada has 2 tools: maps and tea.",
    path: "/#here",
    values: ["Ada", "2", "maps", "tea"],
  });
  expect(said`Nothing is filled in.`).toStrictEqual({ text: "Nothing is filled in.", path: "/#here", values: [] });
});

test.each(["It rains.", "It rains!", "Does it?", "Well…"])("%s ends a sentence by itself", (text) => {
  expect(said`Ada says: ${text}.`.text).toBe(`Ada says: ${text}`);
});

test("a value is never read as a pattern or an escape", () => {
  expect(said`At ${"$& \\n $1"}.`.text).toBe("At $& \\n $1.");
});

test("what is quoted has no values", () => {
  expect(quotedFrom("/docs", "It rains.")).toStrictEqual({ text: "It rains.", path: "/docs" });
});
