import { twinOf } from "../../contract/pages.ts";
import type { Portfolio } from "../content.ts";
import { changelogPage } from "./changelog.ts";
import { type PageMeta, twin } from "./front-matter.ts";

/** What twins are made from. */
export interface TwinSource {
  readonly portfolio: Portfolio;
  /** The origin of the site. */
  readonly site: string;
  /** The release of Vitrine. */
  readonly release: string;
  /** The text of the changelog. */
  readonly changelog: string;
}

/** A page in Markdown, in the words and the order of the page. */
export interface PageText {
  readonly meta: PageMeta;
  readonly text: string;
}

/** The Markdown of every page, by the path of its file. */
export const twins = (source: TwinSource): readonly (readonly [path: string, text: string])[] => {
  const pages: readonly PageText[] = [changelogPage(source)];
  return pages.map(({ meta, text }) => [twinOf(meta.path), twin(meta, source.site, text)]);
};
