import type { FontName } from "../names.ts";
import type { FontFile } from "./faces.ts";
import { filesOfFont, nearestWeight } from "./faces.ts";
import { fonts } from "./families.ts";
import { type FontSubset, fontSubsets } from "./subsets.ts";

/** Pictures cannot use the fonts of a visitor's system. */
const substitute: FontName = "newsreader";

/** A face of a font for pictures, and the files with the characters of a text. */
export interface PictureFace {
  /** The family names of the files, for `fontFamily`. */
  readonly family: string;
  readonly weight: number;
  readonly style: "normal" | "italic";
  readonly files: readonly FontFile[];
}

const isPackaged = (name: FontName): boolean => !("stack" in fonts[name]);

/** The family under which a picture finds a file. */
export const pictureFamily = ({ font, subset }: FontFile): string => `${font} ${subset}`;

/** The files of a face with some subsets, `latin` first. */
const faceFiles = (font: FontName, weight: number, style: string, needed: ReadonlySet<FontSubset>): FontFile[] =>
  filesOfFont(font)
    .filter((file) => file.weight === weight && file.style === style && needed.has(file.subset))
    .toReversed();

/** The face that shows a text in a picture. Characters that the font lacks are in Newsreader. */
export const pictureFace = (
  name: FontName,
  wanted: { readonly weight: string; readonly style?: string },
  text: string,
): PictureFace => {
  const font = isPackaged(name) ? name : substitute;
  const { hasItalic = false } = { ...fonts[font] } as { hasItalic?: boolean };
  const style = wanted.style === "italic" && hasItalic ? "italic" : "normal";
  const weight = style === "italic" ? 400 : nearestWeight(font, wanted.weight);
  const needed = new Set<FontSubset>(["latin", ...fontSubsets(text)]);
  const own = faceFiles(font, weight, style, needed);
  const missing = new Set([...needed].filter((subset) => !own.some((file) => file.subset === subset)));
  const files = [...own, ...faceFiles(substitute, nearestWeight(substitute, String(weight)), "normal", missing)];
  return { family: files.map(pictureFamily).join(", "), weight, style, files };
};
