import { lineAt, type YamlFinding } from "./lines.ts";
import { quoteYaml } from "./quotes.ts";

/** The marks that close lists and maps. */
export const closings: Readonly<Record<string, string>> = { "[": "]", "{": "}" };

/** Whether a list or map in brackets has all its closing brackets. */
export const isClosed = (source: string): boolean => {
  const [opening = ""] = source;
  const count = (mark: string | undefined): number => source.split(mark ?? "").length;
  return count(opening) === count(closings[opening]);
};

/** A `#` in a list or map in brackets, such as `[#glaze]`. It starts a comment, so that the bracket is not closed. */
export const hashInBrackets = (text: string, offset: number): YamlFinding | undefined => {
  const { value, valueAt } = lineAt(text, offset);
  const [, before = "", meant] =
    /^([[{].*?[[{,:]\s*|[[{]\s*)((?:[^[\]{},:"'#]*\s)?#[^,\]}"']*?)\s*[,\]}]/.exec(value) ?? [];
  if (meant === undefined) return undefined;
  const start = valueAt + before.length;
  return {
    start,
    end: start + meant.length,
    found: "a # that starts a comment",
    expected: "quotes around the text",
    fix: `write \`${quoteYaml(meant)}\``,
    isFatal: true,
  };
};

/** A colon in text in brackets, such as `{ alt: A jar: white }`. */
export const colonInBrackets = (text: string, offset: number): YamlFinding | undefined => {
  const { value, valueAt } = lineAt(text, offset);
  const entry = /^([[{].*?)([\w-]+:\s+)([^\s"'[{,][^,[\]{}]*?:\s[^,[\]{}]*?)\s*[,\]}]/.exec(value);
  if (!entry) return undefined;
  const [, before = "", key = "", meant = ""] = entry;
  const start = valueAt + before.length + key.length;
  return {
    start,
    end: start + meant.length,
    found: "a colon followed by a space inside text",
    expected: "quotes around the text",
    fix: `write \`${key}${quoteYaml(meant)}\``,
    isFatal: true,
  };
};
