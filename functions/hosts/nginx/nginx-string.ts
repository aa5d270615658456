/**
 * Quotes a string for nginx.
 * @throws Error for `$`, which starts a variable and cannot be escaped.
 */
export const nginxString = (text: string): string => {
  if (text.includes("$")) throw new Error(`nginx cannot quote $ in ${JSON.stringify(text)}`);
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
};

/** Escapes a path for use in a regular expression. */
export const escapeRegExp = (path: string): string => path.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
