import type { Fact } from "../facts.ts";

/** A text as Markdown that shows it as it is, within a line. */
export const inline = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>&~|#]/g, "\\$&")
    .replace(/^(\d+)(?=[.)])/, "$1\\")
    .replace(/^[-+=]/, "\\$&");

/** The same for a text of paragraphs and lines, which stay as they are written. */
export const withLines = (text: string): string =>
  text
    .trim()
    .split(/\s*\n\s*\n\s*/)
    .map((paragraph) =>
      paragraph
        .split(/\s*\n\s*/)
        .map(inline)
        .join("\\\n"),
    )
    .join("\n\n");

/** A link with a text. */
export const link = (text: string, href: string): string =>
  `[${inline(text)}](${href.replace(/[()]/g, (character) => (character === "(" ? "%28" : "%29"))})`;

/** A text that is a link where it has an address. */
export const maybeLink = (text: string, href: string | undefined): string => (href ? link(text, href) : inline(text));

/** A label as a list, a line for each fact. */
export const factList = (facts: readonly Fact[]): string =>
  facts
    .map(({ term, values }) => `- ${term}: ${values.map(({ text, href }) => maybeLink(text, href)).join(", ")}`)
    .join("\n");

/** Blocks of Markdown, those that are there, with a line between them. */
export const blocks = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join("\n\n");
