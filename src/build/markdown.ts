import { Marked, type Tokens } from "marked";
import { escaped } from "../contract/escaped.ts";

/** Markdown as HTML for pages. It is text and links: HTML that stands in it is shown as it was written. */

const schemes = ["http:", "https:", "mailto:"];

/** An address as an attribute, or undefined where following it would do something else than open a page. */
const addressOf = (href: string): string | undefined => {
  const address = href.replaceAll("&amp;", "&");
  // Browsers take an address apart in the same way, with white space and control characters in it.
  const base = "https://portfolio.example";
  return URL.canParse(address, base) && schemes.includes(new URL(address, base).protocol)
    ? escaped(address)
    : undefined;
};

const linked = (href: string, content: string): string => {
  const address = addressOf(href);
  return address === undefined ? content : `<a href="${address}">${content}</a>`;
};

const marked = new Marked({
  tokenizer: {
    // What would be HTML is read as the text around it.
    html: () => undefined,
    tag: () => undefined,
  },
  renderer: {
    // The title of the page, or of the part that the text stands in, is above every heading of the text.
    heading({ tokens, depth }) {
      const level = Math.min(depth + 1, 6);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    // What can be scrolled has to be reached by the keyboard.
    code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
    table(token: Tokens.Table) {
      const row = (cells: readonly Tokens.TableCell[], name: "th" | "td"): string =>
        `<tr>${cells.map(({ tokens }) => `<${name}>${this.parser.parseInline(tokens)}</${name}>`).join("")}</tr>`;
      const body = token.rows.map((cells) => row(cells, "td")).join("");
      const table = `<table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table>`;
      return `<div class="scroll" tabindex="0" role="region" aria-label="Table">${table}</div>\n`;
    },
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
    link({ href, tokens }) {
      // A link around a picture is one link.
      return linked(href, this.parser.parseInline(tokens).replace(/<\/?a\b[^>]*>/g, ""));
    },
    // Pages load nothing from elsewhere, so a picture is a link to it.
    image: ({ href, text }) => linked(href, escaped(text || href)),
  },
});

/** A text in Markdown as HTML. Headings come one level lower than they are written. */
export const markdown = (text: string): string => marked.parse(text, { async: false });

/** The first paragraph of a text in Markdown, as HTML without the paragraph around it; empty where there is none. */
export const openingOf = (text: string): string => {
  const paragraph = marked.lexer(text).find((token): token is Tokens.Paragraph => token.type === "paragraph");
  return paragraph ? marked.Parser.parseInline(paragraph.tokens, marked.defaults) : "";
};

/** A link or a picture of a text. */
export interface Link {
  readonly href: string;
  /** The Markdown of it. */
  readonly raw: string;
  readonly isPicture: boolean;
}

/** The links and pictures of a text in Markdown, in its order. */
export const linksOf = (text: string): Link[] => {
  const links: Link[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === "link" || token.type === "image")
      links.push({ href: token.href, raw: token.raw, isPicture: token.type === "image" });
  });
  return links;
};
