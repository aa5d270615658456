import type { FontName } from "../names.ts";

/** The size of a font's letters, in em. It makes a fallback as wide and as high as the font. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  /** The mean width of the letters of English text. */
  readonly width: number;
}

/** A font whose files are in a package `@fontsource/<name>`. */
export interface PackagedFont {
  readonly family: string;
  readonly generic: "serif" | "sans-serif" | "monospace";
  readonly weights: readonly number[];
  readonly hasItalic: boolean;
  readonly hasVietnamese: boolean;
  readonly metrics: FontMetrics;
}

/** A font of the visitor's system. */
export interface SystemFont {
  readonly stack: string;
}

const sans = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const serif = '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif';
const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** What follows a packaged font: for characters that it lacks, and if it loads too late (D53). */
const stacks = { serif, "sans-serif": sans, monospace: mono } as const;

/** All fonts. The metrics are those of the files, measured with @capsizecss/unpack. */
export const fonts: Readonly<Record<FontName, PackagedFont | SystemFont>> = {
  anton: {
    family: "Anton",
    generic: "sans-serif",
    weights: [400],
    hasItalic: false,
    hasVietnamese: true,
    metrics: { ascent: 1.176, descent: 0.329, width: 0.404 },
  },
  "bricolage-grotesque": {
    family: "Bricolage Grotesque",
    generic: "sans-serif",
    weights: [400, 600, 700],
    hasItalic: false,
    hasVietnamese: true,
    metrics: { ascent: 0.93, descent: 0.27, width: 0.489 },
  },
  "dm-mono": {
    family: "DM Mono",
    generic: "monospace",
    weights: [400, 500],
    hasItalic: true,
    hasVietnamese: false,
    metrics: { ascent: 0.992, descent: 0.31, width: 0.6 },
  },
  figtree: {
    family: "Figtree",
    generic: "sans-serif",
    weights: [400, 600, 700],
    hasItalic: true,
    hasVietnamese: false,
    metrics: { ascent: 0.95, descent: 0.25, width: 0.449 },
  },
  "hanken-grotesk": {
    family: "Hanken Grotesk",
    generic: "sans-serif",
    weights: [400, 600, 700],
    hasItalic: true,
    hasVietnamese: true,
    metrics: { ascent: 1, descent: 0.303, width: 0.45 },
  },
  "instrument-sans": {
    family: "Instrument Sans",
    generic: "sans-serif",
    weights: [400, 500, 600],
    hasItalic: true,
    hasVietnamese: false,
    metrics: { ascent: 0.97, descent: 0.25, width: 0.458 },
  },
  "instrument-serif": {
    family: "Instrument Serif",
    generic: "serif",
    weights: [400],
    hasItalic: true,
    hasVietnamese: false,
    metrics: { ascent: 0.99, descent: 0.31, width: 0.341 },
  },
  newsreader: {
    family: "Newsreader",
    generic: "serif",
    weights: [400, 500, 600],
    hasItalic: true,
    hasVietnamese: true,
    metrics: { ascent: 0.735, descent: 0.265, width: 0.4285 },
  },
  "red-hat-mono": {
    family: "Red Hat Mono",
    generic: "monospace",
    weights: [400, 600],
    hasItalic: true,
    hasVietnamese: false,
    metrics: { ascent: 1.018, descent: 0.305, width: 0.6 },
  },
  "system-mono": { stack: mono },
  "system-sans": { stack: sans },
  "system-serif": { stack: serif },
};

/** The font families of a font, as the value of `font-family`. */
export const fontStack = (name: FontName): string => {
  const font = fonts[name];
  return "stack" in font ? font.stack : `"${font.family}", "${font.family} fallback", ${stacks[font.generic]}`;
};
