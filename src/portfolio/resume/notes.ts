/** What became of a member of a resume: where it went, or why it has no place. */
export type Note =
  | { readonly pointer: string; readonly file: string; readonly key: string }
  | { readonly pointer: string; readonly why: string };

/** Where a thing is read from, as a JSON pointer (RFC 6901), and where it goes: the file, and what its keys begin with. */
export interface Place {
  readonly pointer: string;
  readonly file: string;
  readonly key: string;
}

/** A member, or a path of members and places in lists. */
export type Path = string | readonly (string | number)[];

/** The pointer to what is at a path. */
export const pointerTo = (pointer: string, path: Path): string =>
  [pointer, ...[path].flat().map((part) => String(part).replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");

/** A value as a note shows it: on one line, and cut. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
