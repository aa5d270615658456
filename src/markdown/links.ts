import { replaceSiteLinks } from "../content/text/site-links.ts";
import { markdownPath, projectPages, referencePages, sitePages } from "../contract/site/pages.ts";

/** Whether the Markdown of a page has all anchors of its HTML. Links to anchors of other pages keep pointing to the HTML. */
const hasAnchors = (path: string): boolean => referencePages.some((page) => page.path === path || page.parent === path);

/**
 * Makes the links of a Markdown page absolute, so that they work wherever the text is pasted, and lets them point to the
 * Markdown alternates of pages. `hasProjects` is whether project pages have alternates, and `pathOf` returns paths in the language of the page.
 */
export const withMarkdownLinks = (
  text: string,
  site: string,
  hasProjects: boolean,
  pathOf = (path: string): string => path,
): string => {
  const isPage = (path: string): boolean =>
    sitePages.some((page) => page.path === path) ||
    (hasProjects && path.startsWith(projectPages) && !path.endsWith(".md"));
  return replaceSiteLinks(text, (path, hasFragment) => {
    const hasAlternate = isPage(path) && (!hasFragment || hasAnchors(path));
    return site + pathOf(hasAlternate ? markdownPath(path) : path);
  });
};
