import { localPath } from "../../../src/contract/site/languages.ts";
import { markdownPath, projectPages, sitePages } from "../../../src/contract/site/pages.ts";
import { MAX_ACCEPT_CHARACTERS } from "../../http/negotiate.ts";
import { pathVariable } from "./header-maps.ts";
import { nginxString } from "./nginx-string.ts";

/** A path without a file, so that Node handles the request. */
export const noFile = "/.nothing";

/** Variable: the Markdown file of a page if the client prefers Markdown, otherwise empty. */
export const markdownVariable = "$vitrine_alternate";

/** Variable: the requested file, or `noFile` if Node must negotiate. */
export const fileVariable = "$vitrine_file";

/** Variable: the URL path of the Markdown file, otherwise empty. */
export const contentLocationVariable = "$vitrine_content_location";

const contentLocationMap = (basePath: string): string =>
  basePath === ""
    ? ""
    : `
map ${markdownVariable} ${contentLocationVariable} {
  "" "";
  default ${basePath}${markdownVariable};
}`;

/** The pages in all languages without those of projects, and their Markdown files. */
const pageFiles = (languages: readonly string[]): (readonly [path: string, file: string])[] => [
  ...sitePages.map(({ path }) => [path, markdownPath(path)] as const),
  ...languages.flatMap((language) =>
    ["/", "/projects"].map((path) => [localPath(language, path), localPath(language, markdownPath(path))] as const),
  ),
];

/** The beginning of the paths of project pages, as a pattern. */
const projectPattern = (languages: readonly string[]): string =>
  languages.length > 0 ? `(?:/(?:${languages.join("|")}))?${projectPages}` : projectPages;

/** The media types of pages, in a pattern. */
const pageTypes = "text/(?:html|markdown)";

/**
 * Maps the Accept header to 1 (Markdown), 0 (HTML) or 2 (Node decides). Markdown is preferred if `text/markdown` comes
 * before `text/html`. nginx cannot compare q-values or parse quoted parameters, so Node decides if there are any.
 * Browsers send neither for these types. The patterns take linear time: none reads past the next media type of pages.
 */
export const markdownMaps = (
  basePath: string,
  languages: readonly string[] = [],
): string => `map $http_accept $vitrine_markdown {
  # Without a comparison with the patterns: what most programs send.
  "" 0;
  "*/*" 0;
  "application/json" 0;
  # Longer headers are ignored, as in Node.
  "~.{${MAX_ACCEPT_CHARACTERS + 1}}" 0;
  "~*${pageTypes}\\s*;(?:(?!${pageTypes})[^,])*\\bq\\s*=" 2;
  '~"' 2;
  "~*^(?:(?!text/html\\b).)*text/html\\b.*text/markdown" 0;
  "~*text/markdown\\b" 1;
  default 0;
}
map $vitrine_markdown${pathVariable} ${markdownVariable} {
${pageFiles(languages)
  .map(([path, file]) => `  ${nginxString(`1${path}`)} ${nginxString(file)};`)
  .join("\n")}
  "~^1(?<vitrine_page>${projectPattern(languages)}[^./]+)$" $vitrine_page.md;
  default "";
}
map $vitrine_markdown${pathVariable} ${fileVariable} {
${pageFiles(languages)
  .map(([path]) => `  ${nginxString(`2${path}`)} ${nginxString(noFile)};`)
  .join("\n")}
  "~^2${projectPattern(languages)}[^./]+$" ${nginxString(noFile)};
  default $uri;
}${contentLocationMap(basePath)}`;
