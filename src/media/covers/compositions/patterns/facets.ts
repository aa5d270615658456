import type { Composition } from "../../composition.ts";
import { mix, numbers, type Point } from "../../drawing.ts";

/** A folded sheet: a net of triangles, each with its own light. */
export const facets: Composition = (random, { ground, ink, accent, second }) => {
  const [columns, rows] = random.pick<readonly [number, number]>([
    [6, 4],
    [7, 5],
    [5, 3],
  ]);
  const [width, height] = [120 / columns, 80 / rows];
  const isEdge = (at: number, last: number): boolean => at === 0 || at === last;
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index): Point => {
    const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))];
    const [dx, dy] = [random.between(-0.3, 0.3) * width, random.between(-0.3, 0.3) * height];
    return [column * width + (isEdge(column, columns) ? 0 : dx), row * height + (isEdge(row, rows) ? 0 : dy)];
  });
  const corner = (column: number, row: number): Point => corners[row * (columns + 1) + column] ?? [0, 0];
  const special = random.whole(0, columns * rows * 2 - 1);
  const base = random.pick([second, accent]);
  const shade = (index: number): string => {
    if (index === special) return base === accent ? second : accent;
    const light = random.between(0, 1);
    return light < 0.5 ? mix(ink, base, light * 2) : mix(base, ground, (light - 0.5) * 1.7);
  };
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [a, b] = [corner(column, row), corner(column + 1, row)];
    const [c, d] = [corner(column + 1, row + 1), corner(column, row + 1)];
    const triangles = random.chance(0.5)
      ? [
          [a, b, c],
          [a, c, d],
        ]
      : [
          [a, b, d],
          [b, c, d],
        ];
    return triangles
      .map((points, half) => {
        const color = shade(index * 2 + half);
        // The stroke closes the hairline between neighbors.
        return `<path d="M${numbers(...points.flat())}Z" fill="${color}" stroke="${color}"/>`;
      })
      .join("");
  });
};
