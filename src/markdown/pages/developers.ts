import { clientsLead } from "../../guides/developers/mcp-clients.ts";
import type { Start } from "../../guides/developers.ts";
import { fenced } from "../../guides/reference/markdown.ts";
import type { DevelopersPage, ShownLesson } from "../../page-models/developers.ts";
import { sectionsMarkdown } from "./sections.ts";

/** Shows only the first snippet, which is curl (D55). */
const lessonText = ({ text, example, more, clients = [] }: ShownLesson): string =>
  [
    text,
    ...(more ? [more] : []),
    ...(example?.snippets.slice(0, 1).map((snippet) => fenced(snippet.fence, snippet.text)) ?? []),
    ...(example?.results.flatMap(({ title, language, headers = [], text }) => [
      `${title}:`,
      ...(headers.length > 0 ? [fenced("http", headers.join("\n"))] : []),
      fenced(language, text),
    ]) ?? []),
    ...(clients.length > 0 ? [clientsLead] : []),
    ...clients.flatMap(({ name, where, language, text }) => [
      `## ${name}`,
      ...(where ? [where] : []),
      fenced(language, text),
    ]),
  ].join("\n\n");

/** A way to start. Headings have no anchors of their own here, so only other pages are linked. */
const startText =
  ({ meta }: DevelopersPage) =>
  ({ title, text, address }: Start): string =>
    `- ${address.startsWith(`${meta.path}#`) ? title : `[${title}](${address})`} ${text}`;

/** The Markdown of `/developers`. */
export const developersMarkdown = (page: DevelopersPage): string =>
  sectionsMarkdown({
    ...page,
    lead: [
      page.lead,
      fenced("sh", page.first.command),
      fenced("json", page.first.response),
      page.starts.map(startText(page)).join("\n"),
    ].join("\n\n"),
    sections: page.groups
      .flatMap(({ sections }) => sections)
      .map((lesson) => ({ ...lesson, text: lessonText(lesson) })),
  });
