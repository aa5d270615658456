import type { FontName } from "../names.ts";
import type { Theme } from "../theme.ts";
import { fonts, type PackagedFont } from "./families.ts";
import { type FontSubset, subsets, unicodeRanges } from "./subsets.ts";

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

/** The font files of a theme. Browsers load only those whose characters a page has; a later face wins over an earlier one. */
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

/**
 * The @font-face rules of a theme.
 * @param urlOf the URL of a file's path
 */
export const fontFacesCss = (theme: Theme, urlOf: (path: string) => string): string => {
  const { heading, body, ui, mono } = theme.fonts;
  const faces = fontFiles(theme).map(
    ({ family, weight, style, subset, path }) => `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weight};
  font-display: optional;
  src: url("${urlOf(`${path}.woff2`)}") format("woff2");
  unicode-range: ${unicodeRanges[subset]};
}`,
  );
  const fallbacks = packagedFonts([heading, body, ui, mono]).flatMap(([, font]) => {
    const [normal, bold] = localFonts[font.generic];
    return [fallbackFace(font, normal, "100 500"), fallbackFace(font, bold, "600 900")];
  });
  return [...faces, ...fallbacks].join("\n");
};
