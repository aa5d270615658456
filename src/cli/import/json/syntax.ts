import { parse as locate } from "@humanwhocodes/momoa";
import { type ContentIssue, type Finding, issueAt } from "../../../content/issues/content-issue.ts";
import type { Source } from "../../../content/issues/source.ts";

/** The offset of a JSON syntax error: from the runtime's message, else from a second parser. */
const offsetOf = (text: string, error: unknown): number => {
  const message = error instanceof Error ? error.message : "";
  // The second parser would report the start of the value that is still open.
  if (message.includes("end of JSON input")) return text.length;
  const reported = /at position (\d+)/.exec(message)?.[1];
  if (reported !== undefined) return Number(reported);
  try {
    locate(text);
    return text.length;
  } catch (second) {
    return second instanceof Error && "offset" in second ? Number(second.offset) : text.length;
  }
};

const finding = (text: string, offset: number): Finding => {
  const before = text.slice(0, offset).trimEnd();
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const expected = "JSON";
  if (offset >= text.length)
    return {
      found: text.trim() === "" ? "an empty file" : "the end of the file inside an unclosed text, list or object",
      expected: "a complete resume as JSON",
      fix: "check whether the file is truncated, or a quotation mark or bracket is not closed",
    };
  if (character === "<")
    return { found: "a web page or other markup", expected, fix: "save the resume itself as JSON" };
  if (before === "" && !/['/]/.test(character))
    return {
      found: "a file that is neither JSON nor a ZIP archive",
      expected: "a JSON Resume, or the ZIP archive of LinkedIn's data export",
      fix: "save the resume as JSON, or pass the archive as LinkedIn sent it",
    };
  if (character === "'")
    return { found: "a single quotation mark", expected, fix: 'use double quotes (") around texts and names' };
  if (character === "/" || character === "#") return { found: "a comment", expected, fix: "remove it" };
  if (/[}\]]/.test(character) && before.endsWith(","))
    return { found: "a trailing comma", expected, fix: `remove the comma before the ${character}` };
  if (/["{[]/.test(character) && /["}\]\w]$/.test(before))
    return { found: "no comma before this value", expected, fix: "add a comma before it" };
  if (/[\n\t]/.test(character))
    return {
      found: "a line break inside a text",
      expected,
      fix: 'close the text with ", or write \\n for a new line',
    };
  return {
    found: `the character ${character}, which JSON does not allow here`,
    expected,
    fix: "remove it, or add the quotation mark, colon or comma that is missing before it",
  };
};

/** The issue for a JSON syntax error. */
export const syntaxIssue = (source: Source, error: unknown): ContentIssue => {
  const offset = Math.min(offsetOf(source.text, error), source.text.length);
  const start = offset >= source.text.length ? source.text.trimEnd().length : offset;
  return issueAt(source, start, start + 1, finding(source.text, offset));
};
