import { Feed } from "feed";
import type { Portfolio, WrittenProject } from "../../content/content.ts";
import { pathIn, projectTextLanguage } from "../../content/languages/languages.ts";
import { limits } from "../../contract/limits.ts";
import { documents } from "../../contract/site/documents.ts";
import { publicCover } from "../../portfolio/pictures/covers.ts";
import { textWithPictureUrls } from "../../portfolio/pictures/picture-urls.ts";
import { projectPath } from "../../portfolio/projects/display.ts";
import { stringsFor } from "../../strings/strings.ts";

/** How a format encodes plain text about the feed and in its entries. */
export interface TextEncoders {
  readonly ofFeed: (text: string) => string;
  readonly ofEntry: (text: string) => string;
}

/**
 * The date of the last change: `updated`, otherwise the end, the start or the year, of which the first day counts, because
 * Atom requires a date. There is no publication date, and neither format requires one.
 */
const changed = ({ updated, end, start, year }: WrittenProject): Date | undefined => {
  const day = updated ?? end ?? start ?? year;
  return day ? new Date(`${day}${"-01-01".slice(day.length - 4)}T00:00:00Z`) : undefined;
};

/**
 * The projects in a feed by their last change, latest first, because feed readers show what is new. The API lists them by
 * year instead. Projects without a date are omitted.
 */
const entriesOf = (projects: Portfolio["projects"]): readonly (readonly [project: WrittenProject, date: Date])[] =>
  projects
    .flatMap((project) => {
      const date = changed(project);
      return date ? [[project, date] as const] : [];
    })
    .toSorted(([, one], [, other]) => other.getTime() - one.getTime())
    .slice(0, limits.feed.maxEntries);

/** Makes the links in HTML absolute. */
const absolute = (html: string, page: string): string =>
  html.replaceAll(/ href="([^"]*)"/g, (all, href: string) => {
    const url = URL.parse(href.replaceAll("&amp;", "&"), page);
    return url ? ` href="${url.href.replaceAll("&", "&amp;")}"` : all;
  });

/** The feed of a portfolio's projects. The ids are page URLs, which do not change with titles. */
export const projectFeed = (
  portfolio: Portfolio,
  site: string,
  render: (markdown: string) => string,
  { ofFeed, ofEntry }: TextEncoders,
): Feed => {
  const { profile, projects } = portfolio;
  const { title, updated, language } = portfolio.site;
  const urlOf = (path: string): string => site + pathIn(portfolio, path);
  const entries = entriesOf(projects);
  const { t } = stringsFor(language);
  const feed = new Feed({
    id: urlOf("/"),
    title: ofFeed(t("projects.metaTitle", { site: title })),
    description: ofFeed(t("footer.feedDescription", { name: profile.name })),
    link: urlOf("/projects"),
    author: { name: ofFeed(profile.name), link: urlOf("/") },
    // By default the library uses the build time.
    updated: entries[0]?.[1] ?? new Date(updated ?? 0),
    generator: false,
    feedLinks: { atom: urlOf(documents.atom), json: urlOf(documents.jsonFeed) },
  });
  for (const [project, date] of entries) {
    const link = urlOf(projectPath(project));
    // Not generated ones: few feed readers show SVG.
    const image = publicCover(project, site, false)?.url;
    const html = absolute(render(textWithPictureUrls(project, site)), link);
    const lang = projectTextLanguage(portfolio, project, "description");
    feed.addItem({
      id: link,
      link,
      date,
      title: ofEntry(project.title),
      ...(project.subtitle && { description: ofEntry(project.subtitle) }),
      content: lang ? `<div lang="${lang}">${html}</div>` : html,
      ...(image && { image }),
      category: (project.tags ?? []).map((tag) => ({ name: tag, term: tag })),
    });
  }
  return feed;
};
