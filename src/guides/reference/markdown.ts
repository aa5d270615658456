/** A block of code in a language. */
export const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

type Row = readonly [name: string, text: string];

/** A table with two columns. The first row has their headings; cells are Markdown without `|`. */
export const table = (...[head, ...rows]: readonly [Row, ...Row[]]): string =>
  [head, ["---", "---"], ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
