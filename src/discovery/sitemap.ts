import { siteOptions } from "../configuration/current-options.ts";
import type { Portfolio } from "../content/content.ts";
import { markdownPath } from "../contract/site/pages.ts";
import type { Hosting } from "../contract/static/hosting.ts";
import { projectsHaveAlternates } from "../markdown/alternates.ts";
import { escapeInline, link } from "../markdown/text.ts";
import { listedPages } from "../page-models/navigation.ts";
import { lastModified } from "../portfolio/last-modified.ts";
import { projectPath } from "../portfolio/projects/display.ts";

/** Paths and origins contain no characters that need escaping. */
const entry = (url: string, updated: string | undefined): string =>
  `  <url><loc>${url}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ""}</url>`;

/**
 * `/sitemap.xml` (sitemaps.org): every page with the date of its last change, if known. A sitemap may have 50,000 URLs; the
 * build allows fewer files than that.
 */
export const sitemapXml = (
  portfolio: Pick<Portfolio, "site" | "projects">,
  site: string,
  hosting: Hosting = "app",
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...listedPages(portfolio, hosting), ...siteOptions().pages].map(({ path }) =>
      entry(site + path, lastModified(portfolio, path)),
    ),
    ...portfolio.projects.map((project) => entry(site + projectPath(project), project.updated)),
    "</urlset>",
    "",
  ].join("\n");

/** `/sitemap.md`: the list of pages as Markdown, with links to the Markdown alternates. */
export const sitemapText = (
  portfolio: Pick<Portfolio, "profile" | "projects" | "site">,
  site: string,
  hosting: Hosting = "app",
): string => {
  const projectUrlPath = projectsHaveAlternates(portfolio) ? markdownPath : (path: string) => path;
  const pages = [...listedPages(portfolio, hosting), ...siteOptions().pages].map(
    ({ path, label }) => `- ${link(label, site + markdownPath(path))}`,
  );
  const projects = portfolio.projects.map((project) => {
    const line = `- ${link(project.title, site + projectUrlPath(projectPath(project)))}`;
    return project.subtitle ? `${line}: ${escapeInline(project.subtitle)}` : line;
  });
  return [
    `# Sitemap of the portfolio of ${escapeInline(portfolio.profile.name)}`,
    pages.join("\n"),
    ...(projects.length > 0 ? ["## Projects", projects.join("\n")] : []),
  ]
    .join("\n\n")
    .concat("\n");
};
