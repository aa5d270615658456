import type { Composition } from "../../composition.ts";
import { number, path } from "../../drawing.ts";

/** A halftone: dots whose size follows the waves of two sources. */
export const halftone: Composition = (random, { ink, accent, second }) => {
  const [columns, rows] = [22, 15];
  const gap = 120 / columns;
  const sources = [0, 1].map(() => ({
    x: random.between(0, 120),
    y: random.between(0, 80),
    length: random.between(26, 44),
  }));
  const strength = (x: number, y: number): number =>
    sources.reduce(
      (sum, source) => sum + Math.cos((Math.hypot(x - source.x, y - source.y) / source.length) * Math.PI),
      0,
    ) / 2;
  const dots = Array.from({ length: columns * (rows + 1) }, (_, index) => {
    const row = Math.floor(index / columns);
    const [x, y] = [((index % columns) + (row % 2 === 0 ? 0.25 : 0.75)) * gap, (row + 0.2) * gap];
    return { x, y, level: strength(x, y) };
  });
  // A line of no length with round ends is a dot, in a third of the characters of a circle.
  const dotted = (from: number, to: number, width: number, color: string): string =>
    path(
      dots
        .filter(({ level }) => level >= from && level < to)
        .map(({ x, y }) => `M${number(x)} ${number(y)}h0`)
        .join(""),
      `fill="none" stroke="${color}" stroke-width="${number(width * gap)}" stroke-linecap="round"`,
    );
  return [
    dotted(-2, -0.45, 0.2, second),
    dotted(-0.45, -0.1, 0.38, second),
    dotted(-0.1, 0.25, 0.56, ink),
    dotted(0.25, 0.6, 0.76, ink),
    dotted(0.6, 2, 0.94, accent),
  ];
};
