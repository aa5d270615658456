import { type Document, isScalar, visit } from "yaml";
import { lineAt, linesBefore, type YamlFinding } from "./lines.ts";

export const spacesBefore = (line: string): number => line.length - line.trimStart().length;

const spaces = (count: number): string => (count === 0 ? "no spaces" : count === 1 ? "1 space" : `${count} spaces`);

/**
 * The indentations that the line at an offset can have, the nearest above it first: those of the dashes above if it starts with a
 * dash, otherwise those of the keys.
 */
export const possibleIndentations = (text: string, offset: number): number[] => {
  const isItem = /^\s*-\s/.test(lineAt(text, offset).line);
  let least = Number.POSITIVE_INFINITY;
  return linesBefore(text, offset).flatMap((before) => {
    if (isItem && !/^\s*-\s/.test(before)) return [];
    // Keys of a list item start after its dash.
    const indent = isItem ? spacesBefore(before) : (/^\s*(?:-\s+)*/.exec(before)?.[0].length ?? 0);
    if (indent >= least) return [];
    least = indent;
    return [indent];
  });
};

/** A line that starts further left or right than its neighbors. */
export const otherIndentation = (text: string, offset: number): YamlFinding => {
  const { start, line } = lineAt(text, offset);
  const indent = spacesBefore(line);
  const isItem = /^\s*-\s/.test(line);
  const distance = (possible: number): number => Math.abs(possible - indent);
  const [expected = 0] = possibleIndentations(text, offset).toSorted((a, b) => distance(a) - distance(b));
  const fix = expected === 0 ? "remove the spaces before it" : `write ${spaces(expected)} before it`;
  const [, before, key] = /^(\s*(?:-\s+)*)([\w-]+):\s+[^\s|>]/.exec(linesBefore(text, offset)[0] ?? "") ?? [];
  const isBelowText = !isItem && before !== undefined && indent > before.length;
  return {
    start,
    end: start + Math.max(indent, 1),
    found: `${spaces(indent)} before \`${line.trim().split(/\s/)[0]}\``,
    expected: `${spaces(expected)}, so that it starts below ${isItem ? "the dash" : "the key"} above`,
    fix: isBelowText ? `${fix}; if it is text of \`${key}\`, write \`${key}: |\` and all of the text below it` : fix,
    isFatal: true,
  };
};

/** The keys after spaces that YAML reads as letters, such as no-break spaces. */
export const keysAfterOtherSpaces = (document: Document, text: string): YamlFinding[] => {
  const findings: YamlFinding[] = [];
  visit(document, {
    Pair: (_, { key }) => {
      if (!isScalar(key) || !key.range || !/^[^\S ]/.test(String(key.value))) return;
      const { start, line } = lineAt(text, key.range[0]);
      const indent = spacesBefore(line);
      findings.push({
        start,
        end: start + indent,
        found: `no-break spaces before \`${line.trim().split(/\s/)[0]}\``,
        expected: "spaces as the space bar writes them",
        fix: `write ${spaces(indent)} before it`,
      });
    },
  });
  return findings;
};

/** A line of the text below a key such as `about: |` that starts as far left as the key. */
export const textNotIndented = (text: string, offset: number): YamlFinding | undefined => {
  const { start, line } = lineAt(text, offset);
  const before = linesBefore(text, offset);
  const at = before.findIndex((line) => /^\s*(?:-\s+)*[\w-]+:(?:\s|$)/.test(line));
  const key = before[at] ?? "";
  const [, name] = /^\s*(?:-\s+)*([\w-]+):\s*[|>][-+\d]*\s*$/.exec(key) ?? [];
  const isLeft = [line, ...before.slice(0, at)].every((line) => spacesBefore(line) <= spacesBefore(key));
  return name === undefined || !isLeft
    ? undefined
    : {
        start,
        end: start + line.trimEnd().length,
        found: `text that starts as far left as \`${name}\``,
        expected: `the text of \`${name}\` further right`,
        fix: `write ${spaces(spacesBefore(key) + 2)} before each line of the text`,
        isFatal: true,
      };
};
