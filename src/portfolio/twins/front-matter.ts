import { stringify } from "yaml";
import { documents } from "../../contract/documents.ts";

/** What a page says of itself, in its head and in the front matter of its Markdown. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** The path of the page. */
  readonly path: string;
  /** The day on which its content last changed, where that is known. */
  readonly updated?: string;
}

/** A text whose links lead to the same places wherever it is pasted; code is left as it is. */
const portable = (text: string, site: string): string =>
  text.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1|`[^`\n]*`|\]\(\/(?!\/)/gm, (part) =>
    part === "](/" ? `](${site}/` : part,
  );

/** A page as Markdown: its front matter, by which it can be cited and the rest be found, and its text below. */
export const twin = ({ title, description, path, updated }: PageMeta, site: string, text: string): string => {
  const meta = {
    title,
    description,
    canonical_url: site + path,
    ...(updated && { last_updated: updated }),
    guide: site + documents.guide,
  };
  return `---\n${stringify(meta, { lineWidth: 0 })}---\n\n${portable(text, site).trim()}\n`;
};
