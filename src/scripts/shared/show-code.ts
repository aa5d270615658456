import { beforeBreak, isDenseJson } from "../../contract/text/dense-json.ts";
import { hangingIndent } from "../../contract/text/hanging-indent.ts";
import type { CodePart } from "./code-parts.ts";
import { createElement } from "./create-element.ts";

/** A part of a line with elements where it can wrap. */
const withBreaks = (text: string): readonly (Node | string)[] =>
  text
    .replaceAll(beforeBreak, "$&\n")
    .split("\n")
    .flatMap((piece, at) => (at > 0 ? [createElement("wbr"), piece] : [piece]));

/** Shows code with the classes that the build uses. Untrusted code is added as text. */
export const showCode = (into: HTMLElement, text: string, partsOf: (line: string) => readonly CodePart[]): void => {
  const nodes = text.split("\n").flatMap((line, index) => {
    const code = line.trimStart();
    const space = line.slice(0, line.length - code.length);
    const isDense = isDenseJson(code);
    const parts = partsOf(code).flatMap(([name, part]) =>
      name ? [createElement("span", { className: name }, part)] : isDense ? withBreaks(part) : [part],
    );
    const indent = hangingIndent(line);
    const shown = [space, ...(indent ? [createElement("span", { className: indent }, ...parts)] : parts)];
    return index > 0 ? ["\n", ...shown] : shown;
  });
  into.replaceChildren(...nodes);
};
