import type { Document, ErrorCode } from "yaml";
import { isAlias, isCollection, isScalar, visit } from "yaml";
import { closings, colonInBrackets, hashInBrackets, isClosed } from "./brackets.ts";
import { otherIndentation, possibleIndentations, spacesBefore, textNotIndented } from "./indentation.ts";
import { lineAt, lineEnd, lineStart, linesBefore, type YamlFinding } from "./lines.ts";
import { quoteYaml, unquote } from "./quotes.ts";

// Explains YAML syntax errors without the vocabulary of the YAML specification.

interface YamlProblem {
  readonly code: ErrorCode;
  readonly pos: readonly [start: number, end: number];
}

/** The offset of a quotation mark or bracket that was opened on an earlier line and is still open at the offset. */
const openedBefore = (document: Document, text: string, offset: number): number | undefined => {
  let opened: number | undefined;
  visit(document, {
    Node: (_key, node) => {
      const [start, valueEnd, end] = node.range ?? [0, 0, 0];
      const encloses = start < lineStart(text, offset) && end >= offset;
      const quoted = isScalar(node) && (node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE");
      const isOpen = (): boolean => hashInBrackets(text, start) !== undefined || !isClosed(text.slice(start, valueEnd));
      if (encloses && (quoted || (isCollection(node) && node.flow && isOpen()))) opened = start;
    },
  });
  return opened;
};

const unclosedPair = (text: string, offset: number): YamlFinding => {
  const mark = text[offset] ?? "";
  const closing = closings[mark] ?? mark;
  const { lead, value } = lineAt(text, offset);
  // Text can start with a brace: `{name} is greeted`.
  const isBracedText = mark === "{" && !/^\{\s*\w+:(?:\s|$)/.test(value);
  const isText = closing === mark || isBracedText;
  const end = `${mark === "{" ? " " : ""}${closing}`;
  const closed = isText ? quoteYaml(isBracedText ? value : value.slice(1)) : `${value.replace(/,$/, "")}${end}`;
  return {
    start: offset,
    end: lineEnd(text, offset),
    found: `${closing === mark ? "a quotation mark" : "a bracket"} ${mark} that is not closed`,
    expected: isBracedText ? "quotes around the text" : `a ${closing} on the same line`,
    fix: `write \`${lead.trim()} ${closed}\``,
    isFatal: true,
  };
};

/** A text value that needs quotes because YAML reads it as something else. */
const missingQuotes = (
  text: string,
  offset: number,
  found: string,
  [start, end]: readonly [number, number],
): YamlFinding => {
  const { lead, value } = lineAt(text, offset);
  const quoted = quoteYaml(unquote(value));
  const fix = value.length > 80 ? `put ${quoted[0]} before and after the text` : `write \`${lead.trim()} ${quoted}\``;
  return { start, end, found, expected: "quotes around the text", fix };
};

/** The parser reads the lines after it, so several such lines are reported together. */
const unreadable = { expected: "a key, a colon, a space and a value" } satisfies Partial<YamlFinding>;

const explainLine = (text: string, offset: number): YamlFinding => {
  const { start, line } = lineAt(text, offset);
  const indent = spacesBefore(line);
  const range = { start: start + indent, end: start + line.trimEnd().length };
  const notIndented = textNotIndented(text, offset);
  if (notIndented) return notIndented;
  const glued = /^\s*(?:-\s+)?(\w[\w-]*):(?![ \t])(\s*)(\S.*)$/.exec(line);
  if (glued) {
    const found = glued[2] === "" ? "no space after the colon" : "a no-break space after the colon";
    return { ...unreadable, ...range, found, fix: `write \`${glued[1]}: ${glued[3]}\`` };
  }
  const isKey = /^\s+[\w-]+:(?:\s|$)/.test(line);
  if (isKey && !possibleIndentations(text, offset).includes(indent)) return otherIndentation(text, offset);
  const word = /^\s*(\w[\w-]*)(?:\s+(.*))?$/.exec(line);
  if (word)
    return { ...unreadable, ...range, found: "a line without a colon", fix: `write \`${word[1]}: ${word[2] ?? "…"}\`` };
  const [, item] = /^\s*-\s+(.*?)\s*$/.exec(line) ?? [];
  if (item && /^\r?\n +[\w-]+:\s/.test(text.slice(lineEnd(text, offset))))
    return {
      ...range,
      found: "a list item with text above its keys",
      expected: "a key before the text",
      fix: `write \`- ${/^\.{1,2}\//.test(item) ? "src" : "…"}: ${item}\``,
      isFatal: true,
    };
  if (/^\s*-/.test(line))
    return {
      ...range,
      found: "a list item outside of a list",
      expected: "list items below their key, with the same indentation",
      fix: "indent the item like the other items of its list",
      isFatal: true,
    };
  return {
    ...range,
    found: "a line that cannot be read",
    expected: "valid YAML",
    fix: "compare the indentation and quotation marks with the lines around it",
    isFatal: true,
  };
};

const explainValue = (text: string, [offset, until]: YamlProblem["pos"]): YamlFinding => {
  const { start, line, lead, value, valueAt } = lineAt(text, offset);
  const first = value[0] ?? "";
  const colon = /:(?=\s|$)/.exec(value);
  if (colon && !/^["'[{]/.test(value)) {
    const from = valueAt + colon.index;
    return missingQuotes(text, offset, "a colon followed by a space inside text", [from, from + 1]);
  }
  if (value !== "" && valueAt <= offset && /["']/.test(first))
    return missingQuotes(text, offset, "text after the closing quotation mark", [
      offset,
      start + line.trimEnd().length,
    ]);
  if (value !== "" && valueAt <= offset && /[[{]/.test(first))
    return (
      colonInBrackets(text, offset) ??
      missingQuotes(text, offset, "text after the closing bracket", [offset, start + line.trimEnd().length])
    );
  if (lead.includes(":") && /[*&|>@`%!,?-]/.test(first))
    return missingQuotes(text, offset, `text that starts with ${first}`, [valueAt, valueAt + 1]);
  const next = lineEnd(text, offset) + (text[lineEnd(text, offset)] === "\r" ? 2 : 1);
  const deeper = /^[ \t]*/.exec(text.slice(next))?.[0].length ?? 0;
  if (value !== "" && deeper > spacesBefore(line) && until >= offset) return otherIndentation(text, next);
  return explainLine(text, offset);
};

const duplicateKey = (text: string, offset: number): YamlFinding => {
  const key = /^(?:"[^"]*"|'[^']*'|[^\s:]+)/.exec(text.slice(offset))?.[0] ?? "";
  const item = linesBefore(text, offset).find((line) => /^\s*-\s/.test(line)) ?? "";
  const isInItem = item.replace(/^\s*(?:-\s+)+/, "").startsWith(`${key}:`);
  return {
    start: offset,
    end: offset + key.length,
    found: `a second \`${key}\``,
    expected: "each key only once",
    fix: isInItem
      ? `begin the next item of the list with \`- ${key}: …\`, or remove one of the two`
      : "remove one of them or combine their values",
  };
};

const nestedBrackets = (text: string, offset: number): YamlFinding => {
  // Where the parser fails depends on its stack size; where the brackets begin does not.
  const line = lineStart(text, offset);
  const start = line + Math.max(0, text.slice(line, offset).search(/[[{]/));
  return {
    start,
    end: start + 1,
    found: "too many nested brackets",
    expected: "a few levels of lists and keys",
    fix: "remove the brackets that are not needed",
    isFatal: true,
  };
};

/** Explains one error of the YAML parser. */
export const explainYaml = (document: Document, text: string, { code, pos }: YamlProblem): YamlFinding => {
  const [offset] = pos;
  const { lead, value, valueAt } = lineAt(text, offset);
  const half = /^(["'])(?:(?!\1).)*$/.test(value) ? valueAt : undefined;
  const opened = openedBefore(document, text, offset) ?? half;
  const hash = hashInBrackets(text, opened ?? offset);
  if (hash) return hash;
  if (opened !== undefined) return unclosedPair(text, opened);
  switch (code) {
    case "DUPLICATE_KEY":
      return duplicateKey(text, offset);
    case "BAD_INDENT":
      return otherIndentation(text, offset);
    case "TAB_AS_INDENT":
      return {
        start: offset,
        end: offset + (/^\t+/.exec(text.slice(offset))?.[0].length ?? 1),
        found: "a tab at the start of the line",
        expected: "spaces",
        fix: "indent with spaces, like the lines around it",
      };
    case "BAD_DQ_ESCAPE":
      return {
        start: offset,
        end: offset + 2,
        found: `${text.slice(offset, offset + 2)}, which is not a valid escape in double quotes`,
        expected: "single quotes around text with backslashes",
        fix: `write \`${lead.trim()} ${quoteYaml(unquote(value))}\``,
      };
    case "MULTIPLE_DOCS":
      return {
        start: offset,
        end: lineEnd(text, offset),
        found: "the start of a second document",
        expected: "one document per file",
        fix: "remove the line --- or ... between the documents",
        isFatal: true,
      };
    case "RESOURCE_EXHAUSTION":
      return nestedBrackets(text, offset);
    case "MULTILINE_IMPLICIT_KEY":
    case "MISSING_CHAR":
      return explainLine(text, offset);
    default:
      return explainValue(text, pos);
  }
};

/** Explains why the aliases of a valid document cannot be resolved. */
export const explainAlias = (document: Document, text: string): YamlFinding => {
  const anchors = new Set<string>();
  const aliases: { name: string; start: number; end: number }[] = [];
  visit(document, {
    Node: (_key, node) => {
      if (!isAlias(node) && node.anchor) anchors.add(node.anchor);
      if (isAlias(node)) aliases.push({ name: node.source, start: node.range?.[0] ?? 0, end: node.range?.[1] ?? 1 });
    },
  });
  const loose = aliases.find(({ name }) => !anchors.has(name));
  if (loose) return missingQuotes(text, loose.start, "text that starts with *", [loose.start, loose.start + 1]);
  const { start, end } = aliases.at(-1) ?? { start: 0, end: 1 };
  return {
    start,
    end,
    found: "aliases that repeat other values too often",
    expected: "values written out in full",
    fix: "write the value instead of the alias",
    isFatal: true,
  };
};
