import { contours, sampleField } from "../drawing/contours.ts";
import { noise } from "../drawing/noise.ts";
import { curve, type Point, polyline, range } from "../drawing/path.ts";
import { between, seeded } from "../drawing/random.ts";
import { COVER, coverSheet, type Sheet } from "../drawing/sheet.ts";

const PAPER = "#ebe5ee";
const INK = "#43284f";
const QUIET = "#ee6a45";

const region = { left: -40, top: -40, width: COVER.width + 80, height: COVER.height + 80, step: 10 };
const QUIET_DECIBELS = 49;

/** A street across the sheet that wanders, and how loud it is in decibels at ten pixels. */
interface Street {
  readonly points: readonly Point[];
  readonly decibels: number;
}

const streets = (): Street[] => {
  const random = seeded(46);
  const wander = noise(5);
  return range(9).map((index) => {
    const isAcross = index < 4;
    const start = isAcross
      ? (index + 0.5) / 4 + between(random, -0.06, 0.06)
      : (index - 3.5) / 5 + between(random, -0.05, 0.05);
    const lean = between(random, -0.3, 0.3);
    const points = range(61).map((step): Point => {
      const share = step / 60;
      const aside = start + lean * (share - 0.5) + 0.16 * wander(share * 2.2, index * 7.3);
      return isAcross
        ? [-100 + share * (COVER.width + 200), aside * COVER.height]
        : [aside * COVER.width, -100 + share * (COVER.height + 200)];
    });
    return { points, decibels: between(random, 64, 76) };
  });
};

/** The distance of a point to a line of segments. */
const distanceTo = (points: readonly Point[], x: number, y: number): number => {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < points.length; index += 1) {
    const [[ax, ay], [bx, by]] = [points[index - 1] ?? [0, 0], points[index] ?? [0, 0]];
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    nearest = Math.min(nearest, (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2);
  }
  return Math.sqrt(nearest);
};

/** Lines of equal noise around the streets of a city. The places below a limit are left white. */
export const quietPlaces = (): Sheet => {
  const drawing = coverSheet(PAPER);
  const lines = streets();
  const buildings = noise(31);
  const level = (x: number, y: number): number =>
    10 *
      Math.log10(
        lines.reduce(
          (sum, { points, decibels }) =>
            sum + 10 ** (decibels / 10) / Math.max(1, (distanceTo(points, x, y) / 10) ** 1.9),
          0,
        ),
      ) +
    1.9 * buildings(x / 150, y / 150);
  const samples = sampleField(level, region);
  const quiet = contours(
    samples.map((row) => row.map((value) => -value)),
    region,
    -QUIET_DECIBELS,
  );
  drawing.fill(quiet.map((line) => polyline(line, true)).join(""), QUIET);
  for (const decibels of range(13).map((count) => QUIET_DECIBELS - 6 + count * 1.5)) {
    const data = contours(samples, region, decibels)
      .map((line) => polyline(line))
      .join("");
    drawing.stroke(data, INK, decibels === QUIET_DECIBELS ? 5 : decibels % 4.5 === 1 ? 3.4 : 1.9);
  }
  for (const { points, decibels } of lines) drawing.stroke(curve(points), INK, 14 + (decibels - 64) * 2);
  for (const { points } of lines) drawing.stroke(curve(points), PAPER, 4);
  return drawing;
};
