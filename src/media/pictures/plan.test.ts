import { expect, test } from "vitest";
import { planFiles } from "./plan.ts";

const facts = { file: "projects/tide-clock/Cover Fotó 1.JPG", digest: "0123456789abcdef", isTransparent: false };
const widthsOf = (width: number, isTransparent = false) =>
  Object.entries(Object.groupBy(planFiles({ ...facts, width, isTransparent }), ({ format }) => format)).map(
    ([format, files = []]) => [format, ...files.map((file) => file.width)],
  );

test.each([
  [4000, [480, 720, 1280, 2000], [800, 1600]],
  [1700, [480, 720, 1280, 1700], [800, 1600]],
  [1600, [480, 720, 1280, 1600], [800, 1600]],
  [900, [480, 720, 900], [900]],
  [500, [500], [500]],
  [1, [1], [1]],
])("a picture %i pixels wide gets files up to its width, at most eight", (width, avif, others) => {
  expect(widthsOf(width)).toEqual([
    ["avif", ...avif],
    ["webp", ...others],
    ["jpg", ...others],
  ]);
});

test("a picture with transparent parts falls back to PNG", () => {
  expect(widthsOf(500, true).at(-1)).toEqual(["png", 500]);
});

test("names contain the name of the original, its digest and the width", () => {
  expect(planFiles({ ...facts, width: 500 }, false).map(({ name }) => name)).toEqual([
    "cover-foto-1-0123456789ab-500.webp",
    "cover-foto-1-0123456789ab-500.jpg",
  ]);
  expect(planFiles({ ...facts, file: "看板.png", width: 500 }).at(-1)?.name).toBe("0123456789ab-500.jpg");
});
