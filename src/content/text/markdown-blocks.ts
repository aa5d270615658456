import { lexer, type Token, type Tokens } from "marked";

/** The entities that the lexer does not decode. */
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token): string => {
      if (token.type === "br") return " ";
      if (token.type === "html") return "";
      if (token.type === "image") return token.text;
      return "tokens" in token && token.tokens ? textOf(token.tokens) : "text" in token ? String(token.text) : "";
    })
    .join("")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

const collapseSpace = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Rows as `Heading: cell; heading: cell`, so that a row can be quoted without its table. Empty cells are left out. */
const tableRows = ({ header, rows }: Tokens.Table): string[] => {
  const headings = header.map(({ tokens }) => textOf(tokens).trim());
  return rows.map((row) =>
    collapseSpace(
      row
        .flatMap(({ tokens }, index) => {
          const cell = textOf(tokens).trim();
          if (cell === "") return [];
          return headings[index] ? `${headings[index]}: ${cell}` : cell;
        })
        .join("; "),
    ),
  );
};

/** Whether a part of a list item has blocks of its own. */
const hasOwnBlocks = ({ type }: Token): boolean => type === "list" || type === "table";

const blocksOf = (token: Token): string[] => {
  switch (token.type) {
    case "paragraph":
    case "text":
      return [collapseSpace(textOf((token as Tokens.Paragraph).tokens ?? [token]))];
    case "blockquote":
      return (token as Tokens.Blockquote).tokens.flatMap(blocksOf);
    case "list":
      return (token as Tokens.List).items.flatMap((item) => {
        const text = textOf(item.tokens.filter((part) => !hasOwnBlocks(part)));
        return [collapseSpace(text), ...item.tokens.filter(hasOwnBlocks).flatMap(blocksOf)];
      });
    case "table":
      return tableRows(token as Tokens.Table);
    default:
      return [];
  }
};

/** The paragraphs, list items and table rows of a Markdown text, without markup and without code blocks. */
export const plainBlocks = (markdown: string): string[] => lexer(markdown).flatMap(blocksOf).filter(Boolean);

/** The headings of a Markdown text. */
export const headingsIn = (markdown: string): string[] =>
  lexer(markdown).flatMap((token) =>
    token.type === "heading" ? collapseSpace(textOf((token as Tokens.Heading).tokens)) : [],
  );

/** The sections of a Markdown document: each heading with the blocks up to the next heading. */
export const sectionsOf = (markdown: string): { readonly title: string; readonly blocks: readonly string[] }[] => {
  const sections: { title: string; blocks: string[] }[] = [];
  for (const token of lexer(markdown)) {
    if (token.type === "heading")
      sections.push({ title: collapseSpace(textOf((token as Tokens.Heading).tokens)), blocks: [] });
    else sections.at(-1)?.blocks.push(...blocksOf(token).filter(Boolean));
  }
  return sections.filter(({ blocks }) => blocks.length > 0);
};
