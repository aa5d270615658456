import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fontSubsets } from "../media/font-characters.ts";

/** Of each face the file, and the first and last character of each of its ranges. */
const faces = readFileSync("src/styles/fonts.css", "utf8")
  .split("@font-face")
  .slice(1)
  .map((face) => ({
    file: /newsreader-([a-z-]+-\d+-[a-z]+)\.woff2/.exec(face)?.[1] ?? "",
    ranges: Array.from(face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, first = "", last = first]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ]),
  }));

/** The font face of a weight and style that a browser uses for a character: the last one that has it. */
const fileOf = (character: number, cut: string): string | undefined =>
  faces.findLast(
    ({ file, ranges }) =>
      file.endsWith(cut) && ranges.some(([first = 0, last = 0]) => first <= character && character <= last),
  )?.file;

test.each(["500-normal", "400-italic"])(
  "in %s, the letters of a text are in the files that are preloaded for it",
  (cut) => {
    const different = Array.from({ length: 0x10000 }, (_, index) => index).filter((index) => {
      const [subset] = fontSubsets(String.fromCharCode(index));
      return fileOf(index, cut) !== (subset && `${subset}-${cut}`);
    });
    expect(different.map((index) => index.toString(16))).toEqual([]);
    expect(fileOf("ễ".charCodeAt(0), cut)).toBe(`vietnamese-${cut}`);
  },
);
