import { projectPages, sitePages, twinOf } from "../../../src/contract/pages.ts";
import { pathVariable } from "./header-maps.ts";
import { quoted } from "./quoted.ts";

/** The file of a page as Markdown where a client wants that, and otherwise none. */
export const twinVariable = "$vitrine_twin";

/**
 * Tells who would rather have a page as Markdown. nginx knows no weights: it is whoever names `text/markdown`, not with a
 * weight of 0, and `text/html` not before it. Browsers never name it.
 */
export const markdownMaps = (): string => `map $http_accept $vitrine_markdown {
  "~*text/markdown\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)" 0;
  "~*text/html.*text/markdown" 0;
  "~*text/markdown" 1;
  default 0;
}
map $vitrine_markdown${pathVariable} ${twinVariable} {
${sitePages.map(({ path }) => `  ${quoted(`1${path}`)} ${quoted(twinOf(path))};`).join("\n")}
  "~^1(?<vitrine_page>${projectPages}[^./]+)$" $vitrine_page.md;
  default "";
}`;
