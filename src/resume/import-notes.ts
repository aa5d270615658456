/** A value that an item needs: its member in the resume, and its key in the content. */
export interface LackingValue {
  readonly member: string;
  readonly key: string;
}

/** What happened to a member of a resume: the file and key it was imported to, or why it was skipped or changed. */
export type ImportNote =
  | { readonly pointer: string; readonly file: string; readonly key: string }
  | { readonly pointer: string; readonly why: string; readonly lacking?: readonly LackingValue[] };

/** Where an item comes from, as a JSON Pointer (RFC 6901), and the file and key prefix that it is imported to. */
export interface FieldLocation {
  readonly pointer: string;
  readonly file: string;
  readonly key: string;
}

/** A member name, or a path of member names and array indexes. */
export type PointerPath = string | readonly (string | number)[];

/** The JSON Pointer to a path below another pointer. */
export const jsonPointer = (pointer: string, path: PointerPath): string =>
  [pointer, ...[path].flat().map((part) => String(part).replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");

/** A value as JSON on one line, truncated to 60 characters. */
export const quoteValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
