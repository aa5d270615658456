import { Marked, type Tokens } from "marked";
import { escapeHtml } from "../contract/text/escape-html.ts";

/** Converts Markdown to HTML for pages. HTML inside the Markdown is escaped, never interpreted. */

const schemes = ["http:", "https:", "mailto:"];

/** A URL for an href attribute; undefined unless its scheme is http, https or mailto. */
const safeHref = (href: string): string | undefined => {
  const address = href.replaceAll("&amp;", "&");
  // WHATWG URL parsing ignores white space and control characters like browsers do.
  const base = "https://portfolio.example";
  return URL.canParse(address, base) && schemes.includes(new URL(address, base).protocol)
    ? escapeHtml(address)
    : undefined;
};

const linkHtml = (href: string, content: string): string => {
  const address = safeHref(href);
  return address === undefined ? content : `<a href="${address}">${content}</a>`;
};

const marked = new Marked({
  tokenizer: {
    // Treat HTML as text.
    html: () => undefined,
    tag: () => undefined,
  },
  renderer: {
    // The heading of the page or section is above all headings of the text.
    heading({ tokens, depth }) {
      const level = Math.min(depth + 1, 6);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    // Scrollable elements must be focusable by keyboard.
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
    table(token: Tokens.Table) {
      const row = (cells: readonly Tokens.TableCell[], name: "th" | "td"): string =>
        `<tr>${cells.map(({ tokens }) => `<${name}>${this.parser.parseInline(tokens)}</${name}>`).join("")}</tr>`;
      const body = token.rows.map((cells) => row(cells, "td")).join("");
      const table = `<table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table>`;
      return `<div class="scroll" tabindex="0" role="region" aria-label="Table">${table}</div>\n`;
    },
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
    link({ href, tokens }) {
      // A picture inside a link would be a nested link.
      return linkHtml(href, this.parser.parseInline(tokens).replace(/<\/?a\b[^>]*>/g, ""));
    },
    // Pages load nothing from other sites, so pictures become links.
    image: ({ href, text }) => linkHtml(href, escapeHtml(text || href)),
  },
});

/** Markdown as HTML, with headings one level lower. */
export const markdownToHtml = (text: string): string => marked.parse(text, { async: false });

/** The first paragraph of a Markdown text as HTML, without its `<p>`; empty if there is none. */
export const firstParagraphHtml = (text: string): string => {
  const paragraph = marked.lexer(text).find((token): token is Tokens.Paragraph => token.type === "paragraph");
  return paragraph ? marked.Parser.parseInline(paragraph.tokens, marked.defaults) : "";
};

/** A link or picture in a Markdown text. */
export interface MarkdownLink {
  readonly href: string;
  /** Its Markdown source. */
  readonly raw: string;
  readonly isPicture: boolean;
}

/** All links and pictures of a Markdown text, in order. */
export const markdownLinks = (text: string): MarkdownLink[] => {
  const links: MarkdownLink[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === "link" || token.type === "image")
      links.push({ href: token.href, raw: token.raw, isPicture: token.type === "image" });
  });
  return links;
};
