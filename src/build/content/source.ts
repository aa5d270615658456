import { isUtf8 } from "node:buffer";

/** A content file as text, with the means to say where something in it is. */
export interface Source {
  /** Relative to the folder above `content/`, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units, as editors count. */
  readonly column: number;
  /** The line itself, without its ending. */
  readonly lineText: string;
}

/** Where an offset into the text is. */
export const positionAt = ({ text }: Source, offset: number): Position => {
  const at = Math.min(Math.max(offset, 0), text.length);
  const start = at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", start);
  let line = 1;
  for (let newline = text.indexOf("\n"); newline !== -1 && newline < start; newline = text.indexOf("\n", newline + 1))
    line += 1;
  return {
    line,
    column: at - start + 1,
    lineText: text.slice(start, end === -1 ? undefined : end).replace(/\r$/, ""),
  };
};

/** The text of a file, or the first place where its bytes are not UTF-8. */
export const decode = (file: string, bytes: Uint8Array): { source: Source; invalidAt?: number; byte?: number } => {
  if (isUtf8(bytes)) return { source: { file, text: new TextDecoder().decode(bytes) } };
  let end = bytes.length;
  // The longest prefix of whole lines that is UTF-8, then the first replacement in the line after it.
  let start = 0;
  for (let newline = bytes.indexOf(10); newline !== -1; newline = bytes.indexOf(10, newline + 1)) {
    if (!isUtf8(bytes.subarray(start, newline))) {
      end = newline;
      break;
    }
    start = newline + 1;
  }
  const before = new TextDecoder().decode(bytes.subarray(0, start));
  const column = new TextDecoder().decode(bytes.subarray(start, end)).indexOf("\uFFFD");
  const prefix = new TextDecoder().decode(bytes.subarray(start, end)).slice(0, column);
  const byte = bytes[start + new TextEncoder().encode(prefix).length];
  return {
    source: { file, text: new TextDecoder().decode(bytes) },
    invalidAt: before.length + column,
    ...(byte !== undefined && { byte }),
  };
};
