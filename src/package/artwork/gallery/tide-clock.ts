import { constituentHeight, constituents, LUNAR_DAY_HOURS, LUNAR_MONTH_HOURS, tideHeight } from "../data/tides.ts";
import { lettering } from "../drawing/lettering.ts";
import { circle, curve, type Point, polar, polyline, range } from "../drawing/path.ts";
import { type Sheet, sheet } from "../drawing/sheet.ts";

const PAPER = "#ece6d8";
const SEA = "#123a5c";
const HAND = "#d8452a";
const PALE = "#a9bcc4";

const page = (): Sheet => sheet(1600, 1200, PAPER);

/** Seven cosines, and the tide that they add up to. */
export const sumOfConstituents = (): Sheet => {
  const drawing = page();
  const [left, right, hours] = [230, 1470, 14 * 24];
  const line = (baseline: number, scale: number, height: (hours: number) => number): string =>
    polyline(range(1241).map((x): Point => [left + x, baseline - scale * height((x / (right - left)) * hours)]));
  for (const [index, constituent] of constituents.entries()) {
    const baseline = 150 + index * 86;
    drawing.stroke(
      polyline([
        [left, baseline],
        [right, baseline],
      ]),
      PALE,
      1.5,
    );
    drawing.stroke(
      line(baseline, 48, (time) => constituentHeight(constituent, time)),
      SEA,
      2.6,
    );
    drawing.stroke(lettering(constituent.name, [110, baseline + 10], 20), SEA, 3.2);
  }
  for (const day of range(15)) {
    const x = left + (day / 14) * (right - left);
    drawing.stroke(
      polyline([
        [x, 1080],
        [x, day % 7 === 0 ? 1104 : 1094],
      ]),
      SEA,
      day % 7 === 0 ? 4 : 2,
    );
  }
  drawing.stroke(
    polyline([
      [left, 900],
      [right, 900],
    ]),
    PALE,
    1.5,
  );
  drawing.stroke(line(900, 92, tideHeight), HAND, 5);
  return drawing;
};

/** A month of tides, one line per day, with the moon beside it. */
export const monthOfTides = (): Sheet => {
  const drawing = page();
  const [left, width, days] = [300, 1150, 30];
  for (const day of range(days)) {
    const baseline = 176 + day * 30.5;
    const line = range(231).map(
      (step): Point => [
        left + (step / 230) * width,
        baseline - 52 * tideHeight((day + (step / 230) * 2) * LUNAR_DAY_HOURS),
      ],
    );
    drawing.fill(`${curve(line)}L${left + width} ${baseline + 70}L${left} ${baseline + 70}Z`, PAPER);
    drawing.stroke(curve(line), SEA, 2.8);
    const phase = ((day * LUNAR_DAY_HOURS) / LUNAR_MONTH_HOURS) % 1;
    if (day % 2 === 0) {
      const [x, y, radius] = [190, baseline - 6, 15];
      drawing.fill(circle(x, y, radius), SEA);
      const lit = range(21).map((step): Point => polar([x, y], (phase < 0.5 ? 0 : 0.5) + step / 40, radius - 2));
      const shade = range(21).map((step): Point => {
        const [px, py] = polar([x, y], (phase < 0.5 ? 0 : 0.5) + 0.5 - step / 40, radius - 2);
        return [x + (px - x) * Math.cos(phase * 2 * Math.PI) * 1, py];
      });
      drawing.fill(polyline([...lit, ...shade], true), PAPER);
    }
  }
  return drawing;
};

