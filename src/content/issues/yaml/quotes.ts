/** Text in YAML quotes: single if it contains double quotes or backslashes, else double. */
export const quoteYaml = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** Text without its surrounding quotes. */
export const unquote = (text: string): string => /^(["'])(.*)\1$/.exec(text)?.[2] ?? text;
