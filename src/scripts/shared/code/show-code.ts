import { beforeBreak, isDenseJson } from "../../../contract/text/code/dense-json.ts";
import { hangingIndent } from "../../../contract/text/code/hanging-indent.ts";
import { unbrokenWords } from "../../../contract/text/code/unbroken-words.ts";
import { createElement } from "../create-element.ts";
import type { CodePart } from "./code-parts.ts";

/** A part of a line with elements where it can wrap. */
const withBreaks = (text: string): readonly (Node | string)[] =>
  text
    .replaceAll(beforeBreak, "$&\n")
    .split("\n")
    .flatMap((piece, at) => (at > 0 ? [createElement("wbr"), piece] : [piece]));

const partNode = ([name, text]: CodePart): Node | string =>
  name ? createElement("span", { className: name }, text) : text;

/** The nodes of a line, which wraps between the members of dense JSON, and otherwise only between words. */
const lineNodes = (parts: readonly CodePart[], line: string, isLong: boolean): readonly (Node | string)[] => {
  if (isDenseJson(line)) return parts.flatMap((part) => (part[0] ? [partNode(part)] : withBreaks(part[1])));
  if (!isLong) return parts.map(partNode);
  return unbrokenWords(parts).flatMap(({ isWord, pieces }) => {
    const nodes = pieces.map((piece) => piece.map(partNode));
    if (!isWord) return nodes.flat();
    const spans = nodes.flatMap((piece, at) => [
      ...(at > 0 ? [createElement("wbr")] : []),
      createElement("span", {}, ...piece),
    ]);
    return [createElement("span", { className: "w" }, ...spans)];
  });
};

/** Shows code with the classes that the build uses. Untrusted code is added as text. */
export const showCode = (into: HTMLElement, text: string, partsOf: (line: string) => readonly CodePart[]): void => {
  const nodes = text.split("\n").flatMap((line, index) => {
    const code = line.trimStart();
    const space = line.slice(0, line.length - code.length);
    const indent = hangingIndent(line);
    const parts = lineNodes(partsOf(code), code, indent !== undefined);
    const shown = [space, ...(indent ? [createElement("span", { className: indent }, ...parts)] : parts)];
    return index > 0 ? ["\n", ...shown] : shown;
  });
  into.replaceChildren(...nodes);
};
