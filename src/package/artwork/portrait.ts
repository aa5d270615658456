import { contours, sampleField } from "./drawing/contours.ts";
import { fractalNoise, noise } from "./drawing/noise.ts";
import { circle, curve, type Point, polar, polyline, range, smooth } from "./drawing/path.ts";
import { type Sheet, sheet } from "./drawing/sheet.ts";

const PAPER = "#efe7d8";
const SUN = "#eab64a";
const INK = "#203d3a";
const COAT = "#c9563c";
const SKIN = "#f6dcc3";

const points = (text: string): Point[] =>
  text.split(" ").map((pair): Point => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });

const FACE = points(
  "560,250 650,286 712,345 742,415 748,448 752,470 774,520 798,570 800,586 786,599 760,604 757,617 768,632 770,645 757,657 765,671 763,688 750,702 750,720 759,744 754,776 730,802 690,812 640,822 616,852 612,900 640,960 560,1010 440,980 430,880 400,600 420,350",
);
const COLLAR = points("420,905 436,888 520,908 604,880 622,892 646,990 618,1040 520,1064 430,1044 394,990");
const BODY = points(
  "664,990 760,1022 866,1075 930,1150 960,1290 180,1290 206,1150 262,1070 350,1018 400,985 470,1046 560,1062 630,1036",
);
const HAIRLINE = points("712,338 664,356 616,400 588,452 572,520 548,590 524,650 510,700 500,752 486,800");
const CROWN = points("716,330 672,262 596,210 500,192 400,222 322,300 294,420 312,560 356,690 404,776 470,806");

/** Forty points at equal steps on the smooth curve through some points. */
const alongCurve = (line: readonly Point[]): Point[] => {
  const fine = smooth(line, 40);
  return range(40).map((step) => fine[Math.round((step / 39) * (fine.length - 1))] ?? [0, 0]);
};

/** The owner in profile, as cut paper: hair of pen lines, and a coat with the contour lines of a map. */
export const portrait = (): Sheet => {
  const drawing = sheet(1200, 1200, PAPER);
  drawing.fill(circle(600, 560, 430), SUN);
  drawing.fill(curve(BODY, true), COAT);
  drawing.add(`<clipPath id="coat"><path d="${curve(BODY, true)}"/></clipPath>`);
  const region = { left: 160, top: 960, width: 820, height: 260, step: 10 };
  const hills = fractalNoise(77, 2);
  const samples = sampleField((x, y) => hills(x / 210, y / 210), region);
  for (const level of range(17).map((count) => -0.8 + count * 0.1))
    drawing.stroke(
      contours(samples, region, level)
        .map((line) => curve(line))
        .join("") || "M0 0",
      PAPER,
      level === 0 ? 5 : 2.8,
      'clip-path="url(#coat)"',
    );
  drawing.fill(curve(FACE, true), SKIN);
  drawing.fill(curve(COLLAR, true), INK);
  drawing.fill(circle(352, 236, 116), INK);
  drawing.stroke(curve(range(126).map((step) => polar([352, 236], step / 26, 14 + step * 0.74))), SUN, 2.8);
  drawing.fill(curve([...CROWN, ...HAIRLINE.toReversed()], true), INK);
  const waves = noise(19);
  const [front, back] = [alongCurve(HAIRLINE), alongCurve(CROWN)];
  for (const strand of range(19)) {
    const share = (strand + 0.7) / 20;
    const line = front.map(([x, y], index): Point => {
      const [bx, by] = back[index] ?? [x, y];
      const wave = 9 * waves(index / 9, strand / 5) * Math.sin((index / 39) * Math.PI);
      return [x + (bx - x) * share + wave, y + (by - y) * share + wave];
    });
    drawing.stroke(curve(line.slice(2, 37 - (strand % 3) * 3)), SUN, 2.8);
  }
  drawing.fill(curve(points("560,520 540,512 520,530 522,570 540,606 556,600 562,560"), true), SKIN);
  drawing.stroke(curve(points("550,535 536,538 536,566 548,578")), INK, 4);
  drawing.fill(circle(546, 622, 11), COAT);
  drawing.stroke(circle(708, 478, 46), INK, 8);
  drawing.stroke(curve(points("662,476 620,488 556,514")), INK, 8);
  drawing.stroke(curve(points("682,482 702,492 722,485")), INK, 5.5);
  drawing.stroke(polyline(points("722,485 731,490")), INK, 4);
  drawing.stroke(curve(points("668,412 698,399 730,408")), INK, 9);
  drawing.stroke(curve(points("722,664 738,661 756,657")), INK, 5);
  drawing.stroke(curve(points("756,598 752,586 758,576")), INK, 4);
  const blush = range(7).flatMap((row) =>
    range(7).map((column): Point => [640 + column * 15 + (row % 2) * 7.5, 580 + row * 13]),
  );
  for (const [x, y] of blush) {
    const away = Math.hypot(x - 688, y - 618);
    if (away < 48) drawing.fill(circle(x, y, 5.4 - away / 14), COAT);
  }
  return drawing;
};
