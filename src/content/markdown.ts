import { Marked, type MarkedExtension, type Token, type Tokens, type TokensList } from "marked";
import footnotes from "marked-footnote";
import { escapeHtml } from "../contract/text/escape-html.ts";

// Converts Markdown to HTML for pages. HTML inside the Markdown is escaped, never interpreted.

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

/** A picture as HTML, and the text below it. */
interface RenderedPicture {
  readonly html: string;
  readonly caption: string;
}

/** The pictures in the content folder, by token. */
const pictures = new WeakMap<Token, RenderedPicture>();

const figureHtml = ({ html, caption }: RenderedPicture): string =>
  `<figure>${html}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ""}</figure>\n`;

/** The labels of tables for screen readers, by token. */
const tableLabels = new WeakMap<Token, string>();

const settings: MarkedExtension = {
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
        `<tr>${cells.map(({ tokens, align }) => `<${name}${align ? ` class="${align}"` : ""}>${this.parser.parseInline(tokens)}</${name}>`).join("")}</tr>`;
      const body = token.rows.map((cells) => row(cells, "td")).join("");
      const table = `<table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table>`;
      const label = escapeHtml(tableLabels.get(token) ?? english.table);
      return `<div class="scroll" tabindex="0" role="group" aria-label="${label}">${table}</div>\n`;
    },
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
    link({ href, tokens }) {
      // A picture inside a link would be a nested link.
      return linkHtml(href, this.parser.parseInline(tokens).replace(/<\/?a\b[^>]*>/g, ""));
    },
    // Pages load nothing from other sites, so pictures that are not in the content folder become links.
    image: (token) => pictures.get(token)?.html ?? linkHtml(token.href, escapeHtml(token.text || token.href)),
    paragraph(token) {
      const parts = token.tokens.filter(({ type, raw }) => type !== "br" && raw.trim() !== "");
      const figures = parts.map((part) => (part.type === "image" ? pictures.get(part as Tokens.Image) : undefined));
      return figures.length > 0 && figures.every((figure) => figure !== undefined)
        ? figures.map(figureHtml).join("")
        : `<p>${this.parser.parseInline(token.tokens)}</p>\n`;
    },
  },
};

/** The labels of parts of a text for screen readers. */
export interface TextLabels {
  readonly table: string;
  /** The heading of the list of footnotes. */
  readonly footnotes: string;
  /** The link back from a footnote. The extension would not escape the name of the footnote in it. */
  readonly backToText: string;
}

const english: TextLabels = { table: "Table", footnotes: "Notes", backToText: "Back to the text" };

const marked = new Marked(settings);

/** Whether the URL of a link is a path on this site. */
export const isSitePath = (href: string): boolean => /^\/(?!\/)/.test(href);

/** Returns a picture in the content folder as HTML, by the path and the text that the owner wrote; undefined for others. */
export type PictureRenderer = (src: string, alt: string) => string | undefined;

/** The target of a link to a path on this site: with the base path (D52), and in a language (D18). */
type LinkTo = (path: string) => string;

const asWritten: LinkTo = (path) => path;

interface HtmlOptions {
  readonly linkTo?: LinkTo;
  readonly renderPicture?: PictureRenderer;
  /** In English by default. */
  readonly labels?: TextLabels;
}

/** Tokens as HTML. */
const render = (
  parser: Marked,
  tokens: TokensList,
  { linkTo = asWritten, renderPicture = () => undefined, labels = english }: HtmlOptions,
): string => {
  parser.walkTokens(tokens, (token) => {
    if (token.type === "table") tableLabels.set(token, labels.table);
    const html = token.type === "image" ? renderPicture(token.href, token.text) : undefined;
    if (html !== undefined) pictures.set(token, { html, caption: (token as Tokens.Image).title ?? "" });
    if ((token.type === "link" || token.type === "image") && isSitePath(token.href)) token.href = linkTo(token.href);
  });
  return parser.parser(tokens);
};

/**
 * Markdown as HTML, with headings one level lower. A picture on a line of its own becomes a
 * figure, whose caption is the title of the picture.
 */
export const markdownToHtml = (text: string, options: HtmlOptions = {}): string =>
  render(marked, marked.lexer(text), options);

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

/**
 * Markdown that is the text of a page as HTML: headings have anchors and are at least of level 2, below the title of the page,
 * and `[^1]` is a footnote.
 */
export const pageTextToHtml = (text: string, options: HtmlOptions = {}): string => {
  const { labels = english } = options;
  // One for each text, because the extension numbers the footnotes of all texts that it reads.
  const extension = footnotes({
    description: labels.footnotes,
    headingClass: "unseen",
    backRefLabel: labels.backToText,
  });
  const parser = new Marked(settings, extension);
  const tokens = parser.lexer(text);
  // The extension moves the footnotes to the end.
  parser.walkTokens(tokens, parser.defaults.walkTokens ?? (() => undefined));
  setAnchors(tokens);
  marked.walkTokens(tokens, (token) => {
    if (token.type === "heading") token.depth = Math.max(1, token.depth - 1);
  });
  return render(parser, tokens, options);
};

/** The anchors of the headings of a text, as `pageTextToHtml` writes them, in order. */
export const headingAnchors = (text: string): string[] => setAnchors(marked.lexer(text));

/** The first paragraph of a Markdown text as HTML, without its `<p>`; empty if there is none. */
export const firstParagraphHtml = (text: string): string => {
  const paragraph = marked.lexer(text).find((token): token is Tokens.Paragraph => token.type === "paragraph");
  return paragraph
    ? marked.Parser.parseInline(paragraph.tokens, marked.defaults).replaceAll(/\[\^[^\]\s]+\]/g, "")
    : "";
};

/** A link or picture in a Markdown text. */
export interface MarkdownLink {
  readonly href: string;
  /** Its Markdown source. */
  readonly raw: string;
  readonly isPicture: boolean;
}

/** A text with other URLs of pictures; those for which `urlOf` returns undefined stay. */
export const replacePictures = (text: string, urlOf: (href: string) => string | undefined): string => {
  let result = "";
  let rest = text;
  marked.walkTokens(marked.lexer(text), (token) => {
    const url = token.type === "image" ? urlOf(token.href) : undefined;
    // Not found if the source is on several lines of a list or quotation.
    const at = url === undefined ? -1 : rest.indexOf(token.raw);
    if (at === -1) return;
    const { text: alt, title } = token as Tokens.Image;
    result += `${rest.slice(0, at)}![${alt}](${url}${title ? ` ${JSON.stringify(title)}` : ""})`;
    rest = rest.slice(at + token.raw.length);
  });
  return result + rest;
};

/** All links and pictures of a Markdown text, in order. */
export const markdownLinks = (text: string): MarkdownLink[] => {
  const links: MarkdownLink[] = [];
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === "link" || token.type === "image")
      links.push({ href: token.href, raw: token.raw, isPicture: token.type === "image" });
  });
  return links;
};
