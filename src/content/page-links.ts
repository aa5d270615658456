import { basePathOf } from "../contract/base.ts";
import { buildContext } from "./build-context.ts";
import { isSitePath, markdownToHtml, markdownToHtmlWithAnchors, type PictureRenderer } from "./markdown.ts";

/** The base path of the site that is being built. */
const basePath = (): string => basePathOf(buildContext().site);

/** The target of a link on a page. A site-relative path such as `/docs` gets the base path (D52); other URLs are unchanged. */
export const pageLink = (href: string): string => (isSitePath(href) ? basePath() + href : href);

/** Markdown as HTML for a page. */
export const pageHtml = (markdown: string, renderPicture?: PictureRenderer): string =>
  markdownToHtml(markdown, basePath(), renderPicture);

/** Markdown as HTML for a page, with an anchor for each heading. */
export const pageHtmlWithAnchors = (markdown: string, renderPicture?: PictureRenderer): string =>
  markdownToHtmlWithAnchors(markdown, basePath(), renderPicture);
