import type { Detail } from "../portfolio/details.ts";
import { listItems } from "../strings/format.ts";

/** Escapes a text that follows another on its line. */
const escapeWithin = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>&~|#]/g, "\\$&");

/** Escapes a text, so that Markdown shows it unchanged on one line. At its start, `1.` and `-` would be a list. */
export const escapeInline = (text: string): string =>
  escapeWithin(text)
    .replace(/^(\d+)(?=[.)])/, "$1\\")
    .replace(/^[-+=]/, "\\$&");

/** A Markdown link. */
export const link = (text: string, href: string): string =>
  `[${escapeWithin(text)}](${href.replace(/[()]/g, (character) => (character === "(" ? "%28" : "%29"))})`;

/** A link if there is a URL, otherwise the text. */
export const maybeLink = (text: string, href: string | undefined): string =>
  href ? link(text, href) : escapeInline(text);

/** Details as a list in a language, one line each. */
export const detailList = (facts: readonly Detail[], language: string): string =>
  facts
    .map(({ term, values }) => {
      const links = values.map(({ text, href }) => (href ? link(text, href) : escapeWithin(text)));
      return `- ${term}: ${listItems(links, language)}`;
    })
    .join("\n");

/** Joins the non-empty blocks with blank lines. */
export const blocks = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join("\n\n");
