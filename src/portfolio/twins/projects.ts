import type { WrittenProject } from "../content.ts";
import { lastChanged } from "../last-changed.ts";
import { byKind, kindHeadings, projectPath } from "../project-page.ts";
import { tagIndex } from "../tags.ts";
import { blocks, inline, link } from "./text.ts";
import type { PageText, TwinSource } from "./twins.ts";

/** How many projects there are, in words. */
export const countOf = (projects: readonly unknown[]): string =>
  projects.length === 1 ? "1 project" : `${projects.length} projects`;

/** What the list of all projects is, in a sentence. */
export const leadOf = (projects: readonly unknown[]): string =>
  projects.length === 0 ? "There are no projects yet." : `${countOf(projects)}, latest first.`;

const row = (project: WrittenProject): string => {
  const { year, title, subtitle } = project;
  const named = link(title, projectPath(project));
  return [year ? `- ${year}: ${named}` : `- ${named}`, subtitle && inline(subtitle)].filter(Boolean).join(" · ");
};

/** `/projects`: every project by kind, and an index of their tags. */
export const projectsPage = ({ portfolio }: Pick<TwinSource, "portfolio">): PageText => {
  const { projects, profile, site } = portfolio;
  const index = tagIndex(projects);
  const updated = lastChanged(portfolio, "/projects");
  return {
    meta: {
      title: `Projects · ${site.title}`,
      description: `Every project of ${profile.name}, by kind, with an index of tags.`,
      path: "/projects",
      ...(updated && { updated }),
    },
    text: blocks(
      "# Projects",
      leadOf(projects),
      ...byKind(projects).map(([kind, list]) => blocks(`## ${kindHeadings[kind]}`, list.map(row).join("\n"))),
      index.length > 0 && "## Index of tags",
      index
        .map(
          ({ tag, projects: tagged }) =>
            `- ${inline(tag)}: ${tagged.map((project) => link(project.title, projectPath(project))).join(", ")}`,
        )
        .join("\n"),
    ),
  };
};
