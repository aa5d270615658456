import { proportional, proportionalWidth } from "../drawing/lettering.ts";
import type { Point } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** Writes a line from its left or right end, with a pen that suits its height. */
export const write = (
  drawing: Sheet,
  text: string,
  [x, baseline]: Point,
  height: number,
  ink: string,
  end: "left" | "right" = "left",
): void => {
  const left = end === "left" ? x : x - proportionalWidth(text, height);
  drawing.stroke(proportional(text, [left, baseline], height), ink, Math.max(4, height * 0.135));
};
