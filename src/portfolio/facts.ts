/** A line of a label: a term, and what is to be said of it. */
export interface Fact {
  readonly term: string;
  readonly values: readonly { readonly text: string; readonly href?: string }[];
}
