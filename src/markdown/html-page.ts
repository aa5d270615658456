import { parse } from "node-html-parser";
import TurndownService from "turndown";
import { basePathOf, sitePath } from "../contract/base.ts";
import { withFrontMatter } from "./front-matter.ts";

const converter = new TurndownService({
  headingStyle: "atx",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  hr: "---",
});
// Markdown may contain HTML, and a table of HTML loses nothing.
converter.keep(["table"]).remove(["script", "style", "template"]);

/**
 * The Markdown alternate of a page that is not one of Vitrine's: what its `main` element contains, with the title and
 * description of its head (D15). Undefined if the page has no `main` element.
 */
export const markdownOfHtml = (
  html: string,
  path: string,
  { site, hasProjects }: { readonly site: string; readonly hasProjects: boolean },
): string | undefined => {
  const document = parse(html);
  const main = document.querySelector("main");
  if (!main) return undefined;
  // Links of the page contain the base path; links in Markdown are relative to the site until they become absolute.
  const basePath = basePathOf(site);
  for (const [elements, attribute] of [
    ["a[href]", "href"],
    ["img[src]", "src"],
  ] as const)
    for (const element of basePath === "" ? [] : main.querySelectorAll(elements)) {
      const target = sitePath(basePath, element.getAttribute(attribute) ?? "");
      if (target !== undefined) element.setAttribute(attribute, target || "/");
    }
  const title = document.querySelector("title")?.text.trim() ?? path;
  const description = document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
  return withFrontMatter({ path, title, description }, site, converter.turndown(main.innerHTML), hasProjects);
};
