import type { Composition } from "../../composition.ts";
import { fill, openCurve, type Point, path } from "../../drawing.ts";

/** Mountain ridges, one behind the other, as lines. */
export const ridges: Composition = (random, { ground, ink, accent }) => {
  const rows = random.whole(12, 15);
  const [center, spread] = [random.between(40, 80), random.between(17, 27)];
  const coloured = random.whole(4, rows - 3);
  return Array.from({ length: rows }, (_, row) => {
    const base = 25 + (row * 54) / rows;
    const steps = 20;
    const heights = Array.from({ length: steps + 3 }, () => random.between(0, 1));
    const points = Array.from({ length: steps + 1 }, (_, step): Point => {
      const x = -4 + (step * 128) / steps;
      const [before = 0, here = 0, after = 0] = heights.slice(step);
      const height = (before + here * 2 + after) / 4;
      return [x, base - Math.exp(-(((x - center) / spread) ** 2)) * height * 30 - height * 1.6];
    });
    const line = openCurve(points);
    const [color, width] = row === coloured ? [accent, 1.5] : [ink, 0.6];
    return path(`${line}V84H-4Z`, `${fill(ground)} stroke="${color}" stroke-width="${width}" stroke-linejoin="round"`);
  });
};
