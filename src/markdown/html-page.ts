import { parse } from "node-html-parser";
import TurndownService from "turndown";
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
  const title = document.querySelector("title")?.text.trim() ?? path;
  const description = document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
  return withFrontMatter({ path, title, description }, site, converter.turndown(main.innerHTML), hasProjects);
};
