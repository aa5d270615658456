import { stringify } from "yaml";
import { documents } from "../contract/site/documents.ts";
import type { PageMeta } from "../page-models/page-meta.ts";
import { withMarkdownLinks } from "./links.ts";

/**
 * A page as Markdown: front matter with its canonical URL and the guide of the site, then its text. `hasProjects` is whether
 * project pages have Markdown alternates, to which the text can link. `pathOf` returns paths in the language of the page.
 */
export const withFrontMatter = (
  { title, description, path, updated }: PageMeta,
  site: string,
  text: string,
  hasProjects: boolean,
  pathOf = (path: string): string => path,
): string => {
  const meta = {
    title,
    description,
    canonical_url: site + pathOf(path),
    ...(updated && { last_updated: updated }),
    guide: site + documents.guide,
  };
  return `---\n${stringify(meta, { lineWidth: 0 })}---\n\n${withMarkdownLinks(text, site, hasProjects, pathOf).trim()}\n`;
};
