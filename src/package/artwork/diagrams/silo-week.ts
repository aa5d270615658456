import { lettering } from "../drawing/lettering.ts";
import { curve, type Point, polyline, range } from "../drawing/path.ts";
import { type Sheet, sheet } from "../drawing/sheet.ts";

const PAPER = "#e9e3d3";
const STEEL = "#2c3b44";
const GRAIN = "#c8902f";
const WARM = "#cf3b26";

const [WIDTH, HEIGHT, CHART, LEFT, BASE] = [2400, 1080, 1020, 120, 860];
const [SENSORS, DAYS, SAMPLES] = [8, 7, 24];
/** Pixels between the lines of two sensors. */
const PITCH = 84;
/** The sensor in the middle of the grain. */
const SPOILED = 3;

/** Degrees above the expected temperature of a sensor, in pixels. The outer sensors follow the days. */
const afternoons = (sensor: number, day: number): number => {
  const outside = Math.abs(sensor - (SENSORS - 1) / 2) / ((SENSORS - 1) / 2);
  return 62 * outside ** 3 * Math.max(0, Math.sin((day % 1) * Math.PI * 2 - 1.9)) * (0.75 + 0.25 * Math.sin(day * 1.7));
};

const spoiling = (day: number): number => 190 / (1 + Math.exp(4.2 - day));

/** One week of eight sensors, twice: afternoons that warm the outer ones, and grain that spoils in the middle. */
export const siloWeek = (): Sheet => {
  const drawing = sheet(WIDTH, HEIGHT, PAPER);
  const charts = [
    { left: LEFT, title: "HOT AFTERNOONS", isSpoiled: false },
    { left: WIDTH - LEFT - CHART, title: "SPOILING GRAIN", isSpoiled: true },
  ];
  for (const { left, title, isSpoiled } of charts) {
    drawing.stroke(lettering(title, [left, 110], 34), STEEL, 5);
    for (const day of range(DAYS + 1)) {
      const x = left + (day * CHART) / DAYS;
      drawing.stroke(
        polyline([
          [x, BASE + 46],
          [x, BASE + 66],
        ]),
        STEEL,
        3,
      );
      if (day < DAYS) drawing.stroke(lettering(String(day + 1), [x + CHART / DAYS / 2 - 9, BASE + 112], 28), STEEL, 4);
    }
    drawing.stroke(
      polyline([
        [left, BASE + 56],
        [left + CHART, BASE + 56],
      ]),
      STEEL,
      3,
    );
    for (const sensor of range(SENSORS)) {
      const rest = BASE - sensor * PITCH;
      const isWarm = isSpoiled && sensor === SPOILED;
      const points = range(DAYS * SAMPLES + 1).map((sample): Point => {
        const day = sample / SAMPLES;
        const rise = afternoons(sensor, day) + (isWarm ? spoiling(day) : 0);
        return [left + (day * CHART) / DAYS, rest - rise];
      });
      drawing.stroke(
        curve(points),
        isWarm ? WARM : sensor === 0 || sensor === SENSORS - 1 ? GRAIN : STEEL,
        isWarm ? 9 : 5,
      );
    }
  }
  return drawing;
};
