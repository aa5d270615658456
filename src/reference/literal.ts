/** How a language writes JSON values. Strings are the same in both languages and in JSON. */
export interface LiteralStyle {
  readonly indent: string;
  /** Padding inside the braces of a one-line object. */
  readonly padding: string;
  readonly key: (name: string) => string;
  readonly word: (value: boolean | null) => string;
}

const identifier = /^[A-Za-z_$][\w$]*$/;

/** An object key. `__proto__` must be computed, otherwise it would set the prototype. */
const javascriptKey = (name: string): string => {
  if (name === "__proto__") return '["__proto__"]';
  return identifier.test(name) ? name : JSON.stringify(name);
};

export const javascript: LiteralStyle = {
  indent: "  ",
  padding: " ",
  key: javascriptKey,
  word: String,
};

const pythonWords = new Map<boolean | null, string>([
  [true, "True"],
  [false, "False"],
  [null, "None"],
]);

export const python: LiteralStyle = {
  indent: "    ",
  padding: "",
  key: (name) => JSON.stringify(name),
  word: (value) => pythonWords.get(value) ?? "",
};

/** Longer values are split over several lines. */
const MAX_LINE_LENGTH = 76;

/**
 * Prints a JSON value as a literal: on one line if it fits, otherwise one entry per line with trailing commas.
 *
 * @param outer indentation of the current line
 * @param before number of characters before the value on that line
 */
export const printLiteral = (value: unknown, notation: LiteralStyle, outer = "", before = 0): string => {
  const { indent, padding, key, word } = notation;
  if (typeof value !== "object") return typeof value === "boolean" ? word(value) : JSON.stringify(value);
  if (value === null) return word(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? "[]" : "{}";
  const entries: readonly (readonly [name: string, part: unknown])[] = isList
    ? value.map((part) => ["", part])
    : Object.entries(value).map(([name, part]) => [`${key(name)}: `, part]);
  if (entries.length === 0) return `${open}${close}`;
  const flat = entries.map(([name, part]) => name + printLiteral(part, notation, "", Number.NEGATIVE_INFINITY));
  const space = isList ? "" : padding;
  const line = `${open}${space}${flat.join(", ")}${space}${close}`;
  if (outer.length + before + line.length <= MAX_LINE_LENGTH) return line;
  const inner = outer + indent;
  const parts = entries.map(([name, part]) => `${inner}${name}${printLiteral(part, notation, inner, name.length)},`);
  return `${open}\n${parts.join("\n")}\n${outer}${close}`;
};
