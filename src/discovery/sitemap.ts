import { siteOptions } from "../configuration/current-options.ts";
import type { Portfolio } from "../content/content.ts";
import { alternatePaths } from "../content/languages/language-links.ts";
import { pathIn } from "../content/languages/languages.ts";
import { markdownPath } from "../contract/site/pages.ts";
import type { Hosting } from "../contract/static/hosting.ts";
import { projectsHaveAlternates } from "../markdown/alternates.ts";
import { escapeInline, link } from "../markdown/text.ts";
import { listedPages } from "../page-models/navigation.ts";
import { lastModified } from "../portfolio/last-modified.ts";
import { projectPath } from "../portfolio/projects/display.ts";

/** Paths and origins contain no characters that need escaping. */
const entry = (url: string, updated: string | undefined, alternates = ""): string =>
  `  <url><loc>${url}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ""}${alternates}</url>`;

/**
 * `/sitemap.xml` (sitemaps.org): every page with the date of its last change, if known. A sitemap may have 50,000 URLs; the
 * build allows fewer files than that.
 */
export const sitemapXml = (
  portfolio: Pick<Portfolio, "site" | "projects" | "variants">,
  site: string,
  hosting: Hosting = "app",
): string => {
  const { pages } = siteOptions();
  const { variants = [] } = portfolio;
  const link = (hreflang: string, path: string): string =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${site}${path}"/>`;
  const entryOf = (path: string, updated: string | undefined): string => {
    const alternates = alternatePaths(path, portfolio, pages);
    const [standard] = alternates;
    const links = alternates.map((each) => link(each.language, each.path)).join("");
    return entry(site + path, updated, standard ? links + link("x-default", standard.path) : "");
  };
  const inVariants = variants.flatMap((variant) => [
    ...["/", "/projects"].map((path) => entryOf(pathIn(variant, path), lastModified(variant, path))),
    ...variant.projects.map((project) => entryOf(pathIn(variant, projectPath(project)), project.updated)),
  ]);
  const extension = variants.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${extension}>`,
    ...[...listedPages(portfolio, hosting), ...pages].map(({ path }) => entryOf(path, lastModified(portfolio, path))),
    ...portfolio.projects.map((project) => entryOf(projectPath(project), project.updated)),
    ...inVariants,
    "</urlset>",
    "",
  ].join("\n");
};

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
