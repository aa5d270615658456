import type { Field } from "./noise.ts";
import type { Point } from "./path.ts";

/** A region of the sheet and the distance of its samples, in pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly step: number;
}

/** Edges of a cell that a contour connects, for each combination of corners above the level (marching squares). */
const CASES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

/** The samples of a field at the corners of all cells of a region. */
export const sampleField = (field: Field, { left, top, width, height, step }: Region): number[][] =>
  Array.from({ length: Math.round(height / step) + 1 }, (_, row) =>
    Array.from({ length: Math.round(width / step) + 1 }, (_, column) => field(left + column * step, top + row * step)),
  );

/** The lines along which a sampled field has a value. Lines that end where they begin are closed. */
export const contours = (samples: readonly (readonly number[])[], region: Region, level: number): Point[][] => {
  const ends = new Map<string, { point: Point; next: string[] }>();
  const join = (from: string, fromPoint: Point, to: string, toPoint: Point): void => {
    for (const [name, point, next] of [
      [from, fromPoint, to],
      [to, toPoint, from],
    ] as const) {
      const end = ends.get(name) ?? { point, next: [] };
      end.next.push(next);
      ends.set(name, end);
    }
  };
  const value = (column: number, row: number): number => samples[row]?.[column] ?? 0;
  const rows = samples.length - 1;
  const columns = (samples[0]?.length ?? 1) - 1;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const corners: readonly Point[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      const crossing = (edge: number): readonly [string, Point] => {
        const from: Point = corners[edge] ?? [0, 0];
        const to: Point = corners[(edge + 1) % 4] ?? [0, 0];
        const [a, b] = [value(...from), value(...to)];
        const share = (level - a) / (b - a);
        const name = [from, to].map(String).sort().join(":");
        const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
        return [name, [region.left + x * region.step, region.top + y * region.step]];
      };
      const above = corners.map((corner) => (value(...corner) > level ? 1 : 0));
      const [a = 0, b = 0, c = 0, d = 0] = above;
      for (const [from, to] of CASES[a * 8 + b * 4 + c * 2 + d] ?? []) join(...crossing(from), ...crossing(to));
    }
  const lines: Point[][] = [];
  const follow = (start: string): void => {
    const line: Point[] = [];
    let name: string | undefined = start;
    while (name !== undefined) {
      const end = ends.get(name);
      if (!end) break;
      line.push(end.point);
      const next: string | undefined = end.next.pop();
      if (next === undefined) break;
      const other = ends.get(next);
      other?.next.splice(other.next.indexOf(name), 1);
      name = next;
    }
    if (line.length > 2) lines.push(line);
  };
  for (const [name, { next }] of ends) if (next.length === 1) follow(name);
  for (const [name, { next }] of ends) if (next.length > 1) follow(name);
  return lines;
};
