import { type Draft, isWarpUp } from "../data/draft.ts";
import { range, rectangle } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** The cloth of a draft: every float of warp or weft as one thread with a round end. */
export const drawCloth = (
  drawing: Sheet,
  draft: Draft,
  [left, top]: readonly [number, number],
  cell: number,
  inks: readonly [string, string, string],
): void => {
  const [warp, weft, gap] = inks;
  const { threading, treadling } = draft;
  const [columns, rows] = [threading.length, treadling.length];
  drawing.fill(rectangle(left, top, columns * cell, rows * cell), gap);
  const thread = cell * 0.84;
  const inset = (cell - thread) / 2;
  const bar = (x: number, y: number, width: number, height: number): string =>
    `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${(thread * 0.42).toFixed(1)}"/>`;
  const [warps, wefts]: [string[], string[]] = [[], []];
  for (const column of range(columns))
    for (let row = 0; row < rows; row += 1) {
      const start = row;
      while (row < rows && isWarpUp(draft, column, row)) row += 1;
      if (row > start)
        warps.push(bar(left + column * cell + inset, top + start * cell + 1, thread, (row - start) * cell - 2));
    }
  for (const row of range(rows))
    for (let column = 0; column < columns; column += 1) {
      const start = column;
      while (column < columns && !isWarpUp(draft, column, row)) column += 1;
      if (column > start)
        wefts.push(bar(left + start * cell + 1, top + row * cell + inset, (column - start) * cell - 2, thread));
    }
  drawing.add(`<g fill="${weft}">${wefts.join("")}</g><g fill="${warp}">${warps.join("")}</g>`);
};
