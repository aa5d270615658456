import { Marked, type Token, type Tokens, type TokensList } from "marked";
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

/** The anchors of headings, by token. Only texts that `markdownToHtml` renders with anchors have any. */
const anchors = new WeakMap<Tokens.Heading, string>();

const marked = new Marked({
  tokenizer: {
    // Treat HTML as text.
    html: () => undefined,
    tag: () => undefined,
  },
  renderer: {
    // The heading of the page or section is above all headings of the text.
    heading(token) {
      const level = Math.min(token.depth + 1, 6);
      const anchor = anchors.get(token);
      const id = anchor === undefined ? "" : ` id="${anchor}"`;
      return `<h${level}${id}>${this.parser.parseInline(token.tokens)}</h${level}>\n`;
    },
    // Scrollable elements must be focusable by keyboard.
    code({ text, lang }) {
      const language = /^[\w+#-]+/.exec(lang ?? "")?.[0];
      const name = language === undefined ? "" : ` class="language-${language}"`;
      return `<pre tabindex="0"><code${name}>${escapeHtml(text)}</code></pre>\n`;
    },
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

/** Whether the URL of a link is a path on this site. */
export const isSitePath = (href: string): boolean => /^\/(?!\/)/.test(href);

/** Tokens as HTML. Links to paths on this site get its base path (D52). */
const render = (tokens: TokensList, basePath: string): string => {
  marked.walkTokens(tokens, (token) => {
    if ((token.type === "link" || token.type === "image") && isSitePath(token.href)) token.href = basePath + token.href;
  });
  return marked.parser(tokens);
};

/** Markdown as HTML, with headings one level lower. `basePath` is that of the site. */
export const markdownToHtml = (text: string, basePath = ""): string => render(marked.lexer(text), basePath);

const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => ("tokens" in token && token.tokens ? plainText(token.tokens) : "text" in token ? token.text : ""))
    .join("");

/** The anchor of the main element of every page. */
const TAKEN_ANCHOR = "content";

/** Sets the anchors of the headings in a text as GitHub does, and returns them in order. A second heading gets `-1`. */
const setAnchors = (tokens: Token[]): string[] => {
  const taken = new Set([TAKEN_ANCHOR]);
  const set: string[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type !== "heading") return;
    const heading = token as Tokens.Heading;
    const name = plainText(heading.tokens)
      .normalize("NFC")
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-");
    if (name === "") return;
    let anchor = name;
    for (let count = 1; taken.has(anchor); count += 1) anchor = `${name}-${count}`;
    taken.add(anchor);
    set.push(anchor);
    anchors.set(heading, anchor);
  });
  return set;
};

/** Markdown as HTML like `markdownToHtml`, with an anchor for each heading. */
export const markdownToHtmlWithAnchors = (text: string, basePath = ""): string => {
  const tokens = marked.lexer(text);
  setAnchors(tokens);
  return render(tokens, basePath);
};

/** The anchors of the headings of a text, as `markdownToHtmlWithAnchors` writes them, in order. */
export const headingAnchors = (text: string): string[] => setAnchors(marked.lexer(text));

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
