import { excerpt } from "./excerpt.ts";
import { type Position, positionAt, type Source } from "./source.ts";

/** One thing in the content that cannot be used, said so that the owner can mend it. */
export interface Mistake extends Position {
  readonly file: string;
  /** How many UTF-16 units of the line are meant. */
  readonly length: number;
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}

export type Finding = Pick<Mistake, "found" | "expected" | "fix">;

/** A mistake in a source from `start` to `end`, at least one character of one line. */
export const mistakeAt = (source: Source, start: number, end: number, finding: Finding): Mistake => {
  const position = positionAt(source, start);
  const rest = Math.max(position.lineText.length - position.column + 1, 1);
  return { file: source.file, ...position, length: Math.min(Math.max(end - start, 1), rest), ...finding };
};

/** A mistake of a whole file or folder. */
export const mistakeOf = (file: string, finding: Finding): Mistake => ({
  file,
  line: 1,
  column: 1,
  lineText: "",
  length: 1,
  ...finding,
});

/** The order in which an owner goes through them: by file, and from top to bottom. */
export const inReadingOrder = (a: Mistake, b: Mistake): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column;

/** A mistake as the owner reads it. */
export const formatMistake = (mistake: Mistake): string =>
  [
    `${mistake.file}:${mistake.line}:${mistake.column}`,
    ...(mistake.lineText === "" ? [] : [excerpt(mistake)]),
    `  found     ${mistake.found}`,
    `  expected  ${mistake.expected}`,
    `  fix       ${mistake.fix}`,
  ].join("\n");

/** All mistakes as one report. */
export const formatMistakes = (mistakes: readonly Mistake[]): string => {
  const files = new Set(mistakes.map(({ file }) => file)).size;
  const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? "" : "s"}`;
  return [...mistakes.map(formatMistake), `${count(mistakes.length, "mistake")} in ${count(files, "file")}.`].join(
    "\n\n",
  );
};

/** The content cannot be used. The message is the whole report. */
export class ContentError extends Error {
  readonly mistakes: readonly Mistake[];
  constructor(mistakes: readonly Mistake[]) {
    const sorted = mistakes.toSorted(inReadingOrder);
    super(formatMistakes(sorted));
    this.name = "ContentError";
    this.mistakes = sorted;
  }
}
