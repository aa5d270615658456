import type { Composition } from "../../composition.ts";
import { circle, fill, path, stroke } from "../../drawing.ts";
import type { CoverPalette } from "../../palettes.ts";
import type { Random } from "../../random.ts";

/**
 * Truchet tiles: each tile has two quarter circles, and together they make long ribbons.
 * @param dots up to which corner of a tile there may be dots
 */
export const ribbons = (
  random: Random,
  { ground, ink, accent, second }: CoverPalette,
  size: number,
  dots?: { readonly column: number; readonly row: number },
): readonly string[] => {
  const [columns, rows] = [Math.ceil(120 / size), Math.ceil(80 / size)];
  const last = dots ?? { column: columns - 1, row: rows - 1 };
  const half = size / 2;
  const bias = random.between(0.35, 0.65);
  const arc = `a${half} ${half} 0 0`;
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * size, Math.floor(index / columns) * size];
    const at = (dx: number, dy: number): string =>
      `M${Math.round((x + dx) * 10) / 10} ${Math.round((y + dy) * 10) / 10}`;
    return random.chance(bias)
      ? `${at(0, half)}${arc} 0 ${half}-${half}${at(half, size)}${arc} 1 ${half}-${half}`
      : `${at(half, 0)}${arc} 0 ${half} ${half}${at(0, half)}${arc} 1 ${half} ${half}`;
  }).join("");
  const circles = Array.from({ length: random.whole(2, 5) }, () =>
    circle(random.whole(1, last.column) * size, random.whole(1, last.row) * size, size * 0.17),
  ).join("");
  return [
    `<g ${stroke(ink, size * 0.42)} stroke-linecap="round"><path id="a" d="${tiles}"/></g>`,
    `<use href="#a" ${stroke(random.chance(0.5) ? accent : ground, size * 0.12)}/>`,
    path(circles, fill(second)),
  ];
};

export const truchet: Composition = (random, palette) => ribbons(random, palette, random.pick([16, 20, 27]));
