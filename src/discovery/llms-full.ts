import type { PageContext } from "../content/build-context.ts";
import { documents } from "../contract/site/documents.ts";
import { markdownPath, referencePages } from "../contract/site/pages.ts";
import { isOffered } from "../contract/static/hosting.ts";
import { authGuide } from "../guides/auth-guide.ts";
import { pageAlternates, projectsHaveAlternates } from "../markdown/alternates.ts";
import { withFrontMatter } from "../markdown/front-matter.ts";
import { projectMarkdown } from "../markdown/pages/project.ts";
import { projectPage } from "../page-models/project.ts";
import { definedTexts, languageSection, languagesSentence } from "./llms.ts";

/** The parts after the portfolio, in order. */
const serviceParts = [
  markdownPath("/developers"),
  markdownPath("/docs"),
  ...referencePages.map(({ path }) => markdownPath(path)),
  documents.credentials,
  markdownPath("/sandbox"),
];

const withoutFrontMatter = (text: string): string => text.replace(/^---\n[\s\S]*?\n---\n+/, "");

/**
 * `/llms-full.txt`: the portfolio with the text of every project, and the API documentation, in one text. Each part has the URL
 * of its source.
 */
export const llmsFullText = (source: PageContext): string => {
  const { portfolio, site, hosting } = source;
  const hasProjects = projectsHaveAlternates(portfolio);
  const projects = portfolio.projects.map((project): readonly [string, string] => {
    const page = projectPage(project, source);
    const path = hasProjects ? markdownPath(page.meta.path) : page.meta.path;
    return [path, withFrontMatter(page.meta, site, projectMarkdown(page), hasProjects)];
  });
  const texts = new Map<string, () => string>([
    ...pageAlternates(source),
    ...(isOffered(hosting, documents.credentials) ? [[documents.credentials, () => authGuide(site)] as const] : []),
  ]);
  const service = serviceParts.flatMap((path) => {
    const text = texts.get(path)?.();
    return text === undefined ? [] : [[path, text] as const];
  });
  const home = [markdownPath("/"), texts.get(markdownPath("/"))?.() ?? ""] as const;
  return [
    `# ${portfolio.site.title}: everything in one file`,
    `> ${portfolio.site.description}`,
    `Each part is also available at the source URL above it. A shorter guide is at ${site}${documents.guide}.`,
    ...definedTexts(languagesSentence(portfolio)),
    ...languageSection(portfolio, site),
    ...[home, ...projects, ...service].flatMap(([path, text]) => [
      "---",
      `Source: ${site}${path}`,
      withoutFrontMatter(text).trim(),
    ]),
  ]
    .join("\n\n")
    .concat("\n");
};
