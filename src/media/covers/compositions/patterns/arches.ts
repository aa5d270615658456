import type { Composition } from "../../composition.ts";
import { fill, number, path } from "../../drawing.ts";

/** Rows of nested arches, some of them upside down. */
export const arches: Composition = (random, { ground, ink, accent, second }) => {
  const [width, height] = random.pick<readonly [number, number]>([
    [40, 40],
    [30, 40],
    [24, 26.7],
  ]);
  const bands = random.pick([3, 4] as const);
  const orders = [
    [ink, second, accent],
    [accent, ground, ink],
    [second, ink, ground],
  ] as const;
  const arch = (x: number, base: number, radius: number, rise: number): string => {
    const [size, side] = [number(radius), number(rise)];
    return `M${number(x - radius)} ${number(base)}v${side}a${size} ${size} 0 0 ${rise < 0 ? 1 : 0} ${number(radius * 2)} 0V${number(base)}Z`;
  };
  const [columns, rows] = [120 / width, Math.ceil(80 / height)];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, top] = [(index % columns) * width, Math.floor(index / columns) * height];
    const isUp = random.chance(0.65);
    const order = random.pick(orders);
    return Array.from({ length: bands }, (_, band) => {
      const radius = (width / 2) * (1 - band / bands);
      const rise = (height - width / 2) * (isUp ? -1 : 1);
      const color = order[band % order.length] ?? ink;
      return path(arch(x + width / 2, isUp ? top + height : top, radius, rise), fill(color));
    }).join("");
  });
};
