import { linksIn } from "../parse/html.ts";
import type { DoctorResponse, Site } from "../site/site.ts";
import { bodyText, pathOnSite } from "./documents.ts";
import { type FetchedPage, sitePages } from "./pages.ts";

export const markdownType = "text/markdown";

/** The Markdown alternate of a page: its path from the page's link, and the response there. */
export interface MarkdownAlternate {
  readonly page: string;
  readonly path: string | undefined;
  readonly answer?: DoctorResponse;
}

const markdownAlternate = async (site: Site, { path: page, html }: FetchedPage): Promise<MarkdownAlternate> => {
  const [href] = linksIn(html, "alternate", markdownType);
  const path = href === undefined ? undefined : pathOnSite(site, href, page);
  return path === undefined ? { page, path } : { page, path, answer: await site.get(path) };
};

/** The Markdown alternates of all checked pages. */
export const markdownAlternates = async (site: Site): Promise<MarkdownAlternate[]> =>
  Promise.all((await sitePages(site)).map((page) => markdownAlternate(site, page)));

/** The texts of the Markdown alternates that exist. */
export const markdownTexts = async (site: Site): Promise<[path: string, text: string][]> =>
  (await markdownAlternates(site)).flatMap(({ path, answer }) =>
    path !== undefined && answer?.status === 200 ? [[path, bodyText(answer)]] : [],
  );
