import type { Manifest } from "../contract/site/manifest.ts";
import { pluralize } from "../contract/text/pluralize.ts";

/** Prints one line to the terminal. */
export type PrintLine = (line: string) => void;

/** Prints one line to standard output. */
export const printLine: PrintLine = (line) => void process.stdout.write(`${line}\n`);

/** The time since `start` (from `performance.now()`) as text, such as `1.2 s`. */
export const elapsed = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const MAX_LISTED_FILES = 80;

const formatBytes = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} B`
    : bytes < 1024 * 1024
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1048576).toFixed(1)} MB`;

/** The group of a file in the build report. */
const groupOf = (file: string): string => {
  if (/^\/api\/(?:v1\/)?projects/.test(file)) return "project files";
  if (file.startsWith("/api/")) return "API files";
  if (file.endsWith(".html")) return "pages";
  return "documents and assets";
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The table of files by group: count, size, and size with brotli if there are compressed copies. */
export const fileTable = ({ files, hosting }: Manifest): string => {
  const groups = Map.groupBy(Object.entries(files), ([file]) => groupOf(file));
  const row = (name: string, entries: readonly [string, Manifest["files"][string]][]) => {
    const plain = sum(entries.map(([, file]) => file.size));
    const compressedBytes = sum(entries.map(([, file]) => (file.br ?? file).size));
    const compressed = hosting === "static" ? "" : ` ${formatBytes(compressedBytes).padStart(10)} as brotli`;
    return `  ${name.padEnd(22)}${String(entries.length).padStart(6)} files ${formatBytes(plain).padStart(10)}${compressed}`;
  };
  const rows = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, entries]) => row(name, entries));
  return [...rows, row("total", Object.entries(files))].join("\n");
};

/** The list of files that changed since the last build. */
export const changedFiles = (now: Manifest, before: Manifest | undefined): string => {
  if (!before) return "First build: every file is new.";
  const lines = [
    ...Object.keys(now.files)
      .filter((file) => now.files[file]?.etag !== before.files[file]?.etag)
      .map((file) => `  ${before.files[file] ? "~" : "+"} ${file}`),
    ...Object.keys(before.files)
      .filter((file) => !now.files[file])
      .map((file) => `  - ${file}`),
  ];
  if (lines.length === 0) return "No files changed since the last build.";
  const rest = lines.length > MAX_LISTED_FILES ? [`  … and ${lines.length - MAX_LISTED_FILES} more`] : [];
  return [
    `${pluralize(lines.length, "file")} changed since the last build:`,
    ...lines.slice(0, MAX_LISTED_FILES),
    ...rest,
  ].join("\n");
};
