import type { Composition } from "../../composition.ts";
import { circle, closedCurve, fill, mix, type Point, path, stroke } from "../../drawing.ts";

/** A map of a hill: contour lines, tinted by height, and a marked summit. */
export const contours: Composition = (random, { ground, ink, accent, second }) => {
  const [x, y] = [random.between(34, 86), random.between(26, 54)];
  const waves = [2, 3, 5].map((count) => ({
    count,
    size: random.between(0.06, 0.2) / Math.sqrt(count),
    phase: random.between(0, 6.3),
  }));
  const [steps, drift] = [random.whole(9, 12), random.between(-1.6, 1.6)];
  const tint = random.chance(0.5) ? accent : second;
  const loop = (level: number): string => {
    const radius = 5 + 66 * (1 - level) ** 1.15;
    const corners = Array.from({ length: 18 }, (_, index): Point => {
      const angle = (index / 18) * Math.PI * 2;
      const wobble = waves.reduce(
        (sum, { count, size, phase }) => sum + size * (1.3 - level) * Math.sin(count * angle + phase + level * drift),
        1,
      );
      return [x + Math.cos(angle) * radius * wobble * 1.25, y + Math.sin(angle) * radius * wobble];
    });
    return closedCurve(corners);
  };
  const levels = Array.from({ length: steps }, (_, index) => index / steps);
  return [
    ...levels.map((level) =>
      path(loop(level), `${fill(mix(ground, tint, level * 0.95))} stroke="${ink}" stroke-width=".35"`),
    ),
    path(circle(x, y, 1.3), fill(ink)),
    path(circle(x, y, 2.6), stroke(ink, 0.4)),
  ];
};
