import { noise } from "../drawing/noise.ts";
import { range, rectangle } from "../drawing/path.ts";
import { between, seeded } from "../drawing/random.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";

const PAPER = "#f4efe2";
const GRID = "#25304f";
const ROOF = "#efb02e";
const METERS = 212;
const READINGS = 96;
const [LEFT, TOP, WIDTH, PITCH] = [240, 114, 1920, 6];

/** Half the time from when the first roof produces to when the last one stops. */
const SUN_HOURS = 7.9;

/** A summer day of 212 meters, one line each, in steps of 15 minutes: yellow from the roof, blue from the grid. */
export const meterReadings = (): Sheet => {
  const drawing = coverSheet(PAPER);
  const random = seeded(212);
  const clouds = noise(15);
  const cell = WIDTH / READINGS;
  const bars: { readonly [ink: string]: string[] } = { [GRID]: [], [ROOF]: [] };
  for (const meter of range(METERS)) {
    const habit = noise(meter * 3 + 1);
    const [early, evening, base] = [between(random, 6.2, 8.6), between(random, 17.6, 21), between(random, 0.16, 0.3)];
    const noon = Math.sqrt(1 - (1 - (2 * meter + 1) / METERS) ** 2) * SUN_HOURS;
    for (const reading of range(READINGS)) {
      const hour = (reading + 0.5) / 4;
      const bump = (at: number, width: number): number => Math.exp(-(((hour - at) / width) ** 2));
      const used = base + 0.5 * bump(early, 0.7) + 0.75 * bump(evening, 1.4) + 0.2 * habit(hour * 1.4, 0.5);
      const isRoof = Math.abs(hour - 12) < noon + 0.4 * habit(hour, 3);
      const cloud = clouds(hour / 3.4, meter / 9);
      const share = isRoof ? 0.98 - 0.9 * Math.max(0, cloud) : used;
      const height = Math.max(1, Math.min(PITCH - 1, Math.round(share * (PITCH - 1))));
      const y = TOP + meter * PITCH + Math.floor((PITCH - height) / 2);
      bars[isRoof ? ROOF : GRID]?.push(rectangle(LEFT + reading * cell, y, cell, height));
    }
  }
  for (const [ink, data] of Object.entries(bars)) drawing.fill(data.join(""), ink);
  return drawing;
};
