import sharp from "sharp";
import { expect, test } from "vitest";
import { circle } from "./path.ts";
import { print } from "./print.ts";
import { type Sheet, sheet } from "./sheet.ts";

const dot = (): Sheet => {
  const drawing = sheet(60, 40, "#ffffff");
  drawing.fill(circle(30, 20, 12), "#cc2200");
  return drawing;
};

const colorsOf = async (file: Uint8Array): Promise<number> => {
  const pixels = await sharp(file).removeAlpha().raw().toBuffer();
  return new Set(Array.from({ length: pixels.length / 3 }, (_, at) => pixels.readUIntBE(at * 3, 3))).size;
};

test("a print has the colors of the paper, the inks and a few steps between them", async () => {
  expect(await colorsOf(await print(dot(), 100_000))).toBe(5);
});

test("a print that is too large drops the steps", async () => {
  expect(await colorsOf(await print(dot(), 1))).toBe(2);
});

test("the same drawing gives the same bytes", async () => {
  expect(await print(dot(), 100_000)).toEqual(await print(dot(), 100_000));
});
