/** A part of a line of code: its class, which is empty for plain text, and its text. */
export type LinePart = readonly [name: string, text: string];

/** A part of a line: text that may wrap at its spaces, or a word, whose pieces must not wrap. */
export interface LineRun {
  readonly isWord: boolean;
  readonly pieces: readonly (readonly LinePart[])[];
}

/** Browsers wrap lines after these characters, also within words such as `-i`, `x-api-key` or `/api/profile`. */
const breakable = /[-/?|}!](?=.)/;

/** The runs of a line between the offsets, in order. */
const slice = (parts: readonly LinePart[], start: number, end: number): readonly LinePart[] => {
  let at = 0;
  return parts.flatMap(([name, text]): readonly LinePart[] => {
    const from = at;
    at += text.length;
    const piece = text.slice(Math.max(0, start - from), Math.max(0, end - from));
    return piece ? [[name, piece]] : [];
  });
};

/** A word, with the backslash that continues a command after it. */
const word = /\S+(?: \\$)?/g;

/** Longer words do not fit beside the deepest indent on phones, so they wrap after the delimiters of a URL. */
const MAX_LENGTH = 24;
const delimited = /(?<=[/?&,])(?![/?&,])|(?<=:)(?=[a-z])/;

/** Longer pieces wrap before a punctuation mark, and tokens without one wrap anywhere. */
const short = new RegExp(`.{1,${MAX_LENGTH}}(?![\\p{L}\\p{N}])|.{1,${MAX_LENGTH}}`, "gu");

/** The lengths of the pieces of a word. */
const pieceLengths = (text: string): readonly number[] =>
  text.length > MAX_LENGTH
    ? text.split(delimited).flatMap((piece) => (piece.match(short) ?? []).map(({ length }) => length))
    : [text.length];

/** A line of code, split at the words within which a browser would wrap it. */
export const unbrokenWords = (parts: readonly LinePart[]): readonly LineRun[] => {
  const line = parts.map(([, text]) => text).join("");
  const words = [...line.matchAll(word)].filter(([text]) => breakable.test(text));
  let at = 0;
  const take = (end: number): readonly LinePart[] => {
    const start = at;
    at = end;
    return slice(parts, start, end);
  };
  const runs = words.flatMap(({ 0: text, index }): readonly LineRun[] => {
    const before = { isWord: false, pieces: [take(index)] };
    return [before, { isWord: true, pieces: pieceLengths(text).map((length) => take(at + length)) }];
  });
  return [...runs, { isWord: false, pieces: [take(line.length)] }].filter(({ pieces: [first] }) => first?.length);
};
