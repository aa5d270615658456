import type { DevelopersPage } from "../../page-models/developers.ts";

/** The Markdown of `/developers`. */
export const developersMarkdown = ({ heading, lead, sections }: DevelopersPage): string =>
  [
    `# ${heading}`,
    lead,
    // Headings in a section are one level below its title.
    ...sections.map(({ title, text }) => `## ${title}\n\n${text.replaceAll(/^##(?= )/gm, "###")}`),
  ].join("\n\n");
