import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { subsetsOf } from "../portfolio/type-characters.ts";

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

/** The face that a browser takes for a character, of those of one cut: the last that has it. */
const fileOf = (character: number, cut: string): string | undefined =>
  faces.findLast(
    ({ file, ranges }) =>
      file.endsWith(cut) && ranges.some(([first = 0, last = 0]) => first <= character && character <= last),
  )?.file;

test.each(["500-normal", "400-italic"])("in %s, letters come from the files that are asked for at once", (cut) => {
  const different = Array.from({ length: 0x10000 }, (_, at) => at).filter((at) => {
    const [subset] = subsetsOf(String.fromCharCode(at));
    return fileOf(at, cut) !== (subset && `${subset}-${cut}`);
  });
  expect(different.map((at) => at.toString(16))).toEqual([]);
  expect(fileOf("ễ".charCodeAt(0), cut)).toBe(`vietnamese-${cut}`);
});
