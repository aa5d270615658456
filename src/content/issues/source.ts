import { isUtf8 } from "node:buffer";

/** A content file as text. */
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

/** The line and column of an offset. */
export const positionAt = ({ text }: Source, offset: number): Position => {
  const inText = Math.min(Math.max(offset, 0), text.length);
  const start = inText === 0 ? 0 : text.lastIndexOf("\n", inText - 1) + 1;
  const end = text.indexOf("\n", start);
  let line = 1;
  for (let newline = text.indexOf("\n"); newline !== -1 && newline < start; newline = text.indexOf("\n", newline + 1))
    line += 1;
  return {
    line,
    column: inText - start + 1,
    lineText: text.slice(start, end === -1 ? undefined : end).replace(/\r$/, ""),
  };
};

/** The first byte that is not valid UTF-8, and its offset in the decoded text. */
interface InvalidByte {
  readonly byte: number;
  readonly offset: number;
}

const isContinuation = (byte: number): boolean => (byte & 0b1100_0000) === 0b1000_0000;

/** The first byte that changes when the bytes are decoded as UTF-8 and encoded again. */
const findInvalidByte = (bytes: Uint8Array): InvalidByte => {
  const encoded = new TextEncoder().encode(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  let offset = encoded.findIndex((byte, index) => byte !== bytes[index]);
  while (offset > 0 && isContinuation(encoded[offset] ?? 0)) offset -= 1;
  return { byte: bytes[offset] ?? 0, offset: new TextDecoder().decode(bytes.subarray(0, offset)).length };
};

/** The text of a file without a byte order mark, and its first invalid byte, if any. */
export const decode = (file: string, bytes: Uint8Array): { source: Source; invalid?: InvalidByte } => ({
  source: { file, text: new TextDecoder().decode(bytes) },
  ...(!isUtf8(bytes) && { invalid: findInvalidByte(bytes) }),
});
