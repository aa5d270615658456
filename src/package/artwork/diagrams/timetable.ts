import { boats, PIERS } from "../data/ferries.ts";
import { lettering } from "../drawing/lettering.ts";
import { circle, type Point, polyline, range, rectangle } from "../drawing/path.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";

const PAPER = "#f1c644";
const INK = "#1d2430";
const EXPRESS = "#fbf6e6";
const EXTRA = "#c8321f";

const LENGTH = 70;
const [LEFT, RIGHT, TOP, BOTTOM] = [330, 2250, 210, 1320];
const [FIRST_HOUR, LAST_HOUR] = [5, 14];

const x = (minutes: number): number =>
  LEFT + ((minutes - FIRST_HOUR * 60) / ((LAST_HOUR - FIRST_HOUR) * 60)) * (RIGHT - LEFT);
const y = (place: number): number => TOP + (place / LENGTH) * (BOTTOM - TOP);

const INKS = { slow: [INK, 6], express: [EXPRESS, 11], extra: [EXTRA, 11] } as const;

/** A day of ferries as a diagram of distance and time, as Marey drew trains. */
export const timetable = (): Sheet => {
  const drawing = coverSheet(PAPER);
  drawing.add(
    `<clipPath id="day"><path d="${rectangle(LEFT - 6, TOP - 10, RIGHT - LEFT + 6, BOTTOM - TOP + 20)}"/></clipPath>`,
  );
  const ticks = range((LAST_HOUR - FIRST_HOUR) * 6 + 1).map((tick) => FIRST_HOUR * 60 + tick * 10);
  for (const time of ticks)
    drawing.stroke(
      polyline([
        [x(time), TOP],
        [x(time), BOTTOM],
      ]),
      INK,
      time % 60 ? 0.9 : 2.2,
    );
  for (const [, place] of PIERS)
    drawing.stroke(
      polyline([
        [LEFT, y(place)],
        [RIGHT, y(place)],
      ]),
      INK,
      2.2,
    );
  for (const { kind, calls } of boats(LAST_HOUR * 60)) {
    const [ink, width] = INKS[kind];
    const line = calls.flatMap(({ place, arrival, departure }): Point[] => [
      [x(arrival), y(place)],
      [x(departure), y(place)],
    ]);
    drawing.stroke(polyline(line), ink, width, 'clip-path="url(#day)"');
  }
  for (const [name, place] of PIERS) {
    drawing.stroke(lettering(name, [110, y(place) + 11], 22), INK, 3.4);
    for (const edge of [LEFT, RIGHT]) drawing.fill(circle(edge, y(place), 8), INK);
  }
  for (const hour of range(LAST_HOUR - FIRST_HOUR + 1).map((count) => count + FIRST_HOUR))
    for (const [baseline] of [[TOP - 34], [BOTTOM + 60]] as const)
      drawing.stroke(lettering(String(hour), [x(hour * 60) - (hour > 9 ? 15 : 6), baseline], 22, 1.4), INK, 3.4);
  return drawing;
};
