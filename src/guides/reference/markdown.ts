/** A block of code in a language. After the language, its info string can have the title of a response. */
export const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

type Row = readonly [name: string, ...texts: string[]];

/** A table. The first row has the headings of its columns; cells are Markdown without `|`. */
export const table = (...[head, ...rows]: readonly [Row, ...Row[]]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
