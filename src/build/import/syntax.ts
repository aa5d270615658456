import { parse as locate } from "@humanwhocodes/momoa";
import { type Finding, type Mistake, mistakeAt } from "../content/mistake.ts";
import type { Source } from "../content/source.ts";

/** Where a text stops being JSON, as an offset: where the runtime says so, or where a second parser gives up. */
const offsetOf = (text: string, error: unknown): number => {
  const message = error instanceof Error ? error.message : "";
  // The second parser would name what is still open at the end, which may stand anywhere.
  if (message.includes("end of JSON input")) return text.length;
  const told = /at position (\d+)/.exec(message)?.[1];
  if (told !== undefined) return Number(told);
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
      found: text.trim() === "" ? "an empty file" : "the end of the file, where something is still open",
      expected: "a whole resume as JSON",
      fix: "look whether the file was cut off, or whether a quotation mark or bracket is not closed",
    };
  if (character === "<")
    return { found: "a web page or other markup", expected, fix: "save the resume itself as JSON" };
  if (character === "'") return { found: "a single quotation mark", expected, fix: 'write " around texts and names' };
  if (character === "/" || character === "#") return { found: "a comment", expected, fix: "remove it" };
  if (/[}\]]/.test(character) && before.endsWith(","))
    return { found: "a comma with nothing behind it", expected, fix: `remove the comma before the ${character}` };
  if (/["{[]/.test(character) && /["}\]\w]$/.test(before))
    return { found: "no comma between this and what stands before it", expected, fix: "put a comma before it" };
  if (/[\n\t]/.test(character))
    return {
      found: "a line that ends within a text",
      expected,
      fix: 'close the text with ", or write \\n for a new line',
    };
  return {
    found: `the character ${character}, which cannot stand here`,
    expected,
    fix: "compare with the lines around it",
  };
};

/** What keeps a text from being JSON. */
export const syntaxMistake = (source: Source, error: unknown): Mistake => {
  const offset = Math.min(offsetOf(source.text, error), source.text.length);
  const start = offset >= source.text.length ? source.text.trimEnd().length : offset;
  return mistakeAt(source, start, start + 1, finding(source.text, offset));
};
