import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { basePathOf, sitePath } from "../../contract/base.ts";
import { isFunctionPath } from "../../contract/site/api-paths.ts";
import { type Redirects, redirectKey } from "../../contract/site/host-rules.ts";
import { pathOfFile } from "../../contract/site/manifest.ts";
import { nearestPath } from "../../contract/site/nearest-path.ts";
import { pluralize } from "../../contract/text/pluralize.ts";
import { isOwnPage } from "./owner-pages.ts";

/** The rendered site that links are compared with. */
interface RenderedSite {
  /** Its address. */
  readonly site: string;
  /** The URL paths of its files, such as `/about/index.html`. */
  readonly files: readonly string[];
  readonly redirects: Redirects;
  /** Whether operations of the app exist, too. */
  readonly hasApp: boolean;
}

/** The links and sources of a page that lead to paths of its own site or origin. Relative ones depend on the host. */
const linksIn = (html: string, site: string): string[] => {
  const { origin } = new URL(site);
  const elements = parse(html).querySelectorAll("[href], [src]");
  const links = elements.map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "");
  return links
    .filter((link) => /^\/(?!\/)/.test(link) || link === site || link.startsWith(`${site}/`))
    .flatMap((link) => {
      const url = URL.parse(link, origin);
      return url ? [url.pathname] : [];
    });
};

/** The links of one page to paths of the site that do not exist, with what was probably meant. */
export const brokenLinks = (html: string, { site, files, redirects, hasApp }: RenderedSite): string[] => {
  const paths = new Set(files.flatMap((file) => [file, pathOfFile(file)]));
  // Pages first, because most links lead to pages.
  const pages = files.filter((file) => file.endsWith("/index.html")).map(pathOfFile);
  const candidates = [...pages, ...files.filter((file) => !file.endsWith(".html"))];
  const missing = [...new Set(linksIn(html, site))].flatMap((link) => {
    const path = sitePath(basePathOf(site), link);
    const key = path === undefined ? undefined : redirectKey(path || "/");
    return key === undefined || paths.has(key) || redirects.has(key) || (hasApp && isFunctionPath(key)) ? [] : [key];
  });
  return missing.map((path) => {
    const nearest = nearestPath(path, candidates);
    return nearest === undefined ? path : `${path} (did you mean ${nearest}?)`;
  });
};

/**
 * A report of links in the owner's pages, and in the pages that contain replaced components, to paths that the site does not
 * have; undefined if there are none. The content check reports the links in `content/`.
 */
export const brokenLinkReport = async (folder: string, rendered: RenderedSite): Promise<string | undefined> => {
  const pages = rendered.files.filter(
    (file) => isOwnPage(file) || ["/index.html", "/projects/index.html"].includes(file),
  );
  const lines: string[] = [];
  for (const file of pages)
    for (const link of brokenLinks(await readFile(join(folder, file), "utf8"), rendered))
      lines.push(`  ${pathOfFile(file)} links to ${link}`);
  if (lines.length === 0) return undefined;
  return `Warning: ${pluralize(lines.length, "link")} of your pages and components to paths that the site does not have:\n${lines.join("\n")}`;
};
