import { expect, test } from "vitest";
import { forPrograms } from "./programs.ts";
import { indexProjects, openIndex, select } from "./project-list.ts";

test("the example for projects lists some where none has a kind", () => {
  const [, query = ""] = /\/api\/projects\?([^'\s]*)/.exec(forPrograms("https://ada.example.com")) ?? [];
  const { type, q } = Object.fromEntries(new URLSearchParams(query));
  expect(type).toBeUndefined();
  const index = openIndex(indexProjects([{ slug: "gong", title: "Gong", description: "A gong.", weight: 0 }]));
  expect(select(index, q === undefined ? {} : { q }).matches).toHaveLength(1);
  expect(query).not.toBe("");
});
