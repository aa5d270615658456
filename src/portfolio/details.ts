/** A row of a description list: a term and its values. */
export interface Detail {
  readonly term: string;
  readonly values: readonly {
    readonly text: string;
    readonly href?: string;
    /** Whether it is a profile on a network, which the text names. */
    readonly isProfile?: boolean;
    /** The language of the text, if it is not that of the page. */
    readonly lang?: string;
  }[];
  /** Whether screens do not show it, as the page says it elsewhere. */
  readonly isOnPaperOnly?: boolean;
}
