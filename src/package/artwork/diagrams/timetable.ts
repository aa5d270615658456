import { lettering } from "../drawing/lettering.ts";
import { circle, type Point, polyline, range, rectangle } from "../drawing/path.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";

const PAPER = "#f1c644";
const INK = "#1d2430";
const EXPRESS = "#fbf6e6";
const EXTRA = "#c8321f";

/** Piers by their distance along the route, in minutes of the slow boat. */
const PIERS = [
  ["HARBOR", 0],
  ["OLD QUAY", 9],
  ["SHIPYARD", 15],
  ["MILL", 28],
  ["SANDBANK", 36],
  ["LOCK", 52],
  ["ISLAND", 70],
] as const;
const LENGTH = 70;
const [LEFT, RIGHT, TOP, BOTTOM] = [330, 2250, 210, 1320];
const [FIRST_HOUR, LAST_HOUR] = [5, 14];

const x = (minutes: number): number =>
  LEFT + ((minutes - FIRST_HOUR * 60) / ((LAST_HOUR - FIRST_HOUR) * 60)) * (RIGHT - LEFT);
const y = (place: number): number => TOP + (place / LENGTH) * (BOTTOM - TOP);

/** One boat that goes back and forth: minutes of the day and places. A slow boat waits at every pier. */
const voyage = (
  departure: number,
  until: number,
  speed: number,
  stops: readonly number[],
  turnaround: number,
): Point[] => {
  const points: Point[] = [];
  let minutes = departure;
  for (let isOutward = true; minutes < until; isOutward = !isOutward) {
    const route = isOutward ? stops : stops.toReversed();
    let place = route[0] ?? 0;
    for (const stop of route) {
      minutes += Math.abs(stop - place) / speed;
      points.push([minutes, stop]);
      if (stop !== route.at(-1)) minutes += 2;
      points.push([minutes, stop]);
      place = stop;
    }
    minutes += turnaround;
  }
  return points;
};

/** A day of ferries as a diagram of distance and time, as Marey drew trains. */
export const timetable = (): Sheet => {
  const drawing = coverSheet(PAPER);
  drawing.add(
    `<clipPath id="day"><path d="${rectangle(LEFT - 6, TOP - 10, RIGHT - LEFT + 6, BOTTOM - TOP + 20)}"/></clipPath>`,
  );
  const places = PIERS.map(([, place]) => place);
  const draw = (points: readonly Point[], ink: string, width: number): void =>
    drawing.stroke(
      polyline(points.map(([time, place]): Point => [x(time), y(place)])),
      ink,
      width,
      'clip-path="url(#day)"',
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
  for (const place of places)
    drawing.stroke(
      polyline([
        [LEFT, y(place)],
        [RIGHT, y(place)],
      ]),
      INK,
      2.2,
    );
  for (const start of range(6)) draw(voyage(318 + start * 44, LAST_HOUR * 60, 0.55, places, 13), INK, 6);
  for (const start of range(2)) draw(voyage(372 + start * 61, LAST_HOUR * 60, 1.5, [0, 28, 70], 12), EXPRESS, 11);
  draw(voyage(427, 560, 0.8, places.slice(0, 5), 6), EXTRA, 11);
  for (const [name, place] of PIERS) {
    drawing.stroke(lettering(name, [110, y(place) + 11], 22), INK, 3.4);
    for (const edge of [LEFT, RIGHT]) drawing.fill(circle(edge, y(place), 8), INK);
  }
  for (const hour of range(LAST_HOUR - FIRST_HOUR + 1).map((count) => count + FIRST_HOUR))
    for (const [baseline] of [[TOP - 34], [BOTTOM + 60]] as const)
      drawing.stroke(lettering(String(hour), [x(hour * 60) - (hour > 9 ? 15 : 6), baseline], 22, 1.4), INK, 3.4);
  return drawing;
};
