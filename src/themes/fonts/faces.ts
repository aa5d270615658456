import type { FontName } from "../names.ts";
import type { Theme } from "../theme.ts";
import { fonts, type PackagedFont } from "./families.ts";
import { type FontSubset, remainingRange, subsetOf, subsets, unicodeRange } from "./subsets.ts";

/** A file of a packaged font. */
export interface FontFile {
  readonly font: FontName;
  readonly family: string;
  readonly weight: number;
  readonly style: "normal" | "italic";
  readonly subset: FontSubset;
  /** Its path from the folder of packages, without the ending `.woff2`. */
  readonly path: string;
}

/** A font file with only some characters of its subset. Its path is absolute. */
export interface ReducedFont extends FontFile {
  readonly characters: string;
  /** The path of the file with all characters. */
  readonly whole: string;
}

/** A file that pages load. */
export type PageFont = FontFile | ReducedFont;

/** Whether pages use a file for a character, unless a later file has it too. */
export const isFontOf = (file: PageFont, character: string): boolean =>
  "characters" in file ? file.characters.includes(character) : file.subset === subsetOf(character);

/** The packaged fonts among names, each once. */
const packagedFonts = (names: readonly FontName[]): (readonly [FontName, PackagedFont])[] =>
  [...new Set(names)].flatMap((name) => {
    const font = fonts[name];
    return "stack" in font ? [] : [[name, font] as const];
  });

const filesOf = (name: FontName, font: PackagedFont): FontFile[] =>
  subsets
    .filter((subset) => subset !== "vietnamese" || font.hasVietnamese)
    .flatMap((subset) => [
      ...font.weights.map((weight) => ({ subset, weight, style: "normal" as const })),
      ...(font.hasItalic ? [{ subset, weight: 400, style: "italic" as const }] : []),
    ])
    .map((face) => ({
      ...face,
      font: name,
      family: font.family,
      path: `@fontsource/${name}/files/${name}-${face.subset}-${face.weight}-${face.style}`,
    }));

/** Every file of a font; none of a system font. */
export const filesOfFont = (name: FontName): readonly FontFile[] =>
  packagedFonts([name]).flatMap(([, font]) => filesOf(name, font));

/** The weights of a theme's fonts that headings need, and the usual ones of text. */
const isUsed = (theme: Theme, { font, weight, style }: FontFile): boolean => {
  const { heading, body, ui, mono } = theme.fonts;
  const weights = [
    ...(font === heading ? [nearestWeight(font, theme.tokens["heading-weight"])] : []),
    ...([body, ui, mono].includes(font) ? [400, nearestWeight(font, "600")] : []),
  ];
  return style === "italic" || weights.includes(weight);
};

/** The weight of a packaged font that is nearest to a requested one. */
export const nearestWeight = (name: FontName, wanted: string): number => {
  const font = fonts[name];
  const weights = "stack" in font ? [] : font.weights;
  return weights.toSorted((a, b) => Math.abs(a - Number(wanted)) - Math.abs(b - Number(wanted)))[0] ?? 400;
};

/** The font files of a theme. Browsers load only those whose characters a page has; a later file wins over an earlier one. */
export const fontFiles = (theme: Theme): readonly FontFile[] => {
  const { heading, body, ui, mono } = theme.fonts;
  return packagedFonts([heading, body, ui, mono])
    .flatMap(([name, font]) => filesOf(name, font))
    .filter((file) => isUsed(theme, file));
};

/** A font that almost every system has, and the mean width of its letters in em. */
interface LocalFont {
  readonly names: readonly string[];
  readonly width: number;
}

const arial: LocalFont = { names: ["Arial", "Liberation Sans"], width: 0.446 };
const arialBold: LocalFont = { names: ["Arial Bold", "Liberation Sans Bold"], width: 0.48 };
const times: LocalFont = { names: ["Times New Roman", "Liberation Serif"], width: 0.406 };
const monospace: LocalFont = {
  names: ["Menlo", "DejaVu Sans Mono", "Liberation Mono", "Lucida Console", "Courier New"],
  width: 0.6,
};

const localFonts = {
  serif: [times, times],
  "sans-serif": [arial, arialBold],
  monospace: [monospace, monospace],
} as const;

const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`;

/** A system font in the size of a packaged one: as wide, and with lines as high. */
const fallbackFace = (
  { family, metrics: { ascent, descent, width } }: PackagedFont,
  { names, width: localWidth }: LocalFont,
  weights: string,
): string => {
  const scale = width / localWidth;
  return `@font-face {
  font-family: "${family} fallback";
  font-weight: ${weights};
  src: ${names.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / scale)};
  descent-override: ${percent(descent / scale)};
  line-gap-override: 0%;
}`;
};

/** The characters of a file. A browser that waits for a reduced font would load the whole one too, if both had them. */
const rangeOf = (file: PageFont, files: readonly PageFont[]): string => {
  if ("characters" in file) return unicodeRange(file.characters);
  const reduced = files.filter((each) => "characters" in each).find(({ whole }) => whole === file.path);
  return remainingRange(file.subset, reduced?.characters ?? "");
};

const faceCss = (file: PageFont, files: readonly PageFont[], url: string): string => `@font-face {
  font-family: "${file.family}";
  font-style: ${file.style};
  font-weight: ${file.weight};
  font-display: optional;
  src: url("${url}") format("woff2");
  unicode-range: ${rangeOf(file, files)};
}`;

/**
 * The @font-face rules of a theme.
 * @param files the font files of the theme, and reduced ones
 * @param urlOf the URL of a file's path
 */
export const fontFacesCss = (theme: Theme, files: readonly PageFont[], urlOf: (path: string) => string): string => {
  const { heading, body, ui, mono } = theme.fonts;
  const faces = files.map((file) => faceCss(file, files, urlOf(`${file.path}.woff2`)));
  const fallbacks = packagedFonts([heading, body, ui, mono]).flatMap(([, font]) => {
    const [normal, bold] = localFonts[font.generic];
    return [fallbackFace(font, normal, "100 500"), fallbackFace(font, bold, "600 900")];
  });
  return [...faces, ...fallbacks].join("\n");
};
