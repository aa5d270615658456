import { Feed } from "feed";
import { documents } from "../../contract/documents.ts";
import { limits } from "../../contract/limits.ts";
import type { Portfolio, WrittenProject } from "../content.ts";
import { projectPath } from "../project-page.ts";

/** How a format takes what is no HTML: the texts about the feed, and those of its entries. */
export interface Texts {
  readonly ofFeed: (text: string) => string;
  readonly ofEntry: (text: string) => string;
}

/**
 * When a project last changed, as its owner says it: on that day, else at the beginning of its year, because Atom asks for
 * a day. When it was published nobody says, and the formats do not ask.
 */
const changed = ({ updated, year }: WrittenProject): Date | undefined => {
  const day = updated ?? (year && `${year}-01-01`);
  return day ? new Date(`${day}T00:00:00Z`) : undefined;
};

/**
 * The projects that a feed tells of, latest first. Those without any date are left out: a feed says what is new, and
 * nothing says that of them.
 */
const entriesOf = (projects: Portfolio["projects"]): readonly (readonly [project: WrittenProject, date: Date])[] =>
  projects
    .flatMap((project) => {
      const date = changed(project);
      return date ? [[project, date] as const] : [];
    })
    .toSorted(([, one], [, other]) => other.getTime() - one.getTime())
    .slice(0, limits.feed.entries);

/** HTML whose links lead to the same places wherever it is read. */
const absolute = (html: string, page: string): string =>
  html.replaceAll(/ href="([^"]*)"/g, (all, href: string) => {
    const url = URL.parse(href.replaceAll("&amp;", "&"), page);
    return url ? ` href="${url.href.replaceAll("&", "&amp;")}"` : all;
  });

/** The feed of a portfolio's projects. Its ids are the addresses of pages, which stay when titles change. */
export const projectFeed = (
  { profile, site: { title, description, updated }, projects }: Portfolio,
  site: string,
  render: (markdown: string) => string,
  { ofFeed, ofEntry }: Texts,
): Feed => {
  const entries = entriesOf(projects);
  const feed = new Feed({
    id: `${site}/`,
    title: ofFeed(`Projects · ${title}`),
    description: ofFeed(description),
    link: `${site}/projects`,
    author: { name: ofFeed(profile.name), link: `${site}/` },
    // Without a date the library would take the time of the build.
    updated: entries[0]?.[1] ?? new Date(updated ?? 0),
    generator: false,
    feedLinks: { atom: site + documents.atom, json: site + documents.jsonFeed },
  });
  for (const [project, date] of entries) {
    const link = site + projectPath(project);
    feed.addItem({
      id: link,
      link,
      date,
      title: ofEntry(project.title),
      ...(project.subtitle && { description: ofEntry(project.subtitle) }),
      content: absolute(render(project.description), link),
      category: (project.tags ?? []).map((tag) => ({ name: tag, term: tag })),
    });
  }
  return feed;
};
