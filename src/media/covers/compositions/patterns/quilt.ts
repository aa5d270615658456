import type { Composition } from "../../composition.ts";
import { circle, fill, path } from "../../drawing.ts";

/** A quilt of simple shapes on a grid of 6 by 4. */
export const quilt: Composition = (random, { ground, ink, accent, second }) => {
  const size = 20;
  const pairs = [
    [ground, ink],
    [ink, ground],
    [accent, ground],
    [second, ink],
    [ground, accent],
    [ink, second],
    [ground, second],
  ] as const;
  const shapes: readonly [
    (x: number, y: number, turn: number) => string,
    ...((x: number, y: number, turn: number) => string)[],
  ] = [
    (x, y, turn) =>
      [
        `M${x} ${y}h20a20 20 0 0 1-20 20Z`,
        `M${x + 20} ${y}v20a20 20 0 0 1-20-20Z`,
        `M${x + 20} ${y + 20}h-20a20 20 0 0 1 20-20Z`,
        `M${x} ${y + 20}v-20a20 20 0 0 1 20 20Z`,
      ][turn] ?? "",
    (x, y, turn) =>
      [
        `M${x} ${y}h20a10 10 0 0 1-20 0Z`,
        `M${x + 20} ${y}v20a10 10 0 0 1 0-20Z`,
        `M${x + 20} ${y + 20}h-20a10 10 0 0 1 20 0Z`,
        `M${x} ${y + 20}v-20a10 10 0 0 1 0 20Z`,
      ][turn] ?? "",
    (x, y) => circle(x + 10, y + 10, 6),
    (x, y, turn) =>
      turn % 2 === 0
        ? [3, 10, 17].map((at) => `M${x} ${y + at - 2}h20v4h-20Z`).join("")
        : [3, 10, 17].map((at) => `M${x + at - 2} ${y}v20h4v-20Z`).join(""),
    (x, y, turn) => (turn % 2 === 0 ? `M${x} ${y}h20L${x} ${y + 20}Z` : `M${x} ${y}L${x + 20} ${y + 20}H${x}Z`),
  ];
  const families = [random.pick(shapes), random.pick(shapes), shapes[0]] as const;
  const tiles = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [(index % 6) * size, Math.floor(index / 6) * size];
    const [back, front] = random.pick(pairs);
    const shape = random.pick(families);
    return { x, y, back, front, shape: shape(x, y, random.whole(0, 3)) };
  });
  // No ground shows between tiles at any size: each back continues below the next, and shapes overlap.
  const backs = tiles.map(({ x, y, back }) => path(`M${x} ${y}h22v22h-22Z`, fill(back)));
  const fronts = [...Map.groupBy(tiles, ({ front }) => front)].map(([front, same]) =>
    path(
      same.map(({ shape }) => shape).join(""),
      `${fill(front)} stroke="${front}" stroke-width=".6" stroke-linejoin="round"`,
    ),
  );
  return [...backs, ...fronts];
};
