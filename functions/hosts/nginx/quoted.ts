/**
 * A text as nginx reads it between quotes.
 * @throws Error for `$`, which would be a variable there and cannot be written otherwise.
 */
export const quoted = (text: string): string => {
  if (text.includes("$")) throw new Error(`nginx would take what follows $ in ${JSON.stringify(text)} for a variable`);
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
};

/** A path as a regular expression that matches it alone. */
export const literally = (path: string): string => path.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
