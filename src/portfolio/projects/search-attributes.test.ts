import { expect, test } from "vitest";
import { searchText } from "./search.ts";
import { searchAttributes } from "./search-attributes.ts";

const project = {
  ...{ slug: "lodz", weight: 0, title: "Łódź: tramwaje", subtitle: "Every stop, a line", year: "2024" },
  ...{ kind: "client" as const, tags: ["Open Data", "C", "c++"], description: "Trams of Łódź." },
};

test("has the text that the API searches", () => {
  expect(searchAttributes(project)["data-text"]).toBe(searchText(project));
});

test("has each tag on its own line", () => {
  expect(searchAttributes(project)["data-tags"]).toBe("open data\nc\nc++");
});
