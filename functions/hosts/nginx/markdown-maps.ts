import { projectPages, sitePages, twinOf } from "../../../src/contract/pages.ts";
import { pathVariable } from "./header-maps.ts";
import { quoted } from "./quoted.ts";

/** Where no file can be, so that Node is asked. */
export const nothing = "/.nothing";

/** The file of a page as Markdown where a client wants that, and otherwise none. */
export const twinVariable = "$vitrine_twin";

/** The file of what is asked, and none where Node has to decide between a page and its Markdown. */
export const fileVariable = "$vitrine_file";

/**
 * Tells who would rather have a page as Markdown: whoever names `text/markdown`, and not `text/html` before it. nginx cannot
 * compare weights, so Node decides (2) where one of the two has one. Browsers never name Markdown.
 */
export const markdownMaps = (): string => `map $http_accept $vitrine_markdown {
  "~*text/html\\s*;[^,]*\\bq\\s*=\\s*0(?:\\.0*)?\\s*(?:,|$)" 2;
  "~*text/markdown\\s*;[^,]*\\bq\\s*=" 2;
  "~*text/html\\s*;[^,]*\\bq\\s*=[^,]*,.*text/markdown" 2;
  "~*text/html\\b.*text/markdown" 0;
  "~*text/markdown\\b" 1;
  default 0;
}
map $vitrine_markdown${pathVariable} ${twinVariable} {
${sitePages.map(({ path }) => `  ${quoted(`1${path}`)} ${quoted(twinOf(path))};`).join("\n")}
  "~^1(?<vitrine_page>${projectPages}[^./]+)$" $vitrine_page.md;
  default "";
}
map $vitrine_markdown${pathVariable} ${fileVariable} {
${sitePages.map(({ path }) => `  ${quoted(`2${path}`)} ${quoted(nothing)};`).join("\n")}
  "~^2${projectPages}[^./]+$" ${quoted(nothing)};
  default $uri;
}`;
