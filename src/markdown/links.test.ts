import { expect, test } from "vitest";
import { withMarkdownLinks } from "./links.ts";

const site = "https://ada.example.com";

test.each([
  ["[Front](/)", `[Front](${site}/index.md)`],
  ["[All](/projects) and [docs](/docs)", `[All](${site}/projects.md) and [docs](${site}/docs.md)`],
  ["[Tide](/projects/tide-bowls)", `[Tide](${site}/projects/tide-bowls.md)`],
  ["[Tide](/projects/tide-bowls.md)", `[Tide](${site}/projects/tide-bowls.md)`],
  ["[list](/docs#listProjects)", `[list](${site}/docs.md#listProjects)`],
])("%s points to the Markdown", (text, expected) => {
  expect(withMarkdownLinks(text, site, true)).toBe(expected);
});

test.each([
  ["[file](/api/profile.json)", `[file](${site}/api/profile.json)`],
  ["[tag](/projects#tag-maps)", `[tag](${site}/projects#tag-maps)`],
  ["[query](/ask?q=x)", `[query](${site}/ask?q=x)`],
  ["[elsewhere](https://b.example/docs)", "[elsewhere](https://b.example/docs)"],
  ["[host](//b.example/docs)", "[host](//b.example/docs)"],
  ["`[code](/docs)`", "`[code](/docs)`"],
  ["```md\n[code](/docs)\n```", "```md\n[code](/docs)\n```"],
])("%s does not", (text, expected) => {
  expect(withMarkdownLinks(text, site, true)).toBe(expected);
});

test("links to project pages without alternates point to the pages", () => {
  expect(withMarkdownLinks("[Tide](/projects/tide-bowls) [all](/projects)", site, false)).toBe(
    `[Tide](${site}/projects/tide-bowls) [all](${site}/projects.md)`,
  );
});
