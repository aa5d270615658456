import { LUNAR_DAY_HOURS, tideHeight } from "../data/tides.ts";
import { circle, curve, type Point, polar, polyline, range } from "../drawing/path.ts";
import { coverSheet, type Sheet } from "../drawing/sheet.ts";

const PAPER = "#ece6d8";
const SEA = "#123a5c";
const HAND = "#d8452a";
const CENTER: Point = [1200, 750];
const TURNS = 57;

/** Two months of tides on a dial of one lunar day, newest outside, and the one hand of the clock. */
export const tideDial = (): Sheet => {
  const drawing = coverSheet(PAPER);
  const at = (turns: number): Point => polar(CENTER, turns, 112 + turns * 8 + tideHeight(turns * LUNAR_DAY_HOURS) * 31);
  for (const turn of range(TURNS)) {
    const line = range(181).map((step) => at(turn + step / 180));
    const heights = range(90).map((step) => tideHeight((turn + step / 90) * LUNAR_DAY_HOURS));
    const springs = (Math.max(...heights) - Math.min(...heights) - 1.2) / 1.2;
    drawing.stroke(curve(line), SEA, 1.5 + 3.4 * Math.max(0, springs) ** 1.4);
  }
  for (const mark of range(248)) {
    const isHour = mark % 10 === 0;
    drawing.stroke(
      polyline([polar(CENTER, mark / 248, 622), polar(CENTER, mark / 248, isHour ? 646 : 632)]),
      SEA,
      isHour ? 4 : 2,
    );
  }
  const angle = 0.118;
  drawing.fill(circle(...CENTER, 34), HAND);
  drawing.stroke(polyline([polar(CENTER, angle + 0.5, 96), polar(CENTER, angle, 598)]), HAND, 13);
  drawing.fill(circle(...CENTER, 9), PAPER);
  return drawing;
};
