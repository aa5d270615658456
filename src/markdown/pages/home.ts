import type { WrittenProject } from "../../content/content.ts";
import type { HomeSection } from "../../page-models/home/section.ts";
import { paragraphsOf, type TimelineItem } from "../../page-models/home/timeline.ts";
import type { HomePage } from "../../page-models/home.ts";
import { projectPath } from "../../portfolio/projects/display.ts";
import { listItems } from "../../strings/format.ts";
import { type Strings, stringsFor } from "../../strings/strings.ts";
import { blocks, detailList, escapeInline, link, maybeLink } from "../text.ts";
import { projectCard } from "./projects.ts";

const projectItem = ({ subtitle, year, kind, ...project }: WrittenProject, { t }: Strings): string => {
  const titleLink = link(project.title, projectPath(project));
  return [
    year ? `- ${year}: ${titleLink}` : `- ${titleLink}`,
    subtitle && escapeInline(subtitle),
    kind && t(`kinds.${kind}`),
  ]
    .filter(Boolean)
    .join(" · ");
};

/** An anchor of HTML, because headings of Markdown have those of their texts, which differ between renderers. */
const anchor = (id: string | undefined): string => (id ? `<a id="${id}"></a>` : "");

const timelineItem = (
  { id, title, titleUrl, when, organization, url, more, description, summary, highlights = [] }: TimelineItem,
  language: string,
): string =>
  blocks(
    `### ${anchor(id)}${maybeLink(title, titleUrl)}`,
    listItems(
      [when && escapeInline(when), organization && maybeLink(organization, url), more && escapeInline(more)].flatMap(
        (part) => part || [],
      ),
      language,
    ),
    description && escapeInline(description),
    ...paragraphsOf(summary).map(escapeInline),
    highlights.map((highlight) => `- ${escapeInline(highlight)}`).join("\n"),
  );

const sectionBody = (section: HomeSection, language: string): string => {
  const strings = stringsFor(language);
  switch (section.layout) {
    case "ask":
      return "";
    case "about":
      return section.text;
    case "featured":
      return section.projects.map((project) => projectCard(project, strings)).join("\n");
    case "projects":
      return blocks(
        section.projects.map((project) => projectItem(project, strings)).join("\n"),
        link(section.allLabel, "/projects"),
      );
    case "timeline":
      return blocks(...section.items.map((item) => timelineItem(item, language)));
    case "groups":
      return section.groups
        .map(({ id, name, items }) =>
          [`- ${anchor(id)}${escapeInline(name)}`, listItems(items.map(escapeInline), language)]
            .filter(Boolean)
            .join(": "),
        )
        .join("\n");
    case "questions":
      return blocks(
        ...section.questions.map(({ id, question, answer, link: more }) =>
          blocks(`### ${anchor(id)}${escapeInline(question)}`, answer, more && link(more.text, more.url)),
        ),
      );
    case "contact":
      return blocks(
        section.email && link(section.email, `mailto:${section.email}`),
        detailList(section.details, language),
        section.match && link(section.match.text, section.match.url),
      );
  }
};

/** The Markdown of `/`. Agents find the API in it; people find a link at the end of the page. */
export const homeMarkdown = ({ heading, roles, lead, details, sections, machines, language }: HomePage): string => {
  return blocks(
    `# ${escapeInline(heading)}`,
    roles && escapeInline(roles),
    lead && escapeInline(lead),
    detailList(details, language),
    ...sections
      .filter(({ layout }) => layout !== "ask")
      .map((section) => blocks(`## ${section.title}`, sectionBody(section, language))),
    "## API access",
    machines,
  );
};
