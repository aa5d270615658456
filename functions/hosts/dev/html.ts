const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as HTML that shows it as it is. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** The same, with what stands between backticks as code. */
export const withCode = (text: string): string => escaped(text).replaceAll(/`([^`]*)`/g, "<code>$1</code>");
