/** A row of a description list: a term and its values. */
export interface Detail {
  readonly term: string;
  readonly values: readonly { readonly text: string; readonly href?: string }[];
}
