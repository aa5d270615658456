/** Lines of code up to this length fit on every screen. */
const MAX_CHARACTERS = 40;
const MAX_INDENT = 24;

/**
 * The class of a line of code that may wrap, so that the rest of it is indented further than its start; undefined for short
 * lines, and for those that start very far inside. The element with the class begins after the spaces at the start. `src/styles/code.css` defines the classes.
 */
export const hangingIndent = (line: string): string | undefined => {
  const indent = line.length - line.trimStart().length;
  return line.length <= MAX_CHARACTERS || indent > MAX_INDENT ? undefined : `i${indent + (indent % 2)}`;
};
