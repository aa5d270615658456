import type { Position } from "./source.ts";

/** Characters of a line to show, and how many of them before the marked part. */
const MAX_COLUMNS = 100;
const MAX_COLUMNS_BEFORE = 50;

const zeroWidth = /^[\p{M}\p{Cf}]$/u;
const doubleWidth =
  /^[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]$/u;

/** Width of a character in terminal columns. */
export const columnsOf = (character: string): number =>
  zeroWidth.test(character) ? 0 : doubleWidth.test(character) ? 2 : 1;

/** Replaces control characters, which would change the terminal's output. */
const printable = (text: string): string[] =>
  [...text].map((character) => (/[^\P{Cc}\t]/u.test(character) ? "�" : character));

const blank = (characters: readonly string[]): string =>
  characters.map((character) => (character === "\t" ? "\t" : " ".repeat(columnsOf(character)))).join("");

/** The line with carets under `length` characters, cut to `MAX_COLUMNS`. */
export const codeFrame = ({ line, column, lineText, length }: Position & { readonly length: number }): string => {
  const from = column - 1;
  const before = printable(lineText.slice(0, from));
  const meant = printable(lineText.slice(from, from + length));
  const after = printable(lineText.slice(from + length));

  const lead = before.length > MAX_COLUMNS_BEFORE ? ["…", ...before.slice(-MAX_COLUMNS_BEFORE)] : before;
  const marked = meant.slice(0, MAX_COLUMNS - lead.length);
  const tail = [...meant.slice(marked.length), ...after];
  const rest = tail.slice(0, MAX_COLUMNS - lead.length - marked.length);
  const shown = [...lead, ...marked, ...rest, ...(rest.length < tail.length ? ["…"] : [])].join("");

  const gutter = String(line);
  const marks = "^".repeat(
    Math.max(
      1,
      marked.map(columnsOf).reduce((sum, width) => sum + width, 0),
    ),
  );
  return `  ${gutter} | ${shown}\n  ${" ".repeat(gutter.length)} | ${blank(lead)}${marks}`;
};
