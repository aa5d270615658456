import { existsSync, readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { type ContentIssue, fileLocation, formatIssues } from "../../../content/issues/content-issue.ts";

/** A page cannot be built. The message is the whole report. */
export class PageError extends Error {}

/** What Vite and Astro add to errors. Lines count from 1, columns from 0. */
interface BuildError extends Error {
  readonly errors?: readonly BuildError[];
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

/** A file, and a line and column in it, both from 1. */
type Place = readonly [file: string, line: number, column: number];

/** The places in a stack, the innermost first. */
const placesIn = (stack: string): Place[] =>
  [...stack.matchAll(/(?:\(|at )(file:\S+|\/.+|[A-Z]:[\\/].+):(\d+):(\d+)\)?$/gm)].map(
    ([, file = "", line, column]) => [
      file.startsWith("file:") ? fileURLToPath(file) : file,
      Number(line),
      Number(column),
    ],
  );

/** The path of a file that the owner wrote, relative to the repository; undefined for files of packages and generated ones. */
const ownFile = (root: string, file: string): string | undefined => {
  const path = relative(root, resolve(root, file)).replaceAll(sep, "/");
  const isOwn = !/^(?:\.\.\/|\.build\/|[A-Z]:)|(?:^|\/)node_modules\//.test(path) && existsSync(resolve(root, file));
  return isOwn ? path : undefined;
};

const locationAt = (root: string, file: string, line: number, column: number) => ({
  ...fileLocation(file),
  line,
  column,
  lineText:
    readFileSync(resolve(root, file), "utf8")
      .split(/\r?\n/, line)
      .at(line - 1) ?? "",
});

/** Where an error is in the owner's files: from the bundler, from its stack, or the page that was rendered. */
const locationOf = (error: BuildError, root: string, page: string | undefined) => {
  const { loc, id } = error;
  const bundled: Place[] = loc ? [[loc.file ?? id ?? "", loc.line, loc.column + 1]] : [];
  for (const [path, line, column] of [...bundled, ...placesIn(error.stack ?? "")]) {
    const file = ownFile(root, path);
    // Lines of Markdown are those of the code that it becomes.
    if (file !== undefined) return file.endsWith(".md") ? fileLocation(file) : locationAt(root, file, line, column);
  }
  const file = [id, page].map((path) => path && ownFile(root, path)).find(Boolean);
  return file ? fileLocation(file) : undefined;
};

/**
 * An error of the bundler or of a page as a report with its place in the owner's files; the error itself if it is not in
 * them. `page` is the file of the page that was rendered.
 */
export const pageError = (thrown: unknown, root: string, page?: string): unknown => {
  if (!(thrown instanceof Error) || thrown instanceof PageError) return thrown;
  const { errors = [thrown] }: BuildError = thrown;
  const issues = errors.flatMap((error): ContentIssue[] => {
    const location = locationOf(error, root, page);
    const [message = ""] = stripVTControlCharacters(error.message).split("\n");
    if (!location) return [];
    return [
      {
        ...location,
        found: `${error.name}: ${message}`,
        expected: "a page that can be built",
        fix: location.lineText ? "correct this line, or what it uses" : "correct this file, or what it uses",
      },
    ];
  });
  return issues.length === errors.length ? new PageError(formatIssues(issues)) : thrown;
};
