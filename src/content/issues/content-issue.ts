import { pluralize } from "../../contract/text/pluralize.ts";
import { codeFrame } from "./code-frame.ts";
import { type Position, positionAt, type Source } from "./source.ts";

/** A marked part of a line of a content file. */
export interface ContentLocation extends Position {
  readonly file: string;
  /** Length of the marked part of the line, in UTF-16 units. */
  readonly length: number;
}

/** One error in the content: where it is, what was found, what was expected, and how to fix it. */
export interface ContentIssue extends ContentLocation {
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}

export type Finding = Pick<ContentIssue, "found" | "expected" | "fix">;

/** From offset `start` to `end`: at least one character, at most to the end of the line. */
export const locationAt = (source: Source, start: number, end: number): ContentLocation => {
  const position = positionAt(source, start);
  const rest = Math.max(position.lineText.length - position.column + 1, 1);
  return { file: source.file, ...position, length: Math.min(Math.max(end - start, 1), rest) };
};

/** An issue from offset `start` to `end`. */
export const issueAt = (source: Source, start: number, end: number, finding: Finding): ContentIssue => ({
  ...locationAt(source, start, end),
  ...finding,
});

/** A whole file or folder. */
export const fileLocation = (file: string): ContentLocation => ({ file, line: 1, column: 1, lineText: "", length: 1 });

/** An issue with a whole file or folder. */
export const fileIssue = (file: string, finding: Finding): ContentIssue => ({ ...fileLocation(file), ...finding });

/** Sorts issues by file, then by line and column. */
export const byPosition = (a: ContentIssue, b: ContentIssue): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column;

/** One issue as text: position, code frame, found, expected and fix. */
const formatIssue = (issue: ContentIssue): string =>
  [
    `${issue.file}:${issue.line}:${issue.column}`,
    ...(issue.lineText === "" ? [] : [codeFrame(issue)]),
    `  found     ${issue.found}`,
    `  expected  ${issue.expected}`,
    `  fix       ${issue.fix}`,
  ].join("\n");

/** All issues as one report, with the totals at the end. */
export const formatIssues = (issues: readonly ContentIssue[], noun = "error"): string => {
  const files = new Set(issues.map(({ file }) => file)).size;
  return [...issues.map(formatIssue), `${pluralize(issues.length, noun)} in ${pluralize(files, "file")}.`].join("\n\n");
};

/** The content has errors. The message is the whole report, with the issues in reading order. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[];
  constructor(issues: readonly ContentIssue[]) {
    const sorted = issues.toSorted(byPosition);
    super(formatIssues(sorted));
    this.name = "ContentError";
    this.issues = sorted;
  }
}
