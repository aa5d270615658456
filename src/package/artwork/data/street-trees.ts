import { noise } from "../drawing/noise.ts";
import type { Point } from "../drawing/path.ts";
import { between, normal, type Random, seeded } from "../drawing/random.ts";
import { COVER } from "../drawing/sheet.ts";

export type Polygon = readonly Point[];

/** Whether a city block is small enough, or a park. */
interface Block {
  readonly corners: Polygon;
  readonly isPark: boolean;
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);
const area = (corners: Polygon): number =>
  Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** The part of a convex polygon on the left of a line, moved away from the line by a distance. */
const cut = (corners: Polygon, [px, py]: Point, angle: number, gap: number): Polygon => {
  const side = ([x, y]: Point): number => (x - px) * -Math.sin(angle) + (y - py) * Math.cos(angle) - gap;
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [a, b] = [side(corner), side(next)];
    const share = a / (a - b);
    const crossing: Point = [corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share];
    return [...(a >= 0 ? [corner] : []), ...(a >= 0 !== b >= 0 ? [crossing] : [])];
  });
};

/** Splits a polygon across its longest side until the blocks are small. Early cuts are wide avenues. */
const subdivide = (random: Random, corners: Polygon, depth: number): Block[] => {
  const size = area(corners);
  if (size < between(random, 4200, 12000)) return [{ corners, isPark: false }];
  if (size < 46000 && random() < 0.035) return [{ corners, isPark: true }];
  const sides = corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner] as const);
  const lengths = sides.map(([a, b]) => distance(a, b));
  const [from, to] = sides[lengths.indexOf(Math.max(...lengths))] ?? [[0, 0] as const, [1, 0] as const];
  const share = between(random, 0.4, 0.6);
  const point: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2 + normal(random) * 0.09;
  const gap = Math.max(6, 19 - depth * 1.7);
  return [cut(corners, point, angle, gap), cut(corners, point, angle + Math.PI, gap)]
    .filter(({ length }) => length > 2)
    .flatMap((half) => subdivide(random, half, depth + 1));
};

/** Positions every few pixels on the outline of a polygon. */
const along = (corners: Polygon, spacing: number): Point[] =>
  corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const count = Math.floor(distance(from, to) / spacing);
    return Array.from({ length: count }, (_, step): Point => {
      const share = (step + 0.5) / count;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });

/** Positions inside a polygon, on a jittered grid. */
const inside = (random: Random, corners: Polygon, spacing: number): Point[] => {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const positions: Point[] = [];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += spacing)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += spacing) {
      const point: Point = [x + between(random, -0.35, 0.35) * spacing, y + between(random, -0.35, 0.35) * spacing];
      const isInside = corners.every((corner, index) => {
        const next = corners[(index + 1) % corners.length] ?? corner;
        return (next[0] - corner[0]) * (point[1] - corner[1]) - (next[1] - corner[1]) * (point[0] - corner[0]) > 0;
      });
      if (isInside) positions.push(point);
    }
  return positions;
};

export type TreeState = "grown" | "watered" | "thirsty";

/** A tree at its place on the cover, where one pixel is about one meter. The trees of a block are of one species. */
export interface Tree {
  readonly point: Point;
  readonly radius: number;
  readonly state: TreeState;
  readonly block: number;
}

interface City {
  readonly blocks: readonly Polygon[];
  readonly trees: readonly Tree[];
}

/** The trees of a city along its streets and its canal, and in its parks. */
export const city = (): City => {
  const random = seeded(84_000);
  const [bend, edge, age, dryness] = [noise(3), noise(11), noise(17), noise(29)];
  const start: Polygon = [
    [-300, -300],
    [COVER.width + 300, -300],
    [COVER.width + 300, COVER.height + 300],
    [-300, COVER.height + 300],
  ];
  const warp = ([x, y]: Point): Point => [x + 110 * bend(x / 900, y / 900), y + 110 * bend(x / 900 + 40, y / 900)];
  const canal = (x: number): number => 930 - 0.22 * x + 150 * Math.sin(x / 520 + 0.7);
  const trees: Tree[] = [];
  const plant = ([x, y]: Point, radius: number, block: number, bank = 66): void => {
    const town = Math.hypot((x - 1200) / 1090, (y - 750) / 640) + 0.26 * edge(x / 420, y / 420);
    const water = Math.abs(y - canal(x));
    if (town > 1 || water < bank || random() < 0.05) return;
    const dry = dryness(x / 330, y / 330);
    const state = dry > 0.42 && random() < 0.5 ? "thirsty" : dry < 0 && random() < 0.55 ? "watered" : "grown";
    trees.push({ point: [x, y], radius: radius * (1 + 0.35 * age(x / 200, y / 200)), state, block });
  };
  const blocks = subdivide(random, start, 0);
  for (const [block, { corners, isPark }] of blocks.entries()) {
    const grown = between(random, 2.7, 4.7);
    const rows = isPark ? inside(random, corners, 13) : along(corners, grown * 3.2);
    for (const point of rows)
      plant(warp(point), isPark ? between(random, 2.8, 6.2) : grown * between(random, 0.85, 1.1), block);
  }
  for (let x = 60; x < COVER.width; x += 12)
    for (const side of [-50, 50]) plant([x + between(random, -2, 2), canal(x) + side], 4.6, blocks.length, 0);
  return { blocks: blocks.map(({ corners }) => corners.map(warp)), trees };
};
