import { clockTime, type Departure, departuresFrom, PIERS, type Pier, placeOf } from "../data/ferries.ts";
import { lettering } from "../drawing/lettering.ts";
import { circle, polyline, range, rectangle, roundedRectangle } from "../drawing/path.ts";
import { type Sheet, sheet } from "../drawing/sheet.ts";
import { phone } from "./phone.ts";
import { write } from "./writing.ts";

const YELLOW = "#f1c644";
const INK = "#1d2430";
const PAPER = "#fbf6e6";
const RED = "#c8321f";
const INKS = { slow: INK, express: PAPER, extra: RED } as const;
const SHEET_PIER = "MILL";
const [FIRST_HOUR, LAST_HOUR] = [6, 20];
const LAST_START = 20 * 60;

const [WIDTH, HEIGHT] = [640, 1330];
const MARGIN = 58;
const STALE_MINUTES = 180;

/** All piers as dots, and the trip from one of them to the destination as the line that the boat has on the cover. */
const route = (drawing: Sheet, from: Pier, { kind, destination }: Departure, left: number, y: number): void => {
  const width = WIDTH - 2 * MARGIN;
  const x = (pier: Pier): number => left + (placeOf(pier) / placeOf("ISLAND")) * width;
  drawing.stroke(
    polyline([
      [left, y],
      [left + width, y],
    ]),
    INK,
    2.5,
  );
  drawing.stroke(
    polyline([
      [x(from), y],
      [x(destination), y],
    ]),
    INKS[kind],
    15,
  );
  for (const [pier] of PIERS) {
    const isOnTrip = (x(pier) - x(from)) * (x(pier) - x(destination)) <= 0;
    drawing.fill(circle(x(pier), y, 6), isOnTrip && kind === "slow" ? YELLOW : INK);
  }
  drawing.fill(circle(x(from), y, 15), INK);
  drawing.fill(circle(x(from), y, 7), YELLOW);
};

/** The screen of a pier: its next three departures, and how old the information is. */
const screen = (drawing: Sheet, left: number, pier: Pier, now: number, heard: number): void => {
  const top = 70;
  const [start, end] = [left + MARGIN, left + WIDTH - MARGIN];
  phone(drawing, [left, top], [WIDTH, HEIGHT], [INK, YELLOW]);
  write(drawing, pier, [start, top + 132], 58, INK);
  write(drawing, clockTime(now), [end, top + 132], 38, INK, "right");
  const isStale = now - heard >= STALE_MINUTES;
  const age = isStale ? `${Math.floor((now - heard) / 60)} HOURS` : `${now - heard} MIN AGO`;
  if (isStale) {
    drawing.fill(roundedRectangle(start - 24, top + 172, WIDTH - 2 * MARGIN + 48, 164, 22), RED);
    write(drawing, `NO NEWS FOR ${age}`, [start, top + 236], 34, PAPER);
    write(drawing, "TIMES MAY BE OLD", [start, top + 302], 34, PAPER);
  } else {
    write(drawing, `UPDATED ${age}`, [start, top + 236], 34, INK);
  }
  const next = departuresFrom(pier, LAST_START).filter(({ minutes }) => minutes > now);
  const first = top + (isStale ? 378 : 300);
  for (const [row, departure] of next.slice(0, 3).entries()) {
    const y = first + row * 304;
    drawing.stroke(
      polyline([
        [start, y],
        [end, y],
      ]),
      INK,
      5,
    );
    write(drawing, clockTime(departure.minutes), [start, y + 122], 86, INK);
    write(drawing, `${departure.minutes - now} MIN`, [end, y + 122], 40, INK, "right");
    write(drawing, departure.destination, [start, y + 196], 42, INK);
    route(drawing, pier, departure, start, y + 256);
  }
};

/** The one screen on two phones: with news from the office, and on a pier that has had none for three hours. */
export const pierScreens = (): Sheet => {
  const drawing = sheet(1440, 1470, YELLOW);
  drawing.fill(rectangle(0, 0, 1440, 1470), PAPER);
  screen(drawing, 50, "MILL", 8 * 60 + 4, 8 * 60);
  screen(drawing, 750, "LOCK", 10 * 60 + 32, 7 * 60 + 20);
  return drawing;
};

/** Minutes of the hour in columns, so that a row can be read like a ruler. */
const hours = (drawing: Sheet, departures: readonly Departure[], left: number, top: number): void => {
  for (const hour of range(LAST_HOUR - FIRST_HOUR + 1).map((count) => count + FIRST_HOUR)) {
    const y = top + (hour - FIRST_HOUR) * 66;
    write(drawing, String(hour), [left + 64, y], 38, INK, "right");
    const boats = departures.filter(({ minutes }) => Math.floor(minutes / 60) === hour);
    for (const [column, { minutes, kind }] of boats.entries()) {
      const x = left + 118 + column * 104;
      if (kind !== "slow") drawing.fill(roundedRectangle(x - 14, y - 46, 92, 54, 10), kind === "extra" ? RED : YELLOW);
      const ink = kind === "extra" ? PAPER : INK;
      drawing.stroke(lettering(String(minutes % 60).padStart(2, "0"), [x, y], 38), ink, 5);
    }
  }
};

/** The printed sheet of a pier: the minutes at which boats leave, for each hour and direction. */
export const pierSheet = (): Sheet => {
  const drawing = sheet(1440, 1480, PAPER);
  drawing.fill(rectangle(0, 0, 1440, 1480), YELLOW);
  drawing.fill(rectangle(106, 86, 1270, 1340), INK);
  drawing.fill(rectangle(80, 60, 1270, 1340), PAPER);
  write(drawing, SHEET_PIER, [140, 196], 84, INK);
  const departures = departuresFrom(SHEET_PIER, LAST_START);
  const place = placeOf(SHEET_PIER);
  for (const [title, left, isOutward] of [
    ["TO HARBOR", 140, false],
    ["TO ISLAND", 740, true],
  ] as const) {
    write(drawing, title, [left, 300], 42, INK);
    drawing.stroke(
      polyline([
        [left, 330],
        [left + 550, 330],
      ]),
      INK,
      5,
    );
    const towards = departures.filter(({ destination }) => placeOf(destination) > place === isOutward);
    hours(drawing, towards, left, 404);
  }
  return drawing;
};
