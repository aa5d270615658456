import { pluralize } from "../../contract/text/pluralize.ts";
import type { ImportNote } from "../../resume/import-notes.ts";

/** Aligns rows of two columns. The first is at most 44 characters wide. */
const alignColumns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.min(44, Math.max(0, ...rows.map(([first]) => first.length)));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
};

const withoutDuplicates = <T extends { readonly pointer: string }>(
  notes: readonly T[],
  textOf: (note: T) => string,
): [string, string][] => [
  ...new Map(
    notes.map((note) => [`${note.pointer}\n${textOf(note)}`, [note.pointer, textOf(note)] as [string, string]]),
  ).values(),
];

/**
 * The import report: imported values with their targets, then skipped or changed values with the reason. If the import is
 * merged into content of the owner, it only counts the values that it read, because some of the owner's are kept.
 */
export const importReport = (
  source: string,
  folder: string,
  notes: readonly ImportNote[],
  isMerged = false,
): string => {
  const imported = withoutDuplicates(
    notes.filter((note) => "file" in note),
    ({ file, key }) => `${folder}/${file}  ${key}`,
  );
  const skipped = withoutDuplicates(
    notes.filter((note) => "why" in note),
    ({ why }) => why,
  );
  const total = `${pluralize(imported.length, "value")} ${isMerged ? "read" : "imported"}, ${skipped.length} skipped or changed.`;
  const skippedLines = skipped.length > 0 ? ["", "Skipped or changed:", ...alignColumns(skipped)] : [];
  return (
    isMerged
      ? [...skippedLines.slice(1), ...(skipped.length > 0 ? [""] : []), `From ${source}: ${total}`]
      : [`Imported from ${source}:`, ...alignColumns(imported), ...skippedLines, "", total]
  ).join("\n");
};

/** A heading and a list of files; empty if there are no files. */
export const fileList = (heading: string, folder: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [heading, ...names.map((name) => `  ${folder}/${name}`)];
