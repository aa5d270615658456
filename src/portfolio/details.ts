import type { Strings } from "../strings/strings.ts";

/** A row of a description list: a term and its values. */
export interface Detail {
  readonly term: string;
  /** The language of the term, if it is not that of the page. */
  readonly lang?: string;
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

/** The language of a text of Vitrine, if it is not that of the page, for an element with the text. */
export const langOfText = ({ languageOf }: Pick<Strings, "languageOf">, key: string): { readonly lang?: string } => {
  const lang = languageOf(key);
  return lang === undefined ? {} : { lang };
};

/** The term of a row. */
export const termOf = (strings: Strings, key: string): Pick<Detail, "term" | "lang"> => ({
  term: strings.t(key),
  ...langOfText(strings, key),
});
