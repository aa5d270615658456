import type { WrittenProject } from "../../content/content.ts";
import type { ProjectsPage } from "../../page-models/projects.ts";
import { projectPath } from "../../portfolio/projects/display.ts";
import { blocks, escapeInline, link } from "../text.ts";

const projectLink = (project: WrittenProject): string => link(project.title, projectPath(project));

const projectItem = (project: WrittenProject): string => {
  const { year, subtitle } = project;
  const titleLink = projectLink(project);
  return [year ? `- ${year}: ${titleLink}` : `- ${titleLink}`, subtitle && escapeInline(subtitle)]
    .filter(Boolean)
    .join(" · ");
};

/** The Markdown of `/projects`. */
export const projectsMarkdown = ({ heading, lead, emptyText, kinds, index }: ProjectsPage): string =>
  blocks(
    `# ${heading}`,
    lead,
    emptyText,
    ...kinds.map(({ title, projects }) => blocks(`## ${title}`, projects.map(projectItem).join("\n"))),
    index.tags.length > 0 && `## ${index.title}`,
    index.tags.map(({ tag, projects }) => `- ${escapeInline(tag)}: ${projects.map(projectLink).join(", ")}`).join("\n"),
  );
