import { basePathOf } from "../contract/base.ts";
import { breakable } from "../contract/text/code/breakable.ts";
import { stringsFor } from "../strings/strings.ts";
import { buildContext } from "./build-context.ts";
import { pathIn } from "./languages/languages.ts";
import { isSitePath, markdownToHtml, type PictureRenderer, pageTextToHtml, type TextLabels } from "./markdown.ts";

/** A path of the site that is being built, with its base path (D52), in the language of the page (D18). */
const linkTo = (path: string): string => {
  const { portfolio, site } = buildContext();
  return basePathOf(site) + pathIn(portfolio, path);
};

/** The target of a link on a page. A path of the site such as `/docs` becomes one of the page's language; other URLs stay. */
export const pageLink = (href: string): string => (isSitePath(href) ? linkTo(href) : href);

/** The target of a link to a path of the site that is in the language of the link already. */
export const siteLink = (path: string): string => basePathOf(buildContext().site) + path;

/** The labels of parts of the owner's texts for screen readers. */
const labels = (): TextLabels => {
  const { t } = stringsFor(buildContext().portfolio.site.language);
  return { table: t("text.table"), footnotes: t("project.footnotes"), backToText: t("project.backTo") };
};

/** Markdown of Vitrine, which is in English, as HTML for a page. */
export const pageHtml = (markdown: string): string =>
  markdownToHtml(markdown, { linkTo }).replaceAll(
    /(?<!<pre[^>]*>)<code>([^<]*)/g,
    (_, code) => `<code>${breakable(code)}`,
  );

/** Markdown of the owner as HTML for a page. */
export const contentHtml = (markdown: string): string => markdownToHtml(markdown, { linkTo, labels: labels() });

/** Markdown of the owner that is the text of a page as HTML: with anchors of headings, and with footnotes. */
export const pageText = (markdown: string, renderPicture: PictureRenderer): string => {
  const html = pageTextToHtml(markdown, { linkTo, renderPicture, labels: labels() });
  const lang = stringsFor(buildContext().portfolio.site.language).languageOf("project.footnotes");
  // The extension has no option for it.
  return lang ? html.replace('<h2 id="footnote-label" class="unseen"', `$& lang="${lang}"`) : html;
};
