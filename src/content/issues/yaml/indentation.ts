import { lineAt, linesBefore, type YamlFinding } from "./lines.ts";

export const spacesBefore = (line: string): number => line.length - line.trimStart().length;

const spaces = (count: number): string => (count === 0 ? "no spaces" : count === 1 ? "1 space" : `${count} spaces`);

/** A line that starts further left or right than its neighbors. */
export const otherIndentation = (text: string, offset: number): YamlFinding => {
  const { start, line } = lineAt(text, offset);
  const indent = spacesBefore(line);
  const isItem = /^\s*-\s/.test(line);
  const [neighbor = ""] = linesBefore(text, offset).filter((before) => !isItem || /^\s*-\s/.test(before));
  // Keys of a list item start after its dash.
  const expected = isItem ? spacesBefore(neighbor) : (/^\s*(?:-\s+)*/.exec(neighbor)?.[0].length ?? 0);
  return {
    start,
    end: start + Math.max(indent, 1),
    found: `${spaces(indent)} before \`${line.trim().split(/\s/)[0]}\``,
    expected: `${spaces(expected)}, so that it starts below ${isItem ? "the dash" : "the key"} above`,
    fix: expected === 0 ? "remove the spaces before it" : `write ${spaces(expected)} before it`,
    isFatal: true,
  };
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