/** The parts of the clock above each other: hand, dial, circuit board, battery and back. */
export const explodedClock = (): Sheet => {
  const drawing = page();
  const x = 800;
  const disc = (y: number, radius: number, thickness: number): void => {
    const ring = (at: number, from: number, to: number): Point[] =>
      range(61).map((step) => {
        const [px, py] = polar([0, 0], from + ((to - from) * step) / 60, radius);
        return [x + px, at + py * 0.36];
      });
    drawing.fill(
      polyline([...ring(y, 0.75, 0.25).slice(0, 1), ...ring(y, 0.25, 0.75), ...ring(y + thickness, 0.75, 0.25)], true),
      PAPER,
    );
    drawing.fill(polyline(ring(y, 0, 1), true), PAPER);
    drawing.stroke(polyline(ring(y, 0, 1), true) + polyline(ring(y + thickness, 0.25, 0.75)), SEA, 4);
    for (const side of [-1, 1])
      drawing.stroke(
        polyline([
          [x + side * radius, y],
          [x + side * radius, y + thickness],
        ]),
        SEA,
        4,
      );
  };
  const flat = (y: number, turns: number, distance: number): Point => {
    const [px, py] = polar([0, 0], turns, distance);
    return [x + px, y + py * 0.36];
  };
  drawing.stroke(
    polyline([
      [x, 90],
      [x, 1110],
    ]),
    SEA,
    2,
    'stroke-dasharray="2 12"',
  );
  disc(980, 400, 54);
  drawing.stroke(
    polyline(
      range(61).map((step) => flat(980, step / 60, 372)),
      true,
    ),
    SEA,
    2,
  );
  disc(790, 250, 14);
  for (const trace of range(44)) {
    const [turns, from, bend] = [trace / 44, 70 + (trace % 4) * 24, 150 + (trace % 5) * 16];
    drawing.stroke(
      polyline([flat(790, turns, from), flat(790, turns, bend), flat(790, turns + 0.012, bend + 26)]),
      SEA,
      2.2,
    );
    drawing.fill(circle(...flat(790, turns + 0.012, bend + 26), 4), SEA);
  }
  drawing.fill(
    polyline(
      [0, 0.25, 0.5, 0.75].map((turns) => flat(782, turns + 0.125, 70)),
      true,
    ),
    SEA,
  );
  disc(520, 440, 10);
  for (const mark of range(124)) {
    const inner = mark % 5 === 0 ? 392 : 408;
    drawing.stroke(
      polyline([flat(520, mark / 124, inner), flat(520, mark / 124, 424)]),
      SEA,
      mark % 5 === 0 ? 3.4 : 1.8,
    );
  }
  for (const turn of range(22)) {
    const line = range(121).map(
      (step): Point =>
        flat(520, step / 120, 60 + (turn + step / 120) * 13.6 + 19 * tideHeight((turn + step / 120) * LUNAR_DAY_HOURS)),
    );
    drawing.stroke(curve(line), SEA, 1.8);
  }
  drawing.stroke(polyline([flat(250, 0.62, 60), flat(250, 0.12, 400)]), HAND, 12);
  drawing.fill(
    polyline(
      range(41).map((step) => flat(250, step / 40, 40)),
      true,
    ),
    HAND,
  );
  drawing.stroke(
    polyline([
      [x, 90],
      [x, 236],
    ]),
    SEA,
    2,
    'stroke-dasharray="2 12"',
  );
  for (const [index, y] of [250, 520, 790, 980].entries()) {
    const edge = [410, 450, 260, 410][index] ?? 0;
    drawing.stroke(
      polyline([
        [x + edge + 20, y],
        [1370, y],
      ]),
      PALE,
      2,
    );
    drawing.stroke(lettering(String(index + 1), [1390, y + 12], 24), SEA, 3.8);
  }
  return drawing;
};

/** The dial of six harbors: range of the tide as a share of that at the first harbor, and delay in lunar days. */
const HARBORS = [
  [1, 0],
  [1.5, 0.21],
  [1.8, 0.84],
  [0.8, 0.43],
  [0.45, 0.12],
  [1.3, 0.92],
] as const;

/** The same moon, other shores. */
export const sixHarbors = (): Sheet => {
  const drawing = page();
  for (const [index, [share, delay]] of HARBORS.entries()) {
    const center: Point = [330 + (index % 3) * 470, 342 + Math.floor(index / 3) * 516];
    const dial = range(18).map((turn) => {
      const line = range(121).map((step): Point => {
        const turns = turn + step / 120;
        return polar(center, turns + delay, 52 + turns * 7 + tideHeight(turns * LUNAR_DAY_HOURS) * 15 * share);
      });
      return curve(line);
    });
    drawing.stroke(dial.join(""), SEA, 2.4);
    for (const mark of range(62))
      drawing.stroke(polyline([polar(center, mark / 62, 214), polar(center, mark / 62, 222)]), SEA, 2.2);
    drawing.stroke(polyline([center, polar(center, delay * 2 + 0.09, 196)]), HAND, 6.5);
    drawing.fill(circle(...center, 12), HAND);
  }
  return drawing;
};
