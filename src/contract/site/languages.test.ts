import { expect, test } from "vitest";
import { canAskIn, localPath, splitLanguage } from "./languages.ts";

test.each([
  ["/", "/de"],
  ["/#contact", "/de#contact"],
  ["/projects", "/de/projects"],
  ["/projects#tags", "/de/projects#tags"],
  ["/projects/atlas.md", "/de/projects/atlas.md"],
  ["/resume.pdf", "/de/resume.pdf"],
  ["/projects/atlas/cover.svg", "/projects/atlas/cover.svg"],
  ["/docs#errors", "/docs#errors"],
  ["/openapi.json", "/openapi.json"],
  ["/about", "/about"],
])("the German path of %s is %s", (path, expected) => {
  expect(localPath("de", path)).toBe(expected);
});

test.each([
  ["/de", { language: "de", path: "/" }],
  ["/de/projects/atlas", { language: "de", path: "/projects/atlas" }],
  ["/design", { path: "/design" }],
  ["/fr/projects", { path: "/fr/projects" }],
  ["/", { path: "/" }],
])("splits %s into %j", (path, expected) => {
  expect(splitLanguage(path, ["de", "ar"])).toEqual(expected);
});

test.each([
  ["en", true],
  ["pt-BR", true],
  ["ja", true],
  ["fi", false],
  ["fry", false],
])("visitors can ask in %s: %s", (language, expected) => {
  expect(canAskIn(language)).toBe(expected);
});
