import type { WrittenProject } from "../../content/content.ts";
import type { ProjectsPage } from "../../page-models/projects.ts";
import { projectPath } from "../../portfolio/projects/display.ts";
import { cardTags } from "../../portfolio/projects/tags.ts";
import { listItems } from "../../strings/format.ts";
import { type Strings, stringsFor } from "../../strings/strings.ts";
import { blocks, escapeInline, link } from "../text.ts";

const projectLink = (project: WrittenProject): string => link(project.title, projectPath(project));

/** A project as cards show it; below the heading of its kind, without the kind. */
export const projectCard = (
  { subtitle, result, year, kind, ...project }: WrittenProject,
  { t, requested }: Strings,
  showsKind = true,
): string =>
  [
    `- ${link(project.title, projectPath(project))}`,
    subtitle && escapeInline(subtitle),
    result && escapeInline(result),
    year,
    showsKind && kind && t(`kinds.${kind}`),
    listItems(cardTags(project).map(escapeInline), requested),
  ]
    .filter(Boolean)
    .join(" · ");

/** The Markdown of `/projects`. */
export const projectsMarkdown = ({
  heading,
  lead,
  emptyText,
  isFiltered,
  kinds,
  index,
  language,
}: ProjectsPage): string =>
  blocks(
    `# ${heading}`,
    lead,
    emptyText,
    ...kinds.map(({ title, projects }) =>
      blocks(
        `## ${title}`,
        projects.map((project) => projectCard(project, stringsFor(language), !isFiltered)).join("\n"),
      ),
    ),
    index.tags.length > 0 && `## ${index.title}`,
    index.tags
      .map(({ tag, projects }) => `- ${escapeInline(tag)}: ${listItems(projects.map(projectLink), language)}`)
      .join("\n"),
  );
