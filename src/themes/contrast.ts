// One file instead of 150, which every command would load.
import culori from "culori/require";
import type { Palette } from "./theme.ts";

/** The names of colors. */
export type ColorName = keyof Palette;

/** A color on another, and the lowest contrast that WCAG 2.2 AA allows: 4.5 for text, 3 for controls. */
interface Pair {
  readonly color: ColorName;
  readonly on: ColorName;
  readonly minimum: 4.5 | 3;
}

const textOn = (color: ColorName, ...backgrounds: readonly ColorName[]): Pair[] =>
  backgrounds.map((on) => ({ color, on, minimum: 4.5 }));

/** Every pair that the pages use. */
const pairs: readonly Pair[] = [
  ...textOn("ink", "paper", "case", "accentSoft", "warnSoft"),
  ...textOn("quiet", "paper", "case", "accentSoft"),
  ...textOn("accent", "paper", "case", "accentSoft"),
  ...textOn("accentInk", "accent"),
  ...textOn("spot", "paper", "case"),
  ...textOn("warn", "paper", "case", "warnSoft"),
  ...textOn("get", "paper", "case"),
  ...textOn("post", "paper", "case"),
  ...(["codeKeyword", "codeString", "codeNumber", "codeFunction"] as const).flatMap((part) => textOn(part, "case")),
  { color: "edge", on: "paper", minimum: 3 },
  { color: "edge", on: "case", minimum: 3 },
];

/** A pair with too little contrast. */
export interface LowContrast extends Pair {
  /** The WCAG contrast ratio, cut to two digits so that 4.499 is not 4.5. */
  readonly ratio: number;
}

export const contrast = (color: string, on: string): number => Math.floor(culori.wcagContrast(color, on) * 100) / 100;

/** The pairs of a palette below WCAG AA. */
export const lowContrasts = (palette: Palette): LowContrast[] =>
  pairs
    .map((pair) => ({ ...pair, ratio: contrast(palette[pair.color], palette[pair.on]) }))
    .filter(({ ratio, minimum }) => ratio < minimum);

/** The custom property of a color: `accentInk` is `--accent-ink`. */
export const propertyOf = (color: ColorName): string =>
  `--${color.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
