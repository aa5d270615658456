import { sitePages, twinOf } from "../../contract/pages.ts";
import type { Portfolio } from "../content.ts";
import { lastChanged } from "../last-changed.ts";
import { projectPath } from "../project-page.ts";
import { inline, link } from "../twins/text.ts";
import { projectsHaveTwins } from "../twins/twins.ts";

/** Paths and origins are written so that nothing in them needs to be escaped. */
const entry = (url: string, updated: string | undefined): string =>
  `  <url><loc>${url}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ""}</url>`;

/**
 * `/sitemap.xml`: every page, and the day on which its content changed where the owner says it (sitemaps.org). A map takes
 * 50,000 pages; a site has fewer, because each page is a file and the build refuses more files than hosts take.
 */
export const sitemapXml = (portfolio: Pick<Portfolio, "site" | "projects">, site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitePages.map(({ path }) => entry(site + path, lastChanged(portfolio, path))),
    ...portfolio.projects.map((project) => entry(site + projectPath(project), project.updated)),
    "</urlset>",
    "",
  ].join("\n");

/** `/sitemap.md`: the same in Markdown, with links to the Markdown of each page that has it. */
export const sitemapText = (portfolio: Pick<Portfolio, "site" | "projects">, site: string): string => {
  const written = projectsHaveTwins(portfolio) ? twinOf : (path: string) => path;
  const pages = sitePages.map(({ path, label }) => `- ${link(label, site + twinOf(path))}`);
  const projects = portfolio.projects.map((project) => {
    const line = `- ${link(project.title, site + written(projectPath(project)))}`;
    return project.subtitle ? `${line}: ${inline(project.subtitle)}` : line;
  });
  return [
    `# Pages of ${inline(portfolio.site.title)}`,
    pages.join("\n"),
    ...(projects.length > 0 ? ["## Projects", projects.join("\n")] : []),
  ]
    .join("\n\n")
    .concat("\n");
};
