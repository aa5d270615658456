import { stringify } from "yaml";
import { documents } from "../contract/site/documents.ts";
import type { PageMeta } from "../page-models/page-meta.ts";

/** Makes links absolute, so that they work wherever the text is pasted. Code is unchanged. */
const withAbsoluteLinks = (text: string, site: string): string =>
  text.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1|`[^`\n]*`|\]\(\/(?!\/)/gm, (part) =>
    part === "](/" ? `](${site}/` : part,
  );

/** A page as Markdown: front matter with its canonical URL and the guide of the site, then its text. */
export const withFrontMatter = (
  { title, description, path, updated }: PageMeta,
  site: string,
  text: string,
): string => {
  const meta = {
    title,
    description,
    canonical_url: site + path,
    ...(updated && { last_updated: updated }),
    guide: site + documents.guide,
  };
  return `---\n${stringify(meta, { lineWidth: 0 })}---\n\n${withAbsoluteLinks(text, site).trim()}\n`;
};
