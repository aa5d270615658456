import { expect, test } from "vitest";
import { joinList } from "./join-list.ts";

test.each([
  [[], ""],
  [["one"], "one"],
  [["one", "two"], "one and two"],
  [["one", "two", "three"], "one, two and three"],
])("joins %j as %o", (items, text) => {
  expect(joinList(items)).toBe(text);
});
