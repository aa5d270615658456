import type { Point } from "../drawing/path.ts";

/** A letter of a school script: strokes with y upwards from the baseline, in heights of a small letter. */
export interface Glyph {
  readonly strokes: readonly (readonly Point[])[];
  readonly advance: number;
}

const stroke = (text: string): Point[] =>
  text.split(" ").map((pair): Point => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });

const GLYPHS: Readonly<Record<string, Glyph>> = {
  m: {
    strokes: [
      stroke(
        "-0.05,0.12 0.1,0.45 0.24,0.85 0.36,1 0.45,0.9 0.46,0.55 0.46,0 0.48,0.35 0.58,0.75 0.76,1 0.87,0.92 0.89,0.55 0.89,0 0.91,0.35 1.01,0.75 1.19,1 1.31,0.92 1.33,0.5 1.34,0.18 1.43,0 1.6,0.12",
      ),
    ],
    advance: 1.65,
  },
  a: {
    strokes: [
      stroke(
        "-0.05,0.12 0.2,0.4 0.45,0.82 0.66,0.92 0.48,1.01 0.25,0.9 0.1,0.55 0.14,0.15 0.32,-0.01 0.5,0.15 0.64,0.55 0.7,0.98 0.68,0.5 0.7,0.14 0.8,0 0.97,0.12",
      ),
    ],
    advance: 1.02,
  },
  i: {
    strokes: [
      stroke("-0.05,0.12 0.1,0.5 0.22,1 0.22,0.5 0.24,0.14 0.34,0 0.51,0.12"),
      stroke("0.23,1.48 0.24,1.46 0.235,1.42 0.225,1.4"),
    ],
    advance: 0.56,
  },
  n: {
    strokes: [
      stroke(
        "-0.05,0.12 0.1,0.45 0.24,0.85 0.36,1 0.45,0.9 0.46,0.55 0.46,0 0.48,0.35 0.58,0.75 0.78,1 0.9,0.92 0.92,0.5 0.93,0.18 1.02,0 1.2,0.14 1.34,0.34",
      ),
    ],
    advance: 1.25,
  },
  é: {
    strokes: [
      stroke("-0.1,0.12 0.15,0.3 0.4,0.6 0.44,0.88 0.3,1.01 0.14,0.85 0.08,0.5 0.14,0.14 0.32,-0.01 0.52,0.1 0.66,0.3"),
      stroke("0.5,1.6 0.42,1.45 0.34,1.3"),
    ],
    advance: 0.7,
  },
};

/** The letters of a word. Throws if the script lacks one. */
export const letters = (word: string): Glyph[] =>
  [...word].map((letter) => {
    const glyph = GLYPHS[letter];
    if (!glyph) throw new Error(`The script has no ${letter}.`);
    return glyph;
  });
