import { projectPages, sitePages, twinOf } from "../../../src/contract/pages.ts";
import { pathVariable } from "./header-maps.ts";
import { quoted } from "./quoted.ts";

/** The file of a page as Markdown where a client wants that, and otherwise none. */
export const twinVariable = "$vitrine_twin";

/**
 * Tells who would rather have a page as Markdown. nginx cannot compare weights: it is whoever names `text/markdown` without
 * one, and not `text/html` without one before it. Browsers never name it.
 */
export const markdownMaps = (): string => `map $http_accept $vitrine_markdown {
  "~*text/html\\s*(?:;(?!\\s*q=)[^,;]*)*,.*text/markdown" 0;
  "~*text/markdown\\s*(?:;(?!\\s*q=)[^,;]*)*(?:,|$)" 1;
  default 0;
}
map $vitrine_markdown${pathVariable} ${twinVariable} {
${sitePages.map(({ path }) => `  ${quoted(`1${path}`)} ${quoted(twinOf(path))};`).join("\n")}
  "~^1(?<vitrine_page>${projectPages}[^./]+)$" $vitrine_page.md;
  default "";
}`;
