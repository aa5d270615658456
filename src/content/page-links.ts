import { basePathOf } from "../contract/base.ts";
import { buildContext } from "./build-context.ts";
import { type FootnoteLabels, isSitePath, markdownToHtml, type PictureRenderer, pageTextToHtml } from "./markdown.ts";

/** The base path of the site that is being built. */
const basePath = (): string => basePathOf(buildContext().site);

/** The target of a link on a page. A site-relative path such as `/docs` gets the base path (D52); other URLs are unchanged. */
export const pageLink = (href: string): string => (isSitePath(href) ? basePath() + href : href);

/** Markdown as HTML for a page. */
export const pageHtml = (markdown: string, renderPicture?: PictureRenderer): string =>
  markdownToHtml(markdown, basePath(), renderPicture);

/** Markdown that is the text of a page as HTML: with anchors of headings, and with footnotes. */
export const pageText = (markdown: string, renderPicture: PictureRenderer, footnotes: FootnoteLabels): string =>
  pageTextToHtml(markdown, { basePath: basePath(), renderPicture, footnotes });
