/** The texts of the search dialog, which the search button carries as JSON. */
export interface SearchTexts {
  /** The language of the texts. */
  readonly language: string;
  /** The language of the owner's content. Pages about the API are in English. */
  readonly contentLanguage: string;
  /** The file with the entries, in a further language. */
  readonly file?: string;
  readonly title: string;
  readonly field: string;
  readonly placeholder: string;
  readonly close: string;
  /** With `{number}` for the number of results. */
  readonly found: string;
  readonly none: string;
  readonly failed: string;
  /** With `{first}` and `{second}` for the keys. */
  readonly shortcuts: string;
  readonly kinds: Readonly<Record<string, string>>;
}
