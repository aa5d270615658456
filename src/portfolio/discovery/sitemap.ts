import { sitePages } from "../../contract/pages.ts";
import type { Portfolio } from "../content.ts";
import { projectPath } from "../project-page.ts";
import { lastChanged } from "./last-changed.ts";

/** Paths and origins are written so that nothing in them needs to be escaped. */
const entry = (url: string, updated: string | undefined): string =>
  `  <url><loc>${url}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ""}</url>`;

/**
 * `/sitemap.xml`: every page, and the day on which its content changed where the owner says it (sitemaps.org). A map takes
 * 50,000 pages; a site has fewer, because each page is a file and the build refuses more files than hosts take.
 */
export const sitemapText = (portfolio: Pick<Portfolio, "site" | "projects">, site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitePages.map(({ path }) => entry(path === "/" ? site : site + path, lastChanged(portfolio, path))),
    ...portfolio.projects.map((project) => entry(site + projectPath(project), project.updated)),
    "</urlset>",
    "",
  ].join("\n");
