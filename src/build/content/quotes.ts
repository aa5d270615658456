/** A text in the quotation marks that YAML needs least within it. */
export const inQuotes = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** A text without the quotation marks around it. */
export const withoutQuotes = (text: string): string => /^(["'])(.*)\1$/.exec(text)?.[2] ?? text;
