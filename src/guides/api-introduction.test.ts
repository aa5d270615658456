import { expect, test } from "vitest";
import { openIndex, selectProjects } from "../portfolio/projects/list.ts";
import { indexProjects } from "../portfolio/projects/project-files.ts";
import { apiIntroduction } from "./api-introduction.ts";

test("the example request lists projects even if none has a kind", () => {
  const [, query = ""] = /\/api\/projects\?([^'\s]*)/.exec(apiIntroduction("https://ada.example.com")) ?? [];
  const { type, q } = Object.fromEntries(new URLSearchParams(query));
  expect(type).toBeUndefined();
  const index = openIndex(
    indexProjects([{ slug: "gong", title: "Gong", description: "A gong.", weight: 0 }], "https://ada.example.com"),
  );
  expect(selectProjects(index, q === undefined ? {} : { q }).matches).toHaveLength(1);
  expect(query).not.toBe("");
});
