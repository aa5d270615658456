import type { Document, ErrorCode } from "yaml";
import { isAlias, isCollection, isScalar, visit } from "yaml";
import type { Finding } from "./mistake.ts";
import { inQuotes, withoutQuotes } from "./quotes.ts";

/** Says in the owner's words why a text is not YAML. The parser's own words are for people who know its grammar. */

interface Problem {
  readonly code: ErrorCode;
  readonly pos: readonly [start: number, end: number];
}

/** A problem at the place where the owner has to look, which is often before the one where the parser gave up. */
export interface Explained extends Finding {
  readonly start: number;
  readonly end: number;
  /** Whether all that follows was read wrongly, so that further problems mean nothing. */
  readonly last?: boolean;
}

const lineStart = (text: string, at: number): number => (at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1);
const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : text[end - 1] === "\r" ? end - 1 : end;
};

/** A line taken apart: `  - key: value`. Offsets are those of the whole text. */
const lineAt = (text: string, at: number) => {
  const start = lineStart(text, at);
  const line = text.slice(start, lineEnd(text, at));
  const [, lead = "", value = ""] = /^(\s*(?:-\s+)*(?:[^\s:#'"[{][^:]*:(?=\s))?[ \t]*)(.*?)\s*$/.exec(line) ?? [];
  return { start, line, lead, value, valueAt: start + lead.length };
};

/** A quotation mark or bracket that opens before a place on an earlier line and is still open there. */
const openedBefore = (document: Document, text: string, at: number): number | undefined => {
  let opened: number | undefined;
  visit(document, {
    Node: (_key, node) => {
      const [start, , end] = node.range ?? [0, 0, 0];
      const encloses = start < lineStart(text, at) && end >= at;
      const quoted = isScalar(node) && (node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE");
      const flow = isCollection(node) && node.flow;
      if (encloses && (quoted || flow)) opened = start;
    },
  });
  return opened;
};

const unclosed = (text: string, at: number): Explained => {
  const mark = text[at] ?? "";
  const closing = mark === "[" ? "]" : mark === "{" ? "}" : mark;
  const { lead, value } = lineAt(text, at);
  const closed = closing === mark ? inQuotes(value.slice(1)) : `${value.replace(/,$/, "")}${closing}`;
  return {
    start: at,
    end: lineEnd(text, at),
    found: `${closing === mark ? "a quotation mark" : "a bracket"} ${mark} that is not closed`,
    expected: `a ${closing} on the same line`,
    fix: `write \`${lead.trim()} ${closed}\``,
    last: true,
  };
};

/** A value that means something to YAML and was meant as text. */
const quotes = (text: string, at: number, found: string, [start, end]: readonly [number, number]): Explained => {
  const { lead, value } = lineAt(text, at);
  const quoted = inQuotes(withoutQuotes(value));
  const fix = value.length > 80 ? `put ${quoted[0]} at both ends of the text` : `write \`${lead.trim()} ${quoted}\``;
  return { start, end, found, expected: "quotes around such a text", fix };
};

const unreadable = { expected: "a key, a colon, a space and a value", last: true };

const wrongLine = (text: string, at: number): Explained => {
  const { start, line } = lineAt(text, at);
  const indent = line.length - line.trimStart().length;
  const range = { start: start + indent, end: start + line.trimEnd().length };
  const glued = /^\s*(?:-\s+)?(\w[\w-]*):(\S.*)$/.exec(line);
  if (glued)
    return { ...unreadable, ...range, found: "no space after the colon", fix: `write \`${glued[1]}: ${glued[2]}\`` };
  const word = /^\s*(\w[\w-]*)(?:\s+(.*))?$/.exec(line);
  if (word)
    return { ...unreadable, ...range, found: "a line without a colon", fix: `write \`${word[1]}: ${word[2] ?? "…"}\`` };
  if (/^\s*-/.test(line))
    return {
      ...range,
      found: "a list item that does not belong to a list",
      expected: "list items below their key, all indented alike",
      fix: "indent the item like the others of its list",
      last: true,
    };
  return {
    ...range,
    found: "a line that cannot be read",
    expected: "valid YAML",
    fix: "compare the indentation and the quotation marks with those of the lines around it",
    last: true,
  };
};

const inValue = (text: string, [at, until]: Problem["pos"]): Explained => {
  const { start, line, lead, value, valueAt } = lineAt(text, at);
  const first = value[0] ?? "";
  const colon = /:(?=\s|$)/.exec(value);
  if (colon && !/^["'[{]/.test(value)) {
    const from = valueAt + colon.index;
    return quotes(text, at, "a colon followed by a space inside a text", [from, from + 1]);
  }
  if (value !== "" && valueAt <= at && /["']/.test(first))
    return quotes(text, at, "text after the closing quotation mark", [at, start + line.trimEnd().length]);
  if (value !== "" && valueAt <= at && /[[{]/.test(first))
    return quotes(text, at, "text after the closing bracket", [at, start + line.trimEnd().length]);
  if (lead.includes(":") && /[*&|>@`%!,?-]/.test(first))
    return quotes(text, at, `a text that starts with ${first}`, [valueAt, valueAt + 1]);
  const next = lineEnd(text, at) + (text[lineEnd(text, at)] === "\r" ? 2 : 1);
  const deeper = /^[ \t]*/.exec(text.slice(next))?.[0].length ?? 0;
  if (value !== "" && deeper > line.length - line.trimStart().length && until >= at)
    return {
      start: next,
      end: next + deeper,
      found: "a line that is indented further than the one above it",
      expected: "the indentation of its neighbours",
      fix: "start it in the same column as the line above",
      last: true,
    };
  return wrongLine(text, at);
};

/** Explains what the parser objects to in a text. */
export const explainYaml = (document: Document, text: string, { code, pos }: Problem): Explained => {
  const [at] = pos;
  const { lead, value, valueAt } = lineAt(text, at);
  const half = /^(["'])(?:(?!\1).)*$/.test(value) ? valueAt : undefined;
  const opened = openedBefore(document, text, at) ?? half;
  if (opened !== undefined) return unclosed(text, opened);
  switch (code) {
    case "DUPLICATE_KEY": {
      const key = /^(?:"[^"]*"|'[^']*'|[^\s:]+)/.exec(text.slice(at))?.[0] ?? "";
      return {
        start: at,
        end: at + key.length,
        found: `\`${key}\` for the second time`,
        expected: "each key once",
        fix: "remove one of the two, or join their values",
      };
    }
    case "TAB_AS_INDENT":
      return {
        start: at,
        end: at + (/^\t+/.exec(text.slice(at))?.[0].length ?? 1),
        found: "a tab at the start of the line",
        expected: "spaces",
        fix: "indent with spaces, as many as the lines beside it have",
      };
    case "BAD_DQ_ESCAPE":
      return {
        start: at,
        end: at + 2,
        found: `${text.slice(at, at + 2)}, which means nothing within double quotes`,
        expected: "single quotes around a text with backslashes",
        fix: `write \`${lead.trim()} ${inQuotes(withoutQuotes(value))}\``,
      };
    case "MULTIPLE_DOCS":
      return {
        start: at,
        end: lineEnd(text, at),
        found: "the start of a second document",
        expected: "one document in a file",
        fix: "remove the line --- or ... that divides them",
        last: true,
      };
    case "RESOURCE_EXHAUSTION": {
      // How far the parser came depends on its stack; where the brackets begin does not.
      const line = text.lastIndexOf("\n", at - 1) + 1;
      const start = line + Math.max(0, text.slice(line, at).search(/[[{]/));
      return {
        start,
        end: start + 1,
        found: "brackets within brackets, too many to read",
        expected: "lists and keys of a few levels",
        fix: "remove the brackets that are not needed",
        last: true,
      };
    }
    case "MULTILINE_IMPLICIT_KEY":
    case "MISSING_CHAR":
      return wrongLine(text, at);
    default:
      return inValue(text, pos);
  }
};

/** Explains why the values of a document that was read well cannot be made: its aliases. */
export const explainAlias = (document: Document, text: string): Explained => {
  const anchors = new Set<string>();
  const aliases: { name: string; start: number; end: number }[] = [];
  visit(document, {
    Node: (_key, node) => {
      if (!isAlias(node) && node.anchor) anchors.add(node.anchor);
      if (isAlias(node)) aliases.push({ name: node.source, start: node.range?.[0] ?? 0, end: node.range?.[1] ?? 1 });
    },
  });
  const loose = aliases.find(({ name }) => !anchors.has(name));
  if (loose) return quotes(text, loose.start, "a text that starts with *", [loose.start, loose.start + 1]);
  const { start, end } = aliases.at(-1) ?? { start: 0, end: 1 };
  return {
    start,
    end,
    found: "aliases that repeat other values too often",
    expected: "values that are written out",
    fix: "write the value instead of the alias",
    last: true,
  };
};
