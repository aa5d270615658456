import type { Composition } from "../../composition.ts";
import { circle, fill, numbers, path } from "../../drawing.ts";

/** Rays from a light on the horizon, and its reflection in the water. */
export const rays: Composition = (random, { ground, ink, accent, second }) => {
  const [x, horizon] = [random.between(30, 90), random.whole(48, 62)];
  const count = random.pick([9, 13, 17] as const);
  const turn = Math.PI / count;
  const wedge = (index: number): string => {
    const [from, to] = [Math.PI + index * turn, Math.PI + (index + 1) * turn];
    const end = (angle: number): [number, number] => [x + Math.cos(angle) * 160, horizon + Math.sin(angle) * 160];
    return `M${numbers(x, horizon)}L${numbers(...end(from), ...end(to))}Z`;
  };
  const odd = Array.from({ length: count }, (_, index) => index).filter((index) => index % 2 === 0);
  const radius = random.between(11, 17);
  const waves = Array.from({ length: 7 }, (_, row) => {
    const y = horizon + 2.5 + row * row * 0.55 + row * 1.6;
    const half = radius * (1.25 - row * 0.09) + random.between(-3, 3);
    return `M${numbers(x - half, y)}H${numbers(x + half)}`;
  }).join("");
  return [
    path(odd.map(wedge).join(""), fill(second)),
    path(circle(x, horizon, radius + 2.5), fill(ground)),
    path(circle(x, horizon, radius), fill(accent)),
    path(`M0 ${horizon}H120V80H0Z`, fill(ink)),
    path(waves, `stroke="${accent}" stroke-width="1.3" stroke-linecap="round"`),
  ];
};
