import type { BuildContext } from "../content/build-context.ts";
import type { WrittenProject } from "../content/content.ts";
import { lastModified } from "../portfolio/last-modified.ts";
import { groupByKind, kindHeading } from "../portfolio/projects/display.ts";
import { type IndexedTag, tagIndex } from "../portfolio/projects/tags.ts";
import type { PageMeta } from "./page-meta.ts";

export interface ProjectsPage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** What the page says when there are no projects, as Markdown. */
  readonly emptyText: string | undefined;
  readonly kinds: readonly {
    readonly id: string;
    readonly title: string;
    readonly projects: readonly WrittenProject[];
  }[];
  readonly index: { readonly id: string; readonly title: string; readonly tags: readonly IndexedTag[] };
}

/** How many projects there are, in words. */
export const projectCount = ({ length }: readonly unknown[]): string =>
  length === 0 ? "no projects yet" : length === 1 ? "1 project" : `${length} projects`;

const leadOf = (projects: readonly unknown[]): string => {
  const count = projectCount(projects);
  if (projects.length === 0) return `There are ${count}.`;
  return projects.length === 1 ? `${count}.` : `${count}, newest first.`;
};

/** `/projects`: every project by kind, and an index of their tags. */
export const projectsPage = ({ portfolio }: Pick<BuildContext, "portfolio">): ProjectsPage => {
  const { projects, profile, site } = portfolio;
  const isEmpty = projects.length === 0;
  const updated = lastModified(portfolio, "/projects");
  return {
    meta: {
      title: `Projects · ${site.title}`,
      description: isEmpty
        ? `Projects by ${profile.name}.`
        : `All projects by ${profile.name}, grouped by kind, with a tag index.`,
      path: "/projects",
      ...(updated && { updated }),
    },
    heading: "Projects",
    lead: leadOf(projects),
    emptyText: isEmpty ? `[The front page](/) introduces ${profile.name} and has the contact details.` : undefined,
    kinds: groupByKind(projects).map(([id, list]) => ({ id, title: kindHeading(id, projects), projects: list })),
    index: { id: "tags", title: "Tag index", tags: tagIndex(projects) },
  };
};
