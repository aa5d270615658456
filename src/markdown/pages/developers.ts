import { clientsLead } from "../../guides/developers/mcp-clients.ts";
import type { DevelopersPage, ShownLesson } from "../../page-models/developers.ts";
import { sectionsMarkdown } from "./sections.ts";

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** Shows only the first snippet, which is curl (D55). */
const lessonText = ({ text, example, more, clients = [] }: ShownLesson): string =>
  [
    text,
    ...(example?.snippets.slice(0, 1).map((snippet) => fenced(snippet.fence, snippet.text)) ?? []),
    ...(example ? [`${example.result.title}:`, fenced(example.result.language, example.result.text)] : []),
    ...(more ? [more] : []),
    ...(clients.length > 0 ? [clientsLead] : []),
    ...clients.flatMap(({ name, where, language, text }) => [
      `## ${name}`,
      ...(where ? [where] : []),
      fenced(language, text),
    ]),
  ].join("\n\n");

/** The Markdown of `/developers`. */
export const developersMarkdown = (page: DevelopersPage): string =>
  sectionsMarkdown({ ...page, sections: page.sections.map((lesson) => ({ ...lesson, text: lessonText(lesson) })) });
