import { contours, sampleField } from "../drawing/contours.ts";
import { noise } from "../drawing/noise.ts";
import { circle, type Point, polar, polyline, range } from "../drawing/path.ts";
import { between, seeded } from "../drawing/random.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";

const PAPER = "#e9e3d3";
const STEEL = "#2c3b44";
const GRAIN = "#c8902f";
const WARM = "#cf3b26";

const [COLUMNS, ROWS, PITCH, RADIUS] = [10, 6, 208, 88];
/** The silos with an alarm: four in the first season. */
const ALARMS = new Map<number, readonly [number, number]>([
  [13, [0.35, -0.2]],
  [27, [-0.25, 0.3]],
  [38, [0.1, 0.4]],
  [54, [-0.4, -0.15]],
]);

/** Degrees Celsius of the lines: above 20 degrees they are further apart. */
const LEVELS = [...range(17).map((count) => 6 + count * 0.85), ...range(6).map((count) => 21.4 + count * 2)];

/** Sixty silos from above with lines of equal temperature; four of them are warm. */
export const silos = (): Sheet => {
  const drawing = coverSheet(PAPER);
  const random = seeded(60);
  const [left, top] = [1200 - ((COLUMNS - 0.5) * PITCH) / 2 + PITCH / 4, 750 - ((ROWS - 1) * PITCH * 0.9) / 2];
  const centers = range(COLUMNS * ROWS).map((index): Point => {
    const row = Math.floor(index / COLUMNS);
    return [left + ((index % COLUMNS) + (row % 2) / 2 - 0.25) * PITCH, top + row * PITCH * 0.9];
  });
  for (const row of range(ROWS)) {
    const [first, last] = [centers[row * COLUMNS], centers[row * COLUMNS + COLUMNS - 1]];
    if (!first || !last) continue;
    for (const aside of [-5, 5])
      drawing.stroke(
        polyline([
          [first[0] - 150, first[1] + aside],
          [last[0] + 150, last[1] + aside],
        ]),
        STEEL,
        2,
      );
  }
  for (const [index, [x, y]] of centers.entries()) {
    const alarm = ALARMS.get(index);
    const [drift, warmth] = [noise(index * 13 + 1), between(random, 0.2, 1)];
    const [sunX, sunY] = [x + between(random, 14, 30), y + between(random, 12, 26)];
    const temperature = (px: number, py: number): number =>
      16 +
      warmth * 2 -
      ((px - sunX) ** 2 + (py - sunY) ** 2) / 2600 +
      0.9 * drift(px / 62, py / 62) +
      (alarm ? 15 * Math.exp(-((px - x - alarm[0] * RADIUS) ** 2 + (py - y - alarm[1] * RADIUS) ** 2) / 1500) : 0);
    const region = { left: x - RADIUS, top: y - RADIUS, width: RADIUS * 2, height: RADIUS * 2, step: 4 };
    const samples = sampleField(temperature, region);
    drawing.add(`<clipPath id="silo${index}"><path d="${circle(x, y, RADIUS - 5)}"/></clipPath>`);
    drawing.fill(circle(x, y, RADIUS), PAPER);
    for (const degrees of LEVELS) {
      const data = contours(samples, region, degrees)
        .map((line) => polyline(line))
        .join("");
      if (data)
        drawing.stroke(data, degrees > 20 ? WARM : GRAIN, degrees > 20 ? 3.6 : 2.2, `clip-path="url(#silo${index})"`);
    }
    drawing.stroke(circle(x, y, RADIUS), STEEL, 4.5);
    for (const bolt of range(24)) drawing.fill(circle(...polar([x, y], bolt / 24, RADIUS + 7), 1.6), STEEL);
    if (alarm) drawing.stroke(circle(x, y, RADIUS + 15), WARM, 5);
  }
  return drawing;
};
