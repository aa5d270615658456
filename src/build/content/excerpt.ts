import type { Position } from "./source.ts";

/** How many characters of a line are shown, and how many of them before what is marked. */
const width = 100;
const widthBefore = 50;

const zeroWidth = /^[\p{M}\p{Cf}]$/u;
const doubleWidth =
  /^[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]$/u;

/** How many columns a character takes in a terminal. */
const columns = (character: string): number => (zeroWidth.test(character) ? 0 : doubleWidth.test(character) ? 2 : 1);

/** Control characters would change what the terminal shows. */
const printable = (text: string): string[] => [...text].map((each) => (/[^\P{Cc}\t]/u.test(each) ? "�" : each));

const blank = (characters: readonly string[]): string =>
  characters.map((each) => (each === "\t" ? "\t" : " ".repeat(columns(each)))).join("");

/** The line with a mark under `length` characters of it, cut to what fits beside them. */
export const excerpt = ({ line, column, lineText, length }: Position & { readonly length: number }): string => {
  const from = column - 1;
  const before = printable(lineText.slice(0, from));
  const meant = printable(lineText.slice(from, from + length));
  const after = printable(lineText.slice(from + length));

  const lead = before.length > widthBefore ? ["…", ...before.slice(-widthBefore)] : before;
  const marked = meant.slice(0, width - lead.length);
  const tail = [...meant.slice(marked.length), ...after];
  const rest = tail.slice(0, width - lead.length - marked.length);
  const shown = [...lead, ...marked, ...rest, ...(rest.length < tail.length ? ["…"] : [])].join("");

  const gutter = String(line);
  const marks = "^".repeat(
    Math.max(
      1,
      marked.map(columns).reduce((sum, each) => sum + each, 0),
    ),
  );
  return `  ${gutter} | ${shown}\n  ${" ".repeat(gutter.length)} | ${blank(lead)}${marks}`;
};
