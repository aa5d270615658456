import { expect, test } from "vitest";
import { markdownOfHtml } from "./html-page.ts";

test("links and pictures of a page below a path become absolute once", () => {
  const html = '<title>About</title><main><a href="/me/projects">Projects</a> <img src="/me/ada.png" alt="Ada"></main>';
  const markdown = markdownOfHtml(html, "/about", { site: "https://ada.github.io/me", hasProjects: true });
  expect(markdown).toContain("[Projects](https://ada.github.io/me/projects.md)");
  expect(markdown).toContain("![Ada](https://ada.github.io/me/ada.png)");
});
