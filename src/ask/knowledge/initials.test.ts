import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Computer science, specialization in embedded systems", 2, "cs"],
  ["University of Applied Sciences", 3, "ua"],
  ["Information technology", 2, undefined],
  ["Computer science", 3, undefined],
  ["Design engineering", 2, undefined],
  ["History", 2, undefined],
  ["Institute of Further and Higher Musical Education Studies", 3, undefined],
])("the initials of %s, at least %d, are %s", (name, least, initials) => {
  expect(initialsOf(name, least)).toBe(initials);
});
