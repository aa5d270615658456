import { expect, test } from "vitest";
import { rootsOf } from "./roots.ts";

test.each([
  ["writer", "write"],
  ["inspector", "inspection"],
  ["organize", "organise"],
])("%s and %s have the same root", (one, other) => {
  expect(rootsOf(one)).toEqual(rootsOf(other));
});

test.each([
  ["car", "care"],
  ["prize", "price"],
])("%s and %s do not", (one, other) => {
  expect(rootsOf(one)).not.toEqual(rootsOf(other));
});
