import { type Glyph, letters } from "../data/script.ts";
import { noise } from "../drawing/noise.ts";
import { circle, type Point, polyline, range, smooth } from "../drawing/path.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";

const PAPER = "#f8f5ec";
const RULE = "#b9b4d6";
const MARGIN = "#d9646c";
const INK = "#23356f";
const GHOSTS = ["#c7cfe6", "#b4bfe0", "#9fadd6", "#8a9acb"] as const;

/** The line of a pointed pen: wide on the way down, thin on the way up. */
const penLine = (points: readonly Point[], weight: number): string => {
  const sides = points.map(([x, y], index): [Point, Point] => {
    const [ax, ay] = points[Math.max(0, index - 1)] ?? [x, y];
    const [bx, by] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    const half = weight * (0.2 + 0.8 * Math.max(0, dy) ** 1.5) * 0.5;
    return [
      [x - dy * half, y + dx * half],
      [x + dy * half, y - dx * half],
    ];
  });
  const quads = sides.slice(1).map(([left, right], index) => {
    const [before, beforeRight] = sides[index] ?? [left, right];
    return polyline([before, left, right, beforeRight], true);
  });
  return (
    quads.join("") +
    points
      .filter((_, index) => index % 2 === 0)
      .map(([x, y]) => circle(x, y, weight * 0.1))
      .join("")
  );
};

/** Writes a word of the script and returns where it ends. No two variants are the same. */
const write = (
  draw: (data: string) => void,
  text: readonly Glyph[],
  origin: Point,
  height: number,
  variant: number,
): void => {
  const [wobble, sway] = [noise(variant * 37 + 5), noise(variant * 53 + 11)];
  const strength = variant === 0 ? 0.035 : 0.17;
  let x = 0;
  for (const { strokes, advance } of text) {
    for (const stroke of strokes) {
      const points = stroke.map(([px, py]): Point => {
        const [gx, gy] = [x + px, py];
        const [dx, dy] = [
          strength * wobble(gx * 0.9, gy * 0.8 + variant * 7),
          strength * sway(gx * 0.8 + 40, gy * 0.9),
        ];
        return [origin[0] + (gx + dx + gy * 0.3) * height, origin[1] - (gy + dy) * height];
      });
      draw(penLine(smooth(points, 14), Math.max(17, height * 0.1)));
    }
    x += advance;
  }
};

/** The name of a typeface on the ruled paper of French schools: the five variants of its letters on top of each other. */
export const handwriting = (): Sheet => {
  const drawing = coverSheet(PAPER);
  const unit = 150;
  for (const line of range(44))
    drawing.stroke(
      polyline([
        [0, 30 + line * (unit / 4)],
        [2400, 30 + line * (unit / 4)],
      ]),
      RULE,
      line % 4 === 0 ? 3.4 : 1.2,
    );
  for (const column of range(17))
    drawing.stroke(
      polyline([
        [column * unit - 20, 0],
        [column * unit - 20, 1500],
      ]),
      RULE,
      2,
    );
  drawing.stroke(
    polyline([
      [280, 0],
      [280, 1500],
    ]),
    MARGIN,
    4.5,
  );
  const word = [...letters("ma"), { strokes: [], advance: 0.62 }, ...letters("main")];
  for (const variant of [4, 3, 2, 1, 0])
    write(
      (data) => drawing.fill(data, variant ? (GHOSTS[4 - variant] ?? INK) : INK, 'fill-rule="nonzero"'),
      word,
      [395, 705],
      225,
      variant,
    );
  for (const [row, letter] of ["a", "é"].entries())
    for (const variant of range(5))
      write(
        (data) => drawing.fill(data, INK, 'fill-rule="nonzero"'),
        letters(letter),
        [430 + variant * 150 + row * 900, 1155],
        112.5,
        variant + 6,
      );
  return drawing;
};
