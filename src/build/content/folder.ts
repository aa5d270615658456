import { readdirSync, readFileSync } from "node:fs";
import { type Mistake, mistakeAt, mistakeOf } from "./mistake.ts";
import { alike, didYouMean } from "./names.ts";
import { decode, type Source } from "./source.ts";

export interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && "code" in error;

/** What a folder holds, in order and without hidden files; undefined where there is no folder. */
export const list = (path: string): Entry[] | undefined => {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries
      .filter(({ name }) => !name.startsWith("."))
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (isSystemError(error) && (error.code === "ENOENT" || error.code === "ENOTDIR")) return undefined;
    throw error;
  }
};

/** The text of a file, or the mistake that keeps it from being read. `file` is its name in messages. */
export const read = (path: string, file: string): { source: Source } | { mistake: Mistake } => {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const found = error.code === "EISDIR" ? "a folder" : `a file that cannot be read (${error.code})`;
    const fix = error.code === "EISDIR" ? "rename the folder, or move it away" : "look at its permissions";
    return { mistake: mistakeOf(file, { found, expected: "a file that can be read", fix }) };
  }
  const { source, invalid } = decode(file, bytes);
  if (!invalid) return { source };
  const { byte, offset } = invalid;
  return {
    mistake: mistakeAt(source, offset, offset + 1, {
      found: `the byte 0x${byte.toString(16).toUpperCase()}, which is not UTF-8`,
      expected: "a file in UTF-8",
      fix: "save the file again with the encoding UTF-8",
    }),
  };
};

/** What is read from a folder: entries of these names, and files with this ending. */
export interface Reads {
  readonly names: readonly string[];
  readonly ending?: string;
}

const stray = (
  file: string,
  { name, isFolder }: Entry,
  { names, ending }: Reads,
  present: readonly string[],
): Mistake => {
  const meant = didYouMean(
    name,
    names.filter((each) => !present.includes(each)),
  );
  const taken = didYouMean(name, names);
  const renamed = !isFolder && ending && /\.(?:markdown|mdx?|txt)$/i.test(name);
  return mistakeOf(file, {
    found: `the ${isFolder ? "folder" : "file"} \`${name}\`, which nothing reads`,
    expected: ending ? `files that end in ${ending}` : `only ${names.join(", ")}`,
    fix: meant
      ? `did you mean \`${meant}\`?`
      : taken
        ? `did you mean \`${taken}\`, which is there too? Put what is in this file into that one, and remove it`
        : renamed
          ? `rename it to \`${name.replace(/\.\w+$/, ending)}\` if it is a project, or move it out of this folder`
          : "move it out of this folder",
  });
};

/** Whatever lies in a folder and is not read, and names that only differ in case. */
export const strays = (folder: string, entries: readonly Entry[], reads: Reads): Mistake[] => {
  const present = entries.map(({ name }) => name);
  const seen = new Map<string, string>();
  return entries.flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (reads.names.includes(entry.name)) return [];
    const isRead = !entry.isFolder && reads.ending !== undefined && entry.name.endsWith(reads.ending);
    if (!isRead) return [stray(file, entry, reads, present)];
    const earlier = seen.get(alike(entry.name));
    seen.set(alike(entry.name), earlier ?? entry.name);
    if (!earlier) return [];
    return [
      mistakeOf(file, {
        found: `the file name \`${entry.name}\`, which differs from \`${earlier}\` only in case or in how accents are stored`,
        expected: "names that stay apart on every file system",
        fix: "rename one of the two files",
      }),
    ];
  });
};
