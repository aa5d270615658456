import type { Portfolio } from "../../content/content.ts";
import { pluralize } from "../../contract/text/pluralize.ts";
import type { ImportNote } from "../../resume/import-notes.ts";
import { baseFile } from "./merge/import-base.ts";

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

/** What the hidden file is for, and who can read it. */
export const baseNotice = (content: string, notes: readonly ImportNote[]): string => {
  const path = `${content}/${baseFile}`;
  const keepsMore = notes.some((note) => "why" in note);
  return keepsMore
    ? `Commit ${path} too: with it, the next import keeps your changes, and npx vitrine export also returns what the content has no field for.\nThe site does not contain it, but everyone who can read your repository can read it.`
    : `Commit ${path} too: it lets the next import keep your changes.`;
};

/** Who can read private values, if there are some: the site does not show them, but the files have them. */
export const privateNotice = (content: string, { profile, experience }: Portfolio): string[] => {
  const hasPrivate = profile.phone ?? profile.address ?? profile.postalCode ?? experience.references;
  return hasPrivate === undefined
    ? []
    : [
        `\n${content}/ has private values: a phone number, an address or references. The site shows them only if site.yaml lists them under publish, but everyone who can read your repository can read them.`,
      ];
};

/** The last lines of the report: how many files were written, or would be. */
export const outcome = (content: string, written: readonly string[], replaced: number, isDryRun: boolean): string[] => {
  const total = `${pluralize(written.length, "file")} to ${content}/ (${replaced} replaced)`;
  if (isDryRun)
    return [
      ...fileList("\nFiles that would be written:", content, written),
      `\nDry run: would write ${total}. Nothing was written.`,
    ];
  return [`\nWrote ${total}.`, "Check the files, then preview the site: npm run dev"];
};
