import { readdirSync, readFileSync } from "node:fs";
import { textLanguages } from "../../strings/strings.ts";
import { type ContentIssue, fileIssue, issueAt } from "../issues/content-issue.ts";
import { duplicates } from "../issues/duplicates.ts";
import { didYouMean, normalizeForComparison } from "../issues/similar-names.ts";
import { decode, type Source } from "../issues/source.ts";
import { meantVariant } from "../languages/variant-files.ts";

export interface FolderEntry {
  readonly name: string;
  readonly isFolder: boolean;
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && "code" in error;

/** Whether a file is one that operating systems hide, such as `.DS_Store` or `Thumbs.db`. */
const isHidden = (name: string): boolean => name.startsWith(".") || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/** Whether a file has the name of a picture. */
export const hasPictureName = (name: string): boolean => /\.(?:jpe?g|png|webp|avif|gif)$/i.test(name);

/** The entries of a folder, sorted and without hidden files; undefined if it does not exist. */
export const listFolder = (path: string): FolderEntry[] | undefined => {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries
      .filter(({ name }) => !isHidden(name))
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (isSystemError(error) && (error.code === "ENOENT" || error.code === "ENOTDIR")) return undefined;
    throw error;
  }
};

/** The text of a file, or the issue that prevents reading it. `file` is the name used in messages. */
export const readSource = (path: string, file: string): { source: Source } | { issue: ContentIssue } => {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const found = error.code === "EISDIR" ? "a folder" : `a file that cannot be read (${error.code})`;
    const fix = error.code === "EISDIR" ? "rename the folder or move it elsewhere" : "check its permissions";
    return { issue: fileIssue(file, { found, expected: "a readable file", fix }) };
  }
  const { source, invalid } = decode(file, bytes);
  if (!invalid) return { source };
  const { byte, offset } = invalid;
  return {
    issue: issueAt(source, offset, offset + 1, {
      found: `the byte 0x${byte.toString(16).toUpperCase()}, which is not UTF-8`,
      expected: "a file encoded as UTF-8",
      fix: "save the file again as UTF-8",
    }),
  };
};

/** What a folder may contain: entries with these names, and files with this ending. */
export interface ExpectedFiles {
  readonly names: readonly string[];
  readonly ending?: string;
  /** Files of the folder that are variants in further languages. */
  readonly variants?: readonly string[];
}

/** How to fix an unexpected file or folder. */
const fixFor = (
  { name, isFolder }: FolderEntry,
  { names, ending, variants = [] }: ExpectedFiles,
  present: readonly string[],
): string => {
  const variant = isFolder ? undefined : meantVariant(name);
  const free = variant ? [variant].filter((each) => !variants.includes(each)) : names;
  const meant = didYouMean(
    name,
    free.filter((each) => !present.includes(each)),
  );
  if (meant) return variant ? `rename it to \`${meant}\`` : `did you mean \`${meant}\`?`;
  // `profile.dk.yaml`
  const [, stem, word] = /^([^.]+)\.(\w{2,3})\.yaml$/.exec(name) ?? [];
  if (stem && !variant && names.includes(`${stem}.yaml`))
    return `write a language instead of \`${word}\`, one of ${textLanguages.join(", ")}, or move it out of the content folder`;
  const taken = variant ?? didYouMean(name, names);
  if (taken)
    return `did you mean \`${taken}\`, which also exists? Move the text of this file into it, then delete this file`;
  if (!isFolder && ending && /\.(?:markdown|mdx?|txt)$/i.test(name))
    return `rename it to \`${name.replace(/(?:\.md)?\.\w+$/i, ending)}\` if it is a project; otherwise delete it or move it out of the content folder`;
  if (hasPictureName(name))
    return "name it in `cover`, `gallery`, `photo` or a text, or move it out of the content folder";
  return "delete it or move it out of the content folder";
};

/** Files that the content does not use, and file names that differ only in case. */
export const unexpectedFiles = (
  folder: string,
  entries: readonly FolderEntry[],
  reads: ExpectedFiles,
): ContentIssue[] => {
  const present = entries.map(({ name }) => name);
  const { names, ending } = reads;
  const unnamed = entries.filter(({ name }) => !names.includes(name));
  const isRead = ({ name, isFolder }: FolderEntry): boolean =>
    !isFolder && ending !== undefined && name.endsWith(ending);
  const unexpected = unnamed
    .filter((entry) => !isRead(entry))
    .map((entry) =>
      fileIssue(`${folder}/${entry.name}`, {
        found: `the unexpected ${entry.isFolder ? "folder" : "file"} \`${entry.name}\``,
        expected: ending ? `files that end in ${ending}` : `only ${names.join(", ")}`,
        fix: fixFor(entry, reads, present),
      }),
    );
  const similar = [...duplicates(unnamed.filter(isRead), ({ name }) => normalizeForComparison(name))].map(
    ([{ name }, first]) =>
      fileIssue(`${folder}/${name}`, {
        found: `the file name \`${name}\`, which differs from \`${first.name}\` only in case or in the encoding of accents`,
        expected: "file names that are different on every file system",
        fix: "rename one of the two files",
      }),
  );
  return [...unexpected, ...similar];
};
