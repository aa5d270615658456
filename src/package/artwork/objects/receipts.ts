import { lettering, letteringWidth } from "../drawing/lettering.ts";
import { noise } from "../drawing/noise.ts";
import { type Point, polyline, range, rectangle } from "../drawing/path.ts";
import { between, seeded } from "../drawing/random.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";

const WALL = "#d96b4a";
const SHADOW = "#b8512f";
const PAPER = "#fbf8f0";
const INK = "#2a2622";

/** A morning: the lines of the receipt, and the weather of its picture (0 is clear, 1 is rain). */
interface Morning {
  readonly left: number;
  readonly end: number;
  readonly weather: number;
  readonly day: string;
  readonly lines: readonly string[];
}

const MORNINGS: readonly Morning[] = [
  {
    left: 170,
    end: 1130,
    weather: 0.1,
    day: "MON 2",
    lines: ["09:30 DENTIST", "12:00 LUNCH ANNA", "", "THE FOG COMES", "ON LITTLE CAT FEET"],
  },
  {
    left: 590,
    end: 1330,
    weather: 0.9,
    day: "TUE 3",
    lines: ["10:00 HARBOR OFFICE", "14:15 CALL LODZ", "19:30 CHOIR", "", "WHO HAS SEEN", "THE WIND"],
  },
  { left: 1010, end: 1010, weather: 0.5, day: "WED 4", lines: ["NOTHING TODAY", "", "I DWELL IN", "POSSIBILITY"] },
  {
    left: 1430,
    end: 1270,
    weather: 0.3,
    day: "THU 5",
    lines: ["08:05 TRAIN", "11:00 MUSEUM", "16:40 TRAIN", "", "TYGER TYGER", "BURNING BRIGHT"],
  },
  {
    left: 1850,
    end: 1190,
    weather: 0.7,
    day: "FRI 6",
    lines: ["09:00 SILOS", "15:00 REVIEW", "", "SHALL I COMPARE THEE", "TO A SUMMER'S DAY"],
  },
];

const WIDTH = 380;
const DOT = 5;
const COLUMNS = 64;
const ROWS = 58;
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** A landscape under the weather of the day, as dots of a printer that knows only black. */
const landscape = (weather: number, seed: number): readonly [column: number, row: number][] => {
  const [ridge, cloud] = [noise(seed), noise(seed + 50)];
  const random = seeded(seed);
  const sunX = between(random, 18, 46);
  const dark = (column: number, row: number): number => {
    const far = 34 + 9 * ridge(column / 20, 0.5);
    const near = 43 + 7 * ridge(column / 26, 9.5);
    if (row > near) return 0.93 - 0.35 * ((row - near) / 15);
    if (row > far) return 0.42 + 0.02 * (row - far);
    if (Math.hypot(column - sunX, row - 14) < 8 && weather < 0.8) return weather < 0.4 ? 0.96 : 0.5;
    const cover = cloud(column / 17, row / 8) + weather - 0.62;
    const rain = weather > 0.6 && (column * 2 + row) % 7 === 0 && row > 22 ? 0.8 : 0;
    return Math.max(0.06, Math.min(0.75, cover * 1.3), rain);
  };
  return range(COLUMNS * ROWS)
    .map((index): [number, number] => [index % COLUMNS, Math.floor(index / COLUMNS)])
    .filter(([column, row]) => dark(column, row) > ((BAYER[(row % 4) * 4 + (column % 4)] ?? 0) + 0.5) / 16);
};

/** Five mornings on thermal paper. */
export const receipts = (): Sheet => {
  const drawing = coverSheet(WALL);
  for (const [index, { left, end, weather, day, lines }] of MORNINGS.entries()) {
    const teeth = range(20).map((tooth): Point => [left + WIDTH - (tooth * WIDTH) / 19, end + (tooth % 2 ? 11 : 0)]);
    const strip: Point[] = [[left, -20], [left + WIDTH, -20], ...teeth];
    drawing.fill(
      polyline(
        strip.map(([x, y]): Point => [x + 22, y + 26]),
        true,
      ),
      SHADOW,
    );
    drawing.fill(polyline(strip, true), PAPER);
    const write = (text: string, baseline: number, height: number, width: number): void => {
      const indent = (WIDTH - letteringWidth(text, height)) / 2;
      drawing.stroke(lettering(text, [left + indent, baseline], height), INK, width);
    };
    const rule = (y: number): void =>
      drawing.stroke(
        polyline([
          [left + 30, y],
          [left + WIDTH - 30, y],
        ]),
        INK,
        3,
        'stroke-dasharray="1 9"',
      );
    const picture = end - 700;
    write(day, picture - 56, 44, 7);
    drawing.fill(
      landscape(weather, index * 7 + 3)
        .map(([column, row]) => rectangle(left + 30 + column * DOT, picture + row * DOT, DOT, DOT))
        .join(""),
      INK,
    );
    rule(picture + ROWS * DOT + 30);
    for (const [line, text] of lines.entries()) write(text, picture + ROWS * DOT + 76 + line * 40, 17, 2.8);
    const random = seeded(index + 1);
    let x = left + 60;
    while (x < left + WIDTH - 60) {
      const bar = between(random, 2, 9);
      drawing.fill(rectangle(Math.round(x), end - 84, Math.round(bar), 46), INK);
      x += bar + between(random, 3, 9);
    }
    for (const fold of [1, 2]) {
      const y = picture - 150 - fold * 230;
      if (y > 60) {
        rule(y);
        write("GOOD MORNING", y + 46, 17, 2.8);
      }
    }
  }
  return drawing;
};
