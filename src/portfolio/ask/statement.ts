/** What an answer says, with where that stands. */
export interface Statement {
  readonly text: string;
  /** The path of the page, with the anchor of the part. */
  readonly path: string;
  /** The values that a template was filled with; undefined where it is quoted as it stands there. */
  readonly values?: readonly string[];
}

/** `a`, `a and b`, `a, b and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** Makes a template's function for what stands at a path: it keeps the values apart, so that they can be checked. */
export const statedAt =
  (path: string) =>
  (texts: TemplateStringsArray, ...values: readonly (string | number | readonly string[])[]): Statement => ({
    // What the owner wrote may end a sentence already.
    text: String.raw(
      { raw: texts },
      ...values.map((value) => (typeof value === "object" ? listed(value) : value)),
    ).replace(/([.!?…])\.$/u, "$1"),
    path,
    values: values.flatMap((value) => (typeof value === "object" ? value : [String(value)])),
  });

export const quotedFrom = (path: string, text: string): Statement => ({ text, path });
