import { type Point, polar, polyline, range, rectangle } from "../drawing/path.ts";
import { between, seeded } from "../drawing/random.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";

const PAPER = "#f2ece0";
const INK = "#33261d";
const SHELL = "#c9825a";
const CENTER: Point = [1130, 770];
const TURNS = 5.25;
const OUTER = 770;
/** How much wider each turn is. */
const GROWTH = 1.78;
const START = 0.1;

/** The distance of the outer edge of the shell after some turns. */
const edge = (turns: number): number => OUTER * GROWTH ** (turns - TURNS);
const place = (turns: number, distance: number): Point => polar(CENTER, turns + START, distance);
const spiral = (from: number, to: number, distance: (turns: number) => number): Point[] =>
  range(Math.ceil((to - from) * 120) + 1).map((step) => {
    const turns = Math.min(to, from + step / 120);
    return place(turns, distance(turns));
  });

/** A point of a whorl: 0 is its inner edge and 1 its outer edge; ribs bend forward. */
const onWhorl = (turns: number, across: number): Point => {
  const bend = 0.012 * Math.sin(across * Math.PI) - 0.016 * across ** 2;
  return place(turns - bend, edge(turns - 1) + (edge(turns) - edge(turns - 1)) * across);
};
const rib = (turns: number, from: number, to: number): Point[] =>
  range(17).map((step) => onWhorl(turns, from + ((to - from) * step) / 16));

/** The spiral and the mouth of the shell. */
const shell = (): string => polyline(spiral(0, TURNS + 0.016, edge)) + polyline(rib(TURNS, 0, 1));

type Level = (drawing: Sheet, clip: string) => void;

const silhouette: Level = (drawing, clip) => {
  const shape = polyline([...spiral(TURNS - 1, TURNS, edge), ...rib(TURNS, 0, 1).toReversed()], true);
  drawing.fill(shape, SHELL, clip);
};

const line: Level = (drawing, clip) => {
  drawing.stroke(shell(), INK, 9, clip);
};

const ribbed: Level = (drawing, clip) => {
  drawing.stroke(shell(), INK, 7, clip);
  const ribs = range(Math.floor((TURNS - 0.5) * 32)).map((index) => polyline(rib(0.5 + index / 32, 0.07, 0.93)));
  drawing.stroke(ribs.join(""), INK, 4.2, clip);
};

/** Ribs that fork halfway, with hatching along them where the shell turns away from the light. */
const complete: Level = (drawing, clip) => {
  const random = seeded(190);
  drawing.stroke(shell(), INK, 6, clip);
  const [ribs, hatching]: [string[], string[]] = [[], []];
  const spacing = 1 / 46;
  for (let turns = 0.4; turns < TURNS - spacing; turns += spacing) {
    ribs.push(polyline(rib(turns, 0.04, 0.97)), polyline(rib(turns + spacing / 2, between(random, 0.42, 0.52), 0.97)));
    for (const share of [0.16, 0.32, 0.48, 0.64, 0.8]) {
      const at = turns + spacing * share;
      const shade = 1 - Math.abs(share - 0.3) * 0.9;
      hatching.push(polyline(rib(at, 0.03, 0.03 + 0.2 * shade * between(random, 0.6, 1))));
      hatching.push(polyline(rib(at, 1 - 0.15 * shade * between(random, 0.5, 1), 0.98)));
      if (share < 0.4) hatching.push(polyline(rib(at, 0.28, 0.28 + 0.22 * between(random, 0.2, 1))));
    }
  }
  drawing.stroke(hatching.join(""), INK, 1.5, clip);
  drawing.stroke(ribs.join(""), INK, 3.2, clip);
};

/** One ammonite, told at four levels of detail: a shape, a line, its ribs, and all that a curator sees. */
export const ammonite = (): Sheet => {
  const drawing = coverSheet(PAPER);
  const gap = 14;
  const [x, y] = CENTER;
  const parts: readonly (readonly [Level, number, number])[] = [
    [silhouette, 0, 0],
    [line, x, 0],
    [ribbed, 0, y],
    [complete, x, y],
  ];
  for (const [index, [level, left, top]] of parts.entries()) {
    const [shiftX, shiftY] = [left ? gap : -gap, top ? gap : -gap];
    drawing.add(
      `<clipPath id="part${index}"><path d="${rectangle(left, top, left ? 1400 : x, top ? 900 : y)}"/></clipPath><g transform="translate(${shiftX} ${shiftY})">`,
    );
    level(drawing, `clip-path="url(#part${index})"`);
    drawing.add("</g>");
  }
  drawing.stroke(
    polyline([
      [300, y],
      [2100, y],
    ]) +
      polyline([
        [x, 110],
        [x, 1390],
      ]),
    INK,
    1.5,
  );
  return drawing;
};
