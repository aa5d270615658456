import { expect, test } from "vitest";
import { fileTypeOf } from "./picture-type.ts";

const typeOf = (bytes: string) => fileTypeOf(Buffer.from(bytes, "latin1"));

test.each([
  ["JPEG", "\u00ff\u00d8\u00ff\u00e0"],
  ["PNG", "\u0089PNG\r\n\u001a\n____IHDR____IDAT"],
  ["GIF", "GIF89a____\0!\u00f9\u0004"],
  ["WebP", "RIFF____WEBPVP8 "],
  ["AVIF", "\0\0\0\u001cftypavif"],
])("accepts %s", (name, bytes) => {
  expect(typeOf(bytes)).toEqual({ name, isAccepted: true, isAnimated: false });
});

test.each([
  ["PNG", "\u0089PNG\r\n\u001a\n____IHDR____acTL____IDAT"],
  ["GIF", "GIF89a____\0!\u00f9\u0004____\0!\u00f9\u0004"],
  ["WebP", "RIFF____WEBPVP8X________ANIM"],
  ["AVIF", "\0\0\0\u001cftypavis"],
])("recognizes an animated %s", (name, bytes) => {
  expect(typeOf(bytes)).toEqual({ name, isAccepted: true, isAnimated: true });
});

test.each([
  ["HEIC", "\0\0\0\u001cftypheic"],
  ["video", "\0\0\0\u001cftypisom"],
  ["SVG", '<?xml version="1.0"?>\n<!-- A drawing -->\n<svg xmlns="http://www.w3.org/2000/svg">'],
  ["SVG", "<svg>"],
  ["PDF", "%PDF-1.7"],
  ["TIFF", "II*\0"],
  ["Git LFS pointer", "version https://git-lfs.github.com/spec/v1"],
])("names %s, which is not accepted", (name, bytes) => {
  expect(typeOf(bytes)).toEqual({ name, isAccepted: false, isAnimated: false });
});

test("does not know other files", () => {
  expect(typeOf("Some notes.")).toBeUndefined();
});
