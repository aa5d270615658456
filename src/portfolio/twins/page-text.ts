import type { Portfolio } from "../content.ts";
import type { PageMeta } from "./front-matter.ts";

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
