import type { Manifest } from "../contract/manifest.ts";

/** Tells the person at the terminal what happened. */
export type Say = (line: string) => void;

/** How long something took that began at a time of `performance.now()`. */
export const since = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** How many of something there are, in words: `1 project`, `30 projects`. */
export const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? "" : "s"}`;

const shown = 80;

const size = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} B`
    : bytes < 1024 * 1024
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1048576).toFixed(1)} MB`;

/** What is written where, in groups that a person can take in. */
const groupOf = (file: string): string => {
  if (/^\/api\/(?:v1\/)?projects/.test(file)) return "project pages";
  if (file.startsWith("/api/")) return "API files";
  if (file.endsWith(".html")) return "pages";
  return "documents and assets";
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The table of what was written: files, their size, and their size as sent with brotli. */
export const written = ({ files }: Manifest): string => {
  const groups = Map.groupBy(Object.entries(files), ([file]) => groupOf(file));
  const row = (name: string, entries: readonly [string, Manifest["files"][string]][]) => {
    const plain = sum(entries.map(([, file]) => file.size));
    const sent = sum(entries.map(([, file]) => file.br ?? file.size));
    return `  ${name.padEnd(22)}${String(entries.length).padStart(6)} files ${size(plain).padStart(10)} ${size(sent).padStart(10)} as brotli`;
  };
  const rows = [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, entries]) => row(name, entries));
  return [...rows, row("in all", Object.entries(files))].join("\n");
};

/** Which files differ from the build before. */
export const changed = (now: Manifest, before: Manifest | undefined): string => {
  if (!before) return "First build: every file is new.";
  const lines = [
    ...Object.keys(now.files)
      .filter((file) => now.files[file]?.etag !== before.files[file]?.etag)
      .map((file) => `  ${before.files[file] ? "~" : "+"} ${file}`),
    ...Object.keys(before.files)
      .filter((file) => !now.files[file])
      .map((file) => `  - ${file}`),
  ];
  if (lines.length === 0) return "No file changed since the last build.";
  const rest = lines.length > shown ? [`  … and ${lines.length - shown} more`] : [];
  return [`Changed since the last build: ${lines.length}`, ...lines.slice(0, shown), ...rest].join("\n");
};
