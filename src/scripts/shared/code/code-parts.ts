import type { LinePart } from "../../../contract/text/code/unbroken-words.ts";

/** A part of a line of code with its class in `src/styles/code.css`. */
export type CodePart = LinePart;

const tokens = /("(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/;

/** The parts of a line of JSON, or of an event with JSON. */
export const jsonParts = (line: string): readonly CodePart[] =>
  line.split(tokens).map((text, index, all) => {
    if (index % 2 === 0) return ["", text];
    if (!text.startsWith('"')) return ["hn", text];
    return [/^\s*:/.test(all[index + 1] ?? "") ? "hk" : "hs", text];
  });

/** The parts of a line of a curl command. */
export const commandParts = (line: string): readonly CodePart[] => {
  const [, program = "", rest = "", end = ""] = /^(curl )?(.*?)( \\)?$/.exec(line) ?? [];
  return [
    ["hf", program],
    ["hs", rest],
    ["", end],
  ];
};
