import { expect, test } from "vitest";
import { homeParts } from "./parts.ts";
import type { HomeSection } from "./section.ts";

const list = (name: HomeSection["name"], entries = 1): HomeSection => ({
  ...{ name, id: name, title: name, layout: "timeline" },
  items: Array.from({ length: entries }, () => ({ title: "x", when: "" })),
});
const ask: HomeSection = { name: "ask", id: "ask", title: "Ask", layout: "ask", lead: "x" };
const shapeOf = (...sections: readonly HomeSection[]) =>
  homeParts(sections, "Background").map((part) =>
    part.layout === "lists" ? part.sections.map(({ id }) => id) : part.id,
  );

test("short lists that follow each other are one part", () => {
  expect(shapeOf(ask, list("experience"), list("education"), list("talks"))).toEqual([
    ...["ask", "experience"],
    ["education", "talks"],
  ]);
  expect(shapeOf(list("education"), list("talks"), ask)).toEqual([["education", "talks"], "ask"]);
});

test("a list alone, or a long one, is a part of its own", () => {
  expect(shapeOf(ask, list("education"), ask, list("talks"))).toEqual(["ask", "education", "ask", "talks"]);
  expect(shapeOf(list("education"), list("talks", 7), list("awards"))).toEqual(["education", "talks", "awards"]);
});

test("only the first lists share a heading", () => {
  expect(shapeOf(list("education"), list("talks"), ask, list("awards"), list("writing"))).toEqual([
    ["education", "talks"],
    ...["ask", "awards", "writing"],
  ]);
});
