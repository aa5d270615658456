import type { Portfolio, WrittenProject } from "../content.ts";
import { lastChanged } from "../last-changed.ts";
import { byKind, headingOf, projectPath } from "../project-page.ts";
import { tagIndex } from "../tags.ts";
import type { PageText, TwinSource } from "./page-text.ts";
import { blocks, inline, link } from "./text.ts";

/** How many projects there are, in words. */
export const countOf = ({ length }: readonly unknown[]): string =>
  length === 0 ? "no projects yet" : length === 1 ? "1 project" : `${length} projects`;

/** What the list of all projects is, in a sentence. */
export const leadOf = (projects: readonly unknown[]): string => {
  const count = countOf(projects);
  if (projects.length === 0) return `There are ${count}.`;
  return projects.length === 1 ? `${count}.` : `${count}, latest first.`;
};

/** What stands in place of the list where there is none, as Markdown. */
export const insteadOfProjects = ({ profile }: Pick<Portfolio, "profile">): string =>
  `Who ${profile.name} is, and how to get in touch, is on [the front page](/).`;

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
      description:
        projects.length === 0
          ? `The projects of ${profile.name}.`
          : `Every project of ${profile.name}, by kind, with an index of tags.`,
      path: "/projects",
      ...(updated && { updated }),
    },
    text: blocks(
      "# Projects",
      leadOf(projects),
      projects.length === 0 && insteadOfProjects(portfolio),
      ...byKind(projects).map(([kind, list]) => blocks(`## ${headingOf(kind, projects)}`, list.map(row).join("\n"))),
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
