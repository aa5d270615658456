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

/** A byte that no UTF-8 text has at its place, and the offset into the text where it shows. */
interface InvalidByte {
  readonly byte: number;
  readonly offset: number;
}

const isContinuation = (byte: number): boolean => (byte & 0b1100_0000) === 0b1000_0000;

/** The first byte that is lost when the bytes are read as UTF-8 and written again. */
const firstInvalid = (bytes: Uint8Array): InvalidByte => {
  const written = new TextEncoder().encode(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  let at = written.findIndex((byte, index) => byte !== bytes[index]);
  while (at > 0 && isContinuation(written[at] ?? 0)) at -= 1;
  return { byte: bytes[at] ?? 0, offset: new TextDecoder().decode(bytes.subarray(0, at)).length };
};

/** The text of a file without a byte order mark, and the first byte that is not UTF-8 if there is one. */
export const decode = (file: string, bytes: Uint8Array): { source: Source; invalid?: InvalidByte } => ({
  source: { file, text: new TextDecoder().decode(bytes) },
  ...(!isUtf8(bytes) && { invalid: firstInvalid(bytes) }),
});
