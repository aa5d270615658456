import type { Note } from "../../portfolio/resume/notes.ts";

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Rows of two columns, the first as wide as most of its texts. */
const aligned = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.min(44, Math.max(0, ...rows.map(([first]) => first.length)));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
};

const once = <T extends { readonly pointer: string }>(
  notes: readonly T[],
  textOf: (note: T) => string,
): [string, string][] => [
  ...new Map(
    notes.map((note) => [`${note.pointer}\n${textOf(note)}`, [note.pointer, textOf(note)] as [string, string]]),
  ).values(),
];

/** What was taken and where it went, line by line, and what has no place and why. */
export const reportOf = (source: string, folder: string, notes: readonly Note[]): string => {
  const taken = once(
    notes.filter((note) => "file" in note),
    ({ file, key }) => `${folder}/${file}  ${key}`,
  );
  const left = once(
    notes.filter((note) => "why" in note),
    ({ why }) => why,
  );
  return [
    `Taken from ${source}:`,
    ...aligned(taken),
    ...(left.length > 0 ? ["", "Without a place, or not as it was:", ...aligned(left)] : []),
    "",
    `${count(taken.length, "value")} taken, ${left.length} without a place or not as ${left.length === 1 ? "it was" : "they were"}.`,
  ].join("\n");
};

/** A list of files under a heading; nothing where there are none. */
export const filesUnder = (heading: string, folder: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [heading, ...names.map((name) => `  ${folder}/${name}`)];
