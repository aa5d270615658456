import { expect, test } from "vitest";
import { LUNAR_MONTH_HOURS, tideHeight } from "./tides.ts";

const rangeFrom = (start: number): number => {
  const heights = Array.from({ length: 250 }, (_, step) => tideHeight(start + step / 10));
  return Math.max(...heights) - Math.min(...heights);
};

test("the range of the tide grows to springs and shrinks to neaps twice in a lunar month", () => {
  const ranges = Array.from({ length: 30 }, (_, day) => rangeFrom((day / 29) * LUNAR_MONTH_HOURS));
  const peaks = ranges.filter(
    (range, day) => day > 0 && day < 29 && range > (ranges[day - 1] ?? 0) && range >= (ranges[day + 1] ?? 0),
  );
  expect(peaks.length).toBeGreaterThanOrEqual(1);
  expect(peaks.length).toBeLessThanOrEqual(3);
  expect(Math.max(...ranges) / Math.min(...ranges)).toBeGreaterThan(1.6);
});
