import { expect, test } from "vitest";
import { contours, sampleField } from "./contours.ts";

const region = { left: -50, top: -50, width: 100, height: 100, step: 5 };

test("the contour of a cone is one closed circle", () => {
  const samples = sampleField((x, y) => Math.hypot(x, y), region);
  const [line = [], ...others] = contours(samples, region, 31);
  expect(others).toEqual([]);
  expect(line.at(-1)).toEqual(line[0]);
  for (const [x, y] of line) expect(Math.abs(Math.hypot(x, y) - 31)).toBeLessThan(0.5);
});

test("a contour that leaves the region is open, and a level outside the field has none", () => {
  const samples = sampleField((x) => x, region);
  const [line = []] = contours(samples, region, 12);
  expect(line).toHaveLength(21);
  expect(contours(samples, region, 80)).toEqual([]);
});
