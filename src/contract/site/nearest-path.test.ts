import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestPath } from "./nearest-path.ts";

const pages = [
  "/",
  "/projects",
  "/docs",
  "/changelog",
  "/llms.txt",
  "/feed.xml",
  "/projects/tide-clock",
  "/projects/caf%C3%A9",
];
const operations = ["/api/profile", "/api/projects", "/api/mcp", "/api/docs-mcp", "/ask"];

test.each([
  ["/projcts", "/projects"],
  ["/Projects", "/projects"],
  ["/docs.html", "/docs"],
  ["/llm.txt", "/llms.txt"],
  ["/feed", "/feed.xml"],
  ["/projects/tide-clok", "/projects/tide-clock"],
  ["/project/tide-clock", "/projects/tide-clock"],
  ["/tide-clock", "/projects/tide-clock"],
  ["/projects/cafe", "/projects/caf%C3%A9"],
  ["/en/changelog", "/changelog"],
  ["/index.html", "/"],
  ["/docs/index.html", "/docs"],
  ["//projects", "/projects"],
])("%s is meant to be %s", (path, meant) => {
  expect(nearestPath(path, pages)).toBe(meant);
});

test.each([
  ["/api/profil", "/api/profile"],
  ["/api/v2/projects", "/api/projects"],
  ["/profile", "/api/profile"],
  ["/api/ask", "/ask"],
])("%s is meant to be %s, among operations", (path, meant) => {
  expect(nearestPath(path, operations)).toBe(meant);
});

test.each(["/", "/imprint", "/projects/bread", "/wp-login.php", "/%", `/projects/${"x".repeat(100)}`])(
  "%s is not close to any path",
  (path) => {
    expect(nearestPath(path, pages)).toBeUndefined();
  },
);

test("the result for any text is a known path or undefined", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2_000 }), (text) => {
      const nearest = nearestPath(`/${text}`, [...pages, ...operations]);
      expect(nearest === undefined || [...pages, ...operations].includes(nearest)).toBe(true);
    }),
  );
});

test("a few wrong letters count as a typo in a path of any length, more do not", () => {
  const long = (wrong: number): string => `/projects/${"b".repeat(wrong)}${"a".repeat(60 - wrong)}`;
  expect(nearestPath(long(4), [long(0)])).toBe(long(0));
  expect(nearestPath(long(5), [long(0)])).toBeUndefined();
});
