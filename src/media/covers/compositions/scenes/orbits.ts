import type { Composition } from "../../composition.ts";
import { circle, fill, number, path } from "../../drawing.ts";

/** Star trails: arcs around a pole, of different lengths and weights. */
export const orbits: Composition = (random, { ink, accent, second }) => {
  const [x, y] = [random.pick([18, 60, 102]), random.pick([14, 40, 84])];
  const count = random.whole(13, 18);
  const reach = Math.max(Math.hypot(x, y), Math.hypot(120 - x, y), Math.hypot(x, 80 - y), Math.hypot(120 - x, 80 - y));
  const gap = (reach * 0.98) / count;
  const rings = Array.from({ length: count }, (_, index) => {
    const radius = gap * (index + 0.9);
    const length = Math.PI * 2 * radius;
    const arcs = random.whole(1, 3);
    const share = random.between(0.35, 0.85);
    const color = random.pick([ink, ink, ink, second, second, accent]);
    const width = random.pick([gap * 0.16, gap * 0.3, gap * 0.55]);
    const dash = `${number((length / arcs) * share)} ${number((length / arcs) * (1 - share))}`;
    return `<circle cx="${x}" cy="${y}" r="${number(radius)}" stroke="${color}" stroke-width="${number(width)}" stroke-dasharray="${dash}" transform="rotate(${random.whole(0, 359)} ${x} ${y})"/>`;
  });
  return [`<g fill="none" stroke-linecap="round">${rings.join("")}</g>`, path(circle(x, y, gap * 0.42), fill(accent))];
};
