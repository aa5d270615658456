import type { Section } from "../../guides/guide.ts";

/** A page that consists of sections, whose texts are Markdown. */
interface SectionsPage {
  readonly heading: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** A page of sections as Markdown. */
export const sectionsMarkdown = ({ heading, lead, sections }: SectionsPage): string =>
  [
    `# ${heading}`,
    lead,
    // Headings in a section are one level below its title.
    ...sections.map(({ title, text }) => `## ${title}\n\n${text.replaceAll(/^##(?= )/gm, "###")}`),
  ].join("\n\n");
