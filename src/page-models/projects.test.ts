import { expect, test } from "vitest";
import { leadCount } from "./projects.ts";

const list = (length: number) => Array.from({ length }, () => ({ subtitle: "A map" }));

test("large cards fill the rows of each list of more than four projects", () => {
  for (let projects = 5; projects <= 300; projects += 1) {
    const large = leadCount(list(projects));
    expect(large).toBeGreaterThan(0);
    expect((4 * large + (projects - large)) % 4, `${projects} projects`).toBe(0);
  }
});

test("a list has cards of one size if it is short, or if its first projects have only a title", () => {
  expect([0, 1, 2, 3, 4].map((length) => leadCount(list(length)))).toEqual([0, 0, 0, 0, 0]);
  expect(leadCount([{ subtitle: "A map" }, {}, ...list(4)])).toBe(0);
  expect(leadCount([{ result: "Fewer calls" }, ...list(5), {}])).toBe(3);
});
