import { CheckFailed } from "./check.ts";
import { ownPath, textAt, textOf, typeOf } from "./documents.ts";
import type { Site } from "./site.ts";
import { childrenOf, childText, parseXml, XmlError } from "./xml.ts";

/** What the sitemap says of an address. */
export interface ListedPage {
  readonly address: string;
  readonly changed: string | undefined;
}

export const xmlTypes = ["application/xml", "text/xml"];
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** @throws CheckFailed when a document is not well-formed. */
export const xmlOf = (text: string, path: string) => {
  try {
    return parseXml(text);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new CheckFailed({ found: `${path} is not well-formed: ${error.message}`, fix: "Build the site again." });
  }
};

/**
 * The pages that `/sitemap.xml` lists.
 * @throws CheckFailed when it is not there or cannot be read.
 */
export const listedPages = async (site: Site): Promise<ListedPage[]> => {
  const path = "/sitemap.xml";
  const root = xmlOf(await textAt(site, path, xmlTypes), path);
  const its = root.attributes.get("xmlns");
  if (root.name !== "urlset" || its !== namespace)
    throw new CheckFailed({
      found: `${path} is <${root.name} xmlns="${its ?? ""}">`,
      fix: `Make it a <urlset xmlns="${namespace}">.`,
    });
  return childrenOf(root, "url").map((url) => ({
    address: childText(url, "loc") ?? "",
    changed: childText(url, "lastmod"),
  }));
};

export interface Page {
  readonly path: string;
  readonly html: string;
}

/** The most pages that are looked at. */
const most = 40;

/** Some of many, at equal distances, the first among them. */
const sample = <T>(all: readonly T[]): T[] => {
  const place = (at: number) => Math.floor((at * most) / Math.max(all.length, most));
  return all.filter((_, at) => place(at) !== place(at - 1));
};

/** Pages of the site: those that the sitemap lists, or some of very many; `/` alone where there is no usable sitemap. */
export const pagesOf = async (site: Site): Promise<Page[]> => {
  const listed = await listedPages(site).catch((error: unknown) => {
    if (error instanceof CheckFailed) return [];
    throw error;
  });
  const paths = new Set(["/", ...listed.flatMap(({ address }) => ownPath(site, address) ?? [])]);
  const pages = await Promise.all(
    sample([...paths]).map(async (path) => {
      const answer = await site.get(path);
      return answer.status === 200 && typeOf(answer) === "text/html" ? [{ path, html: textOf(answer) }] : [];
    }),
  );
  return pages.flat();
};

/** The page at `/`, as HTML. */
export const homePage = (site: Site): Promise<string> => textAt(site, "/", ["text/html"]);
