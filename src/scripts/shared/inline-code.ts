import { createElement } from "./create-element.ts";

/** A message as nodes, with text in backticks as code. */
export const withInlineCode = (message: string): readonly (Node | string)[] => {
  const parts = message.split("`");
  // An unclosed backtick is not markup.
  if (parts.length % 2 === 0) return [message];
  return parts.map((text, index) => (index % 2 === 1 ? createElement("code", {}, text) : text));
};
