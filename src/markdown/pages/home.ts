import type { WrittenProject } from "../../content/content.ts";
import type { HomePage, HomeSection, TimelineItem } from "../../page-models/home.ts";
import { projectPath } from "../../portfolio/projects/display.ts";
import { type Strings, stringsFor } from "../../strings/strings.ts";
import { blocks, detailList, escapeInline, escapeLines, link, maybeLink } from "../text.ts";

const projectItem = (project: WrittenProject, { t }: Strings): string =>
  [
    `- ${link(project.title, projectPath(project))}`,
    project.subtitle && escapeInline(project.subtitle),
    project.year,
    project.kind && t(`kinds.${project.kind}`),
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

const sectionBody = (section: HomeSection, strings: Strings): string => {
  switch (section.layout) {
    case "ask":
      return "";
    case "featured":
      return section.projects.map((project) => projectItem(project, strings)).join("\n");
    case "projects":
      return blocks(
        section.projects.map((project) => projectItem(project, strings)).join("\n"),
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
    case "contact":
      return detailList([
        { term: strings.t("contact.email"), values: [{ text: section.email, href: `mailto:${section.email}` }] },
        ...section.details,
      ]);
  }
};

/** The Markdown of `/`. Agents find the API in it; people find a link at the end of the page. */
export const homeMarkdown = ({ heading, lead, details, sections, machines, language }: HomePage): string => {
  const strings = stringsFor(language);
  return blocks(
    `# ${escapeInline(heading)}`,
    lead && escapeInline(lead),
    detailList(details),
    ...sections
      .filter(({ layout }) => layout !== "ask")
      .map((section) => blocks(`## ${section.title}`, sectionBody(section, strings))),
    "## API access",
    machines,
  );
};
