import { roundedRectangle } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

const FRAME = 14;

/** A phone as two flat shapes: its frame and its screen. */
export const phone = (
  drawing: Sheet,
  [left, top]: readonly [left: number, top: number],
  [width, height]: readonly [width: number, height: number],
  [frame, screen]: readonly [frame: string, screen: string],
): void => {
  drawing.fill(roundedRectangle(left, top, width, height, 64), frame);
  drawing.fill(roundedRectangle(left + FRAME, top + FRAME, width - 2 * FRAME, height - 2 * FRAME, 64 - FRAME), screen);
};
