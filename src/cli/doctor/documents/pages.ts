import { CheckFailed } from "../check.ts";
import { childrenOf, childText, parseXml, XmlError } from "../parse/xml.ts";
import type { Site } from "../site/site.ts";
import { bodyText, fetchText, mediaTypeOf, pathOnSite } from "./documents.ts";

/** An entry of the sitemap. */
export interface SitemapEntry {
  readonly address: string;
  readonly changed: string | undefined;
}

export const xmlTypes = ["application/xml", "text/xml"];
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** @throws CheckFailed if a document is not well-formed. */
export const parseXmlDocument = (text: string, path: string) => {
  try {
    return parseXml(text);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new CheckFailed({ found: `${path} is not well-formed: ${error.message}`, fix: "Build the site again." });
  }
};

/**
 * The pages that `/sitemap.xml` lists.
 * @throws CheckFailed if it is missing or invalid.
 */
export const sitemapEntries = async (site: Site): Promise<SitemapEntry[]> => {
  const path = "/sitemap.xml";
  const root = parseXmlDocument(await fetchText(site, path, xmlTypes), path);
  const xmlns = root.attributes.get("xmlns");
  if (root.name !== "urlset" || xmlns !== namespace)
    throw new CheckFailed({
      found: `${path} is <${root.name} xmlns="${xmlns ?? ""}">`,
      fix: `Use the root element <urlset xmlns="${namespace}">.`,
    });
  return childrenOf(root, "url").map((url) => ({
    address: childText(url, "loc") ?? "",
    changed: childText(url, "lastmod"),
  }));
};

export interface FetchedPage {
  readonly path: string;
  readonly html: string;
}

/** Maximum number of pages to check. */
const MAX_PAGES = 40;

/** An evenly spaced sample, including the first item. */
const sample = <T>(all: readonly T[]): T[] => {
  const sampleIndex = (index: number) => Math.floor((index * MAX_PAGES) / Math.max(all.length, MAX_PAGES));
  return all.filter((_, index) => sampleIndex(index) !== sampleIndex(index - 1));
};

/** The pages in the sitemap, or a sample of them if there are many. Only `/` without a usable sitemap. */
export const sitePages = async (site: Site): Promise<FetchedPage[]> => {
  const listed = await sitemapEntries(site).catch((error: unknown) => {
    if (error instanceof CheckFailed) return [];
    throw error;
  });
  const paths = new Set(["/", ...listed.flatMap(({ address }) => pathOnSite(site, address) ?? [])]);
  const pages = await Promise.all(
    sample([...paths]).map(async (path) => {
      const response = await site.get(path);
      return response.status === 200 && mediaTypeOf(response) === "text/html"
        ? [{ path, html: bodyText(response) }]
        : [];
    }),
  );
  return pages.flat();
};

/** The page at `/`, as HTML. */
export const homePage = (site: Site): Promise<string> => fetchText(site, "/", ["text/html"]);
