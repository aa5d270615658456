/** The metadata of a page, for its head and for the front matter of its Markdown alternate. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** The path of the page. */
  readonly path: string;
  /** The day on which its content last changed, YYYY-MM-DD, if known. */
  readonly updated?: string;
}
