import { noise } from "../drawing/noise.ts";
import { curve, type Point, polyline, range } from "../drawing/path.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";

const PAPER = "#f6f1e6";
const PRINTED = "#191717";
const ACTUAL = "#dd3524";
const RUNS = 118;
const [LEFT, RIGHT, TOP, BOTTOM] = [170, 2230, 130, 1370];

/**
 * Every tram of a day as two lines: straight as printed, and where it really was. Late trams lean away from the
 * timetable, so the two rush hours and one breakdown show from across the room.
 */
export const trams = (): Sheet => {
  const drawing = coverSheet(PAPER);
  const [traffic, luck] = [noise(7), noise(23)];
  const gap = (RIGHT - LEFT) / (RUNS - 1);
  const delay = (run: number, share: number): number => {
    const hour = 4.5 + (run / RUNS) * 20;
    const rush = Math.exp(-(((hour - 8) / 1.15) ** 2)) * 2.1 + Math.exp(-(((hour - 16.9) / 1.8) ** 2)) * 3.4;
    const breakdown = 4.2 * Math.exp(-(((hour - 12.4) / 0.5) ** 2)) * Math.exp(-(((share - 0.46) / 0.16) ** 2));
    const way = share ** 1.4 * (0.72 + 0.5 * traffic(share * 3, run / 30));
    return Math.max(0, rush * way + breakdown + 0.28 * luck(share * 5, run / 3) * share) * gap * 1.15;
  };
  for (const run of range(RUNS)) {
    const x = LEFT + run * gap;
    drawing.stroke(
      polyline([
        [x, TOP],
        [x, BOTTOM],
      ]),
      PRINTED,
      5.6,
    );
  }
  for (const run of range(RUNS)) {
    const line = range(63).map((step): Point => {
      const share = step / 62;
      return [LEFT + run * gap + delay(run, share), TOP + share * (BOTTOM - TOP)];
    });
    drawing.stroke(curve(line), ACTUAL, 5.6);
  }
  return drawing;
};
