import { ownPath, textOf } from "./documents.ts";
import { linksIn } from "./html.ts";
import { type Page, pagesOf } from "./pages.ts";
import type { Answer, Site } from "./site.ts";

export const markdown = "text/markdown";

/** The Markdown of a page: where it is said to be, and what is there. */
export interface Twin {
  readonly page: string;
  readonly path: string | undefined;
  readonly answer?: Answer;
}

const twinOf = async (site: Site, { path: page, html }: Page): Promise<Twin> => {
  const [href] = linksIn(html, "alternate", markdown);
  const path = href === undefined ? undefined : ownPath(site, href, page);
  return path === undefined ? { page, path } : { page, path, answer: await site.get(path) };
};

/** Of each page that is looked at. */
export const twinsOf = async (site: Site): Promise<Twin[]> =>
  Promise.all((await pagesOf(site)).map((page) => twinOf(site, page)));

/** The texts of those twins that are there. */
export const textsOf = async (site: Site): Promise<[path: string, text: string][]> =>
  (await twinsOf(site)).flatMap(({ path, answer }) =>
    path !== undefined && answer?.status === 200 ? [[path, textOf(answer)]] : [],
  );
