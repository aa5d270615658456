import type { BuildContext } from "../content/build-context.ts";
import type { WrittenProject } from "../content/content.ts";
import { lastModified } from "../portfolio/last-modified.ts";
import { groupByKind, kindHeading } from "../portfolio/projects/display.ts";
import { type IndexedTag, tagIndex } from "../portfolio/projects/tags.ts";
import { formatPeriodIn } from "../strings/format.ts";
import { type Strings, stringsFor } from "../strings/strings.ts";
import { type Invitation, invitationOf } from "./invitation.ts";
import type { PageMeta } from "./page-meta.ts";

/** Fewer projects need no filter, and fit in one grid. */
const MIN_FILTERED = 9;

export interface ProjectsPage {
  readonly meta: PageMeta;
  /** The language of the content. */
  readonly language: string;
  readonly heading: string;
  readonly lead: string;
  /** What the page says when there are no projects, as Markdown. */
  readonly emptyText: string | undefined;
  /** Whether the page has a filter, and headings of kinds. */
  readonly isFiltered: boolean;
  readonly kinds: readonly {
    readonly id: string;
    readonly title: string;
    readonly projects: readonly WrittenProject[];
    /** How many of the projects start the list as large cards. */
    readonly leads: number;
  }[];
  readonly invitation: Invitation;
  readonly index: { readonly id: string; readonly title: string; readonly tags: readonly IndexedTag[] };
}

/**
 * How many of a list's projects have a card of four times the size, so that rows of four are full. A short list has none, and
 * neither has one whose first projects have only a title.
 */
export const leadCount = (projects: readonly Pick<WrittenProject, "subtitle" | "result">[]): number => {
  const count = projects.length > 4 ? ((projects.length - 1) % 4) + 1 : 0;
  return projects.slice(0, count).every(({ subtitle, result }) => subtitle ?? result) ? count : 0;
};

/** How many projects there are, in words. English by default. */
export const projectCount = ({ length: count }: readonly unknown[], { t }: Strings = stringsFor("en")): string =>
  t("projects.count", { count });

/** How many projects there are, and from when they are. */
const leadOf = (projects: readonly WrittenProject[], { requested, t }: Strings): string => {
  const years = projects
    .map(({ year }) => year)
    .filter((year) => year !== undefined)
    .sort();
  const [start, end] = [years.at(0), years.at(-1)];
  const count = projects.length;
  if (count === 0) return t("projects.none");
  if (start === undefined || end === undefined || start === end) return t("projects.lead", { count });
  return t("projects.leadYears", { count, years: formatPeriodIn(requested, { start, end }, "") });
};

/** `/projects`: every project by kind, and an index of their tags. */
export const projectsPage = ({ portfolio }: Pick<BuildContext, "portfolio">): ProjectsPage => {
  const { projects, profile, site } = portfolio;
  const strings = stringsFor(site.language);
  const { t } = strings;
  const { name } = profile;
  const isEmpty = projects.length === 0;
  const updated = lastModified(portfolio, "/projects");
  return {
    meta: {
      title: t("projects.metaTitle", { site: site.title }),
      description: t(isEmpty ? "projects.descriptionEmpty" : "projects.description", { name }),
      path: "/projects",
      ...(updated && { updated }),
    },
    language: site.language,
    heading: t("projects.title"),
    lead: leadOf(projects, strings),
    emptyText: isEmpty ? t("projects.emptyText", { link: `[${t("projects.homeLink")}](/)`, name }) : undefined,
    isFiltered: projects.length >= MIN_FILTERED,
    kinds: groupByKind(projects).map(([id, list]) => ({
      id,
      title: kindHeading(id, projects, strings),
      projects: list,
      leads: leadCount(list),
    })),
    invitation: invitationOf(portfolio),
    index: { id: "tags", title: t("projects.tagIndex"), tags: tagIndex(projects, portfolio.fallback?.variant) },
  };
};
