import type { Composition } from "../../composition.ts";
import { circle, fill, mix, openCurve, type Point, path } from "../../drawing.ts";

/** A landscape of cut paper: hills behind hills, and a sun or a moon. */
export const landscape: Composition = (random, { ground, ink, accent, second }) => {
  const layers = random.whole(4, 6);
  const top = random.between(26, 36);
  const [x, y, radius] = [random.between(22, 98), random.between(14, 26), random.between(7, 13)];
  const far = mix(ground, second, 0.45);
  const near = mix(ink, second, 0.15);
  const hills = Array.from({ length: layers }, (_, layer) => {
    const base = top + (layer * (84 - top)) / layers;
    const [waves, phase, rise] = [random.between(0.035, 0.07), random.between(0, 6.3), random.between(5, 10)];
    const points = Array.from({ length: 15 }, (_, step): Point => {
      const at = -6 + step * 10;
      return [at, base + (Math.sin(at * waves + phase) + 0.4 * Math.sin(at * waves * 2.3 + phase)) * rise];
    });
    return path(`${openCurve(points)}V90H-6Z`, fill(mix(far, near, layer / (layers - 1))));
  });
  return [path(circle(x, y, radius), fill(accent)), ...hills];
};
