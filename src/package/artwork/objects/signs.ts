import { KANA_AND_KANJI } from "../data/kanji.ts";
import { type Point, polyline, rectangle } from "../drawing/path.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";

const PAPER = "#efe6d2";
const SHADOW = "#d2c7ad";
const RED = "#cf3a2a";
const BLUE = "#1f4b8f";
const BLACK = "#1e1b1a";
const YELLOW = "#e9b53c";
const GREEN = "#3a6b50";
const WHITE = "#fbf6ea";

type Hand = "gothic" | "mincho" | "round";

/** A sign: what it says from top to bottom, its board, its letters, the painter's hand, and its place. */
interface Sign {
  readonly text: string;
  readonly board: string;
  readonly letter: string;
  readonly hand: Hand;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

const SIGNS: readonly Sign[] = [
  { text: "酒", board: RED, letter: WHITE, hand: "mincho", left: 190, top: 330, size: 300 },
  { text: "カメラ", board: WHITE, letter: BLUE, hand: "gothic", left: 340, top: 734, size: 176 },
  { text: "東京", board: BLACK, letter: YELLOW, hand: "mincho", left: 594, top: 150, size: 300 },
  { text: "コーヒー", board: YELLOW, letter: BLACK, hand: "round", left: 594, top: 864, size: 116 },
  { text: "米", board: WHITE, letter: RED, hand: "gothic", left: 786, top: 864, size: 376 },
  { text: "本", board: BLUE, letter: WHITE, hand: "mincho", left: 998, top: 262, size: 460 },
  { text: "金", board: RED, letter: YELLOW, hand: "mincho", left: 1600, top: 180, size: 232 },
  { text: "中山", board: WHITE, letter: BLACK, hand: "round", left: 1600, top: 498, size: 232 },
  { text: "古", board: BLACK, letter: WHITE, hand: "gothic", left: 1282, top: 864, size: 250 },
  { text: "茶", board: GREEN, letter: WHITE, hand: "round", left: 1918, top: 300, size: 250 },
  { text: "肉", board: BLUE, letter: YELLOW, hand: "gothic", left: 1612, top: 1060, size: 232 },
  { text: "山中", board: RED, letter: WHITE, hand: "round", left: 1918, top: 636, size: 170 },
];

/** One stroke of the brush as an outline. Mincho has thin horizontals that end in a triangle. */
const strokeShape = (points: readonly Point[], hand: Hand, size: number): string => {
  const unit = size / 10;
  return points
    .slice(1)
    .map(([bx, by], index) => {
      const [ax, ay] = points[index] ?? [0, 0];
      const isHorizontal = Math.abs(by - ay) < Math.abs(bx - ax) * 0.12;
      const isSlanted = !isHorizontal && Math.abs(bx - ax) > 0.35;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
      const from = hand === "mincho" ? (isHorizontal ? 0.17 : 0.56) : 0.5;
      const to = hand === "mincho" ? (isHorizontal ? 0.17 : isSlanted ? (bx > ax ? 0.62 : 0.16) : 0.46) : 0.5;
      const corners: Point[] = [
        [(ax + nx * from) * unit, (ay + ny * from) * unit],
        [(bx + nx * to) * unit, (by + ny * to) * unit],
        [(bx - nx * to) * unit, (by - ny * to) * unit],
        [(ax - nx * from) * unit, (ay - ny * from) * unit],
      ];
      const serif: Point[] = [
        [(bx - 1.1) * unit, (by - 0.12) * unit],
        [(bx - 0.25) * unit, (by - 0.72) * unit],
        [(bx + 0.12) * unit, (by + 0.17) * unit],
      ];
      return polyline(corners, true) + (hand === "mincho" && isHorizontal && length > 2 ? polyline(serif, true) : "");
    })
    .join("");
};

/** Hand-painted signs of a Tokyo street, in three hands: gothic, mincho and round. */
export const signs = (): Sheet => {
  const drawing = coverSheet(PAPER);
  for (const { text, board, letter, hand, left, top, size } of SIGNS) {
    const margin = Math.max(22, size * 0.12);
    const [width, height] = [size + margin * 2, text.length * size * 1.02 + margin * 2];
    drawing.fill(rectangle(left + 16, top + 20, width, height), SHADOW);
    drawing.fill(rectangle(left, top, width, height), board);
    drawing.stroke(rectangle(left + 9, top + 9, width - 18, height - 18), letter, 3.5);
    for (const [index, character] of [...text].entries()) {
      const place = `transform="translate(${left + margin} ${top + margin + index * size * 1.02})"`;
      for (const points of KANA_AND_KANJI[character] ?? [])
        if (hand === "round") {
          const scaled = points.map(([x, y]): Point => [(x * size) / 10, (y * size) / 10]);
          drawing.stroke(polyline(scaled), letter, size * 0.098, place);
        } else drawing.fill(strokeShape(points, hand, size), letter, `fill-rule="nonzero" ${place}`);
    }
  }
  return drawing;
};
