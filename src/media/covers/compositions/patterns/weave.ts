import type { Composition } from "../../composition.ts";
import { fill, path, rectangle } from "../../drawing.ts";

/** A woven cloth: where warp and weft cross, the pattern decides which is above. */
export const weave: Composition = (random, { ground, ink, accent, second }) => {
  const [columns, rows] = [16, 11];
  const unit = 7.5;
  const inset = 0.4;
  const twill = random.pick([
    [1, 1, 0, 0],
    [1, 1, 1, 0, 0, 0],
    [1, 0, 0, 1, 1, 0],
    [1, 0, 0],
    [1, 1, 0, 1, 0, 0],
  ]);
  const turn = random.pick([columns, columns, 8, 4]);
  const stripes = (length: number, colors: readonly string[]): string[] => {
    const threads: string[] = [];
    while (threads.length < length) {
      const color = colors[random.whole(0, colors.length - 1)] ?? ink;
      threads.push(...Array.from({ length: random.whole(1, 4) }, () => color));
    }
    return threads;
  };
  const warp = stripes(columns, [ink, ink, accent]);
  const weft = stripes(rows, [second, second, ink, accent]);
  const isWarp = (x: number, y: number): boolean => {
    const along = Math.floor(x / turn) % 2 === 0 ? x + y : x - y + columns;
    return twill[along % twill.length] === 1;
  };
  const bands = new Map<string, string>();
  const runs = new Map<string, string>();
  const add = (parts: Map<string, string>, color = ink, part = ""): void => {
    parts.set(color, (parts.get(color) ?? "") + part);
  };
  for (let y = 0; y < rows; y += 1) add(bands, weft[y], rectangle(0, y * unit + inset, 120, unit - inset * 2));
  for (let x = 0; x < columns; x += 1)
    for (let y = 0; y < rows; y += 1) {
      if (!isWarp(x, y)) continue;
      const start = y;
      while (y + 1 < rows && isWarp(x, y + 1)) y += 1;
      add(runs, warp[x], rectangle(x * unit + inset, start * unit, unit - inset * 2, (y + 1 - start) * unit));
    }
  const edge = `stroke="${ground}" stroke-width="${inset * 2}"`;
  return [
    ...[...bands].map(([color, data]) => path(data, fill(color))),
    ...[...runs].map(([color, data]) => path(data, `${fill(color)} ${edge}`)),
  ];
};
