import { stringify } from "yaml";

/** What a page says of itself, in its head and in the front matter of its Markdown. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** The path of the page. */
  readonly path: string;
  /** The day on which its content last changed, where that is known. */
  readonly updated?: string;
}

/** A page as Markdown: its front matter, and its text below. */
export const twin = ({ title, description, path, updated }: PageMeta, site: string, text: string): string => {
  const url = path === "/" ? site : site + path;
  return `---\n${stringify({ title, description, url, ...(updated && { updated }) }, { lineWidth: 0 })}---\n\n${text.trim()}\n`;
};
