import type { PageContext } from "../content/build-context.ts";
import { documents } from "../contract/site/documents.ts";
import { markdownPath } from "../contract/site/pages.ts";
import { authGuide } from "../guides/auth-guide.ts";
import { markdownAlternates } from "../markdown/alternates.ts";

/** The parts, in order. Lists that grow with the portfolio are excluded. */
const parts = [
  markdownPath("/"),
  markdownPath("/developers"),
  markdownPath("/docs"),
  documents.credentials,
  markdownPath("/sandbox"),
];

const withoutFrontMatter = (text: string): string => text.replace(/^---\n[\s\S]*?\n---\n+/, "");

/** `/llms-full.txt`: the portfolio and the API documentation in one text, each part with the URL of its source. */
export const llmsFullText = (source: PageContext): string => {
  const { portfolio, site } = source;
  const texts = new Map([...markdownAlternates(source), [documents.credentials, authGuide(site)] as const]);
  return [
    `# ${portfolio.site.title}: everything in one file`,
    `> ${portfolio.site.description}`,
    `Each part is also available at the source URL above it. The list of projects is at ${site}${markdownPath("/projects")}, ` +
      `and a shorter guide is at ${site}${documents.guide}.`,
    ...parts.flatMap((path) => {
      const text = texts.get(path);
      return text ? ["---", `Source: ${site}${path}`, withoutFrontMatter(text).trim()] : [];
    }),
  ]
    .join("\n\n")
    .concat("\n");
};
