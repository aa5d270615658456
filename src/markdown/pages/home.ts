import type { WrittenProject } from "../../content/content.ts";
import type { HomePage, HomeSection, TimelineItem } from "../../page-models/home.ts";
import { kindLabels, projectPath } from "../../portfolio/projects/display.ts";
import { blocks, detailList, escapeInline, escapeLines, link, maybeLink } from "../text.ts";

const projectItem = (project: WrittenProject): string =>
  [
    `- ${link(project.title, projectPath(project))}`,
    project.subtitle && escapeInline(project.subtitle),
    project.kind && kindLabels[project.kind],
    project.tags && project.tags.length > 0 && project.tags.map(escapeInline).join(", "),
  ]
    .filter(Boolean)
    .join(" · ");

const timelineItem = ({ title, when, organization, url, more, summary, highlights = [] }: TimelineItem): string =>
  blocks(
    `### ${escapeInline(title)}`,
    [when, organization && maybeLink(organization, url), more && escapeInline(more)].filter(Boolean).join(", "),
    summary && escapeInline(summary),
    highlights.map((highlight) => `- ${escapeInline(highlight)}`).join("\n"),
  );

const sectionBody = (section: HomeSection): string => {
  switch (section.layout) {
    case "projects":
      return blocks(
        ...section.years.map(([year, projects]) =>
          blocks(`### ${escapeInline(year)}`, projects.map(projectItem).join("\n")),
        ),
        link(section.allLabel, "/projects"),
      );
    case "timeline":
      return blocks(...section.items.map(timelineItem));
    case "groups":
      return section.groups
        .map(({ name, items }) => `- ${escapeInline(name)}: ${items.map(escapeInline).join(", ")}`)
        .join("\n");
    case "questions":
      return blocks(
        ...section.questions.map(({ question, answer, link: more }) =>
          blocks(
            `### ${escapeInline(question)}`,
            `${escapeLines(answer)}${more ? ` ${link(more.text, more.url)}` : ""}`,
          ),
        ),
      );
    case "details":
      return detailList(section.details);
    case "markdown":
      return section.text;
  }
};

/** The Markdown of `/`. */
export const homeMarkdown = ({ heading, lead, details, sections }: HomePage): string =>
  blocks(
    `# ${escapeInline(heading)}`,
    lead && escapeInline(lead),
    detailList(details),
    ...sections.map((section) => blocks(`## ${section.title}`, sectionBody(section))),
  );
