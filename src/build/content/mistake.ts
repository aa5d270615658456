import leven from "leven";
import { type Position, positionAt, type Source } from "./source.ts";

/** One thing in the content that cannot be used, said so that the owner can mend it. */
export interface Mistake extends Position {
  readonly file: string;
  /** How many characters of the line are meant. */
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

/** The known word nearest to one that is not known, if one is near enough to be meant. */
export const didYouMean = (word: string, known: readonly string[]): string | undefined => {
  const near = known
    .map((candidate) => ({ candidate, distance: leven(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.candidate;
};

const width = 100;

/** The line with a mark under what is meant, cut to what fits beside it. */
const excerpt = ({ line, column, lineText, length }: Mistake): string => {
  const from = Math.max(0, column - 1 - width / 2);
  const shown = lineText.slice(from, from + width);
  const gutter = String(line);
  const lead = shown.slice(0, column - 1 - from).replaceAll(/[^\t]/g, " ");
  const marks = "^".repeat(Math.max(1, Math.min(length, shown.length - lead.length)));
  return `  ${gutter} | ${shown}\n  ${" ".repeat(gutter.length)} | ${lead}${marks}`;
};

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
