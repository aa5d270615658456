import type { Composition } from "../../composition.ts";
import { circle, fill, numbers, type Point, path, stroke } from "../../drawing.ts";

/** A map of lines between stations, which run straight and turn by 45 degrees. */
export const network: Composition = (random, { ground, ink, accent, second }) => {
  const lines = random.whole(5, 7);
  const hub: Point = [random.whole(4, 11) * 8, random.whole(4, 6) * 8];
  const route = (index: number): readonly Point[] => {
    const start = random.whole(0, 9) * 8 + 4;
    const end = random.whole(0, 9) * 8 + 4;
    const [x, y] = index < 3 ? hub : [random.whole(4, 11) * 8, random.whole(2, 8) * 8];
    const [before, after] = [Math.abs(y - start), Math.abs(end - y)];
    return [
      [-4, start],
      [Math.max(x - before - 6, -4), start],
      [x - 6, y],
      [x + 6, y],
      [Math.min(x + 6 + after, 124), end],
      [124, end],
    ];
  };
  const colors = [ink, accent, second];
  const drawn = Array.from({ length: lines }, (_, index) => {
    const points = route(index);
    const color = colors[index % colors.length] ?? ink;
    const [, turn = [0, 0], from = [0, 0], to = [0, 0], last = [0, 0]] = points;
    const stops = [turn, from, to, last].filter(([at]) => at > 3 && at < 117);
    return {
      line: path(`M${numbers(...points.flat())}`, stroke(color, 2.4, 'stroke-linejoin="round"')),
      stops: path(
        stops.map(([x, y]) => circle(x, y, 1.7)).join(""),
        `${fill(ground)} stroke="${color}" stroke-width="1"`,
      ),
    };
  });
  return [
    ...drawn.map(({ line }) => line),
    ...drawn.map(({ stops }) => stops),
    path(circle(...hub, 4.2), `${fill(ground)} stroke="${ink}" stroke-width="1.6"`),
  ];
};
