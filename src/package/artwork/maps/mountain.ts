import { contours, sampleField } from "../drawing/contours.ts";
import { lettering } from "../drawing/lettering.ts";
import { fractalNoise } from "../drawing/noise.ts";
import { circle, curve, type Point, polyline, range } from "../drawing/path.ts";
import { COVER, coverSheet, type Sheet } from "../drawing/sheet.ts";

const LAYERS = ["#123f49", "#1d5a63", "#31767b", "#559494", "#86b3ac", "#bcd3c8", "#f6f2e6"] as const;
/** What the shadow of each layer makes of the layer below. */
const SHADOWS = ["#0d2f38", "#143f4a", "#204f57", "#356065", "#5a7f7c", "#88a79c"] as const;
const ROUTE = "#f0642f";
const PAPER = "#f6f2e6";

const region = { left: -60, top: -60, width: COVER.width + 120, height: COVER.height + 120, step: 10 };

/** A mountain cut from seven sheets of paper, with a grid, numbers as large as a thumb, and one way up. */
export const mountain = (): Sheet => {
  const drawing = coverSheet(LAYERS[0]);
  const rough = fractalNoise(12, 3);
  const [peakX, peakY] = [1490, 560];
  const height = (x: number, y: number): number => {
    const ridge = 1 - Math.abs(rough(x / 720, y / 720));
    const away = Math.hypot((x - peakX) / 1.35, y - peakY) / 760;
    return 1.15 - away + 0.55 * (ridge - 0.6);
  };
  const samples = sampleField(height, region).map((row, index, rows) =>
    row.map((value, column) =>
      index === 0 || index === rows.length - 1 || column === 0 || column === row.length - 1 ? -9 : value,
    ),
  );
  for (const [layer, color] of LAYERS.slice(1).entries()) {
    const level = 0.12 + layer * 0.2;
    const shape = contours(samples, region, level).filter(({ length }) => length > 14);
    drawing.fill(
      shape
        .map((line) =>
          curve(
            line.filter((_, index) => index % 2 === 0).map(([x, y]): Point => [x + 10, y + 16]),
            true,
          ),
        )
        .join(""),
      SHADOWS[layer] ?? LAYERS[0],
    );
    drawing.fill(
      shape
        .map((line) =>
          curve(
            line.filter((_, index) => index % 2 === 0),
            true,
          ),
        )
        .join(""),
      color,
    );
  }
  const [pitch, left] = [500, 200];
  for (const column of range(5))
    drawing.stroke(
      polyline([
        [left + column * pitch, 0],
        [left + column * pitch, 1500],
      ]),
      PAPER,
      3.5,
    );
  for (const row of range(3))
    drawing.stroke(
      polyline([
        [0, 250 + row * pitch],
        [2400, 250 + row * pitch],
      ]),
      PAPER,
      3.5,
    );
  for (const column of range(4))
    for (const row of range(3)) {
      const text = `${"ABCD"[column]}${row + 1}`;
      drawing.stroke(lettering(text, [left + column * pitch + 36, 250 + row * pitch + 112], 76), PAPER, 13);
    }
  const way: Point[] = [
    [330, 1150],
    [470, 1205],
    [610, 1190],
    [690, 1090],
    [850, 1100],
    [930, 960],
    [1100, 940],
    [1180, 790],
    [1330, 720],
    [peakX, peakY],
  ];
  drawing.stroke(curve(way), ROUTE, 13, 'stroke-dasharray="1 30"');
  for (const [x, y] of [way[0], way.at(-1)].filter((end) => end !== undefined)) {
    drawing.fill(circle(x, y, 26), ROUTE);
    drawing.stroke(
      polyline([
        [x - 11, y],
        [x + 11, y],
      ]) +
        polyline([
          [x, y - 11],
          [x, y + 11],
        ]),
      PAPER,
      7,
    );
  }
  return drawing;
};
