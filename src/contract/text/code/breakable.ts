/** Shorter code fits on a line. */
const MIN_CHARACTERS = 24;

/** HTML of inline code that may wrap after `/` and `|`, if it is long, so that it does not wrap within words. */
export const breakable = (html: string): string =>
  html.length < MIN_CHARACTERS ? html : html.replaceAll(/[/|](?=[^/|])/g, "$&<wbr>");
