import { expect, test } from "vitest";
import { duplicates } from "./duplicates.ts";

test("every later item with the same key is found, with the first one", () => {
  const words = ["Sea", "hill", "SEA", "Hill", "sea", "moor"];
  expect([...duplicates(words, (word) => word.toLowerCase())]).toEqual([
    ["SEA", "Sea"],
    ["sea", "Sea"],
    ["Hill", "hill"],
  ]);
});
