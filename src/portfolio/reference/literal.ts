/** How a language writes a value of JSON. Strings are written as JSON has them, which both languages read alike. */
export interface Notation {
  readonly indent: string;
  /** What stands inside the braces of an object on one line. */
  readonly padding: string;
  readonly key: (name: string) => string;
  readonly word: (value: boolean | null) => string;
}

const identifier = /^[A-Za-z_$][\w$]*$/;

/** The name of a member. One name would set the prototype where it is not computed. */
const javascriptKey = (name: string): string => {
  if (name === "__proto__") return '["__proto__"]';
  return identifier.test(name) ? name : JSON.stringify(name);
};

export const javascript: Notation = {
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

export const python: Notation = {
  indent: "    ",
  padding: "",
  key: (name) => JSON.stringify(name),
  word: (value) => pythonWords.get(value) ?? "",
};

/** How long a line gets before it is broken. */
const width = 76;

/**
 * A value of JSON as a literal of a language: on one line where it fits, and with a comma after each part where not.
 *
 * @param outer is what the line that it begins on is indented by, and `before` how much of that line is taken.
 */
export const literal = (value: unknown, notation: Notation, outer = "", before = 0): string => {
  const { indent, padding, key, word } = notation;
  if (typeof value !== "object") return typeof value === "boolean" ? word(value) : JSON.stringify(value);
  if (value === null) return word(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? "[]" : "{}";
  const entries: readonly (readonly [name: string, part: unknown])[] = isList
    ? value.map((part) => ["", part])
    : Object.entries(value).map(([name, part]) => [`${key(name)}: `, part]);
  if (entries.length === 0) return `${open}${close}`;
  const flat = entries.map(([name, part]) => name + literal(part, notation, "", Number.NEGATIVE_INFINITY));
  const space = isList ? "" : padding;
  const line = `${open}${space}${flat.join(", ")}${space}${close}`;
  if (outer.length + before + line.length <= width) return line;
  const inner = outer + indent;
  const parts = entries.map(([name, part]) => `${inner}${name}${literal(part, notation, inner, name.length)},`);
  return `${open}\n${parts.join("\n")}\n${outer}${close}`;
};
