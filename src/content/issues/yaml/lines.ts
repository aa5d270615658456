import type { Finding } from "../content-issue.ts";

/** A finding at the position to fix, which is often before the position where the parser failed. */
export interface YamlFinding extends Finding {
  readonly start: number;
  readonly end: number;
  /** Whether the parser misread everything after this, so that later errors are meaningless. */
  readonly isFatal?: boolean;
}

export const lineStart = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
export const lineEnd = (text: string, offset: number): number => {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : text[end - 1] === "\r" ? end - 1 : end;
};

/** The parts of a line such as `  - key: value`. Offsets count from the start of the text. */
export const lineAt = (text: string, offset: number) => {
  const start = lineStart(text, offset);
  const line = text.slice(start, lineEnd(text, offset));
  const [, lead = "", value = ""] = /^(\s*(?:-\s+)*(?:[^\s:#'"[{][^:]*:(?=\s))?[ \t]*)(.*?)\s*$/.exec(line) ?? [];
  return { start, line, lead, value, valueAt: start + lead.length };
};

/** The lines before an offset, the nearest first, without empty ones. */
export const linesBefore = (text: string, offset: number): string[] =>
  text
    .slice(0, lineStart(text, offset))
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .toReversed();
