import culori from "culori/require";
import { contrast } from "./contrast.ts";
import type { Palette } from "./theme.ts";

const { clampChroma, formatHex, interpolate, oklch } = culori;

/** Steps of lightness (0 to 1) when looking for a readable color. */
const STEP = 0.01;

const withLightness = (color: string, lightness: number): string => {
  const { c = 0, h = 0 } = oklch(color) ?? {};
  return formatHex(clampChroma({ mode: "oklch", l: lightness, c, h }, "oklch"));
};

const mix = (from: string, to: string, share: number): string => formatHex(interpolate([from, to], "oklab")(share));

/** The background of selected items for an accent. */
const softOf = (accent: string, { case: card }: Palette): string => mix(card, accent, 0.1);

/** Whether an accent is readable wherever the pages use it as text. */
const isReadable = (accent: string, palette: Palette): boolean =>
  [palette.paper, palette.case, softOf(accent, palette)].every((on) => contrast(accent, on) >= 4.5);

/**
 * The nearest readable color with the same hue: darker on a light page and lighter on a dark one. The color itself, if it is
 * readable.
 */
export const readableAccent = (accent: string, palette: Palette): string => {
  if (isReadable(accent, palette)) return accent;
  const isLightPage = contrast("#000000", palette.paper) > contrast("#ffffff", palette.paper);
  const { l = 0 } = oklch(accent) ?? {};
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += isLightPage ? -STEP : STEP) {
    const candidate = withLightness(accent, lightness);
    if (isReadable(candidate, palette)) return candidate;
  }
  return palette.ink;
};

/** A palette with another accent, and the colors that follow from it: text on it, and its soft background. */
export const withAccent = (palette: Palette, accent: string): Palette => {
  const inks = ["#ffffff", "#111111"].toSorted((a, b) => contrast(b, accent) - contrast(a, accent));
  return {
    ...palette,
    accent,
    accentInk: inks[0] ?? palette.accentInk,
    accentSoft: softOf(accent, palette),
    // Themes with one strong color use it for both.
    spot: palette.spot === palette.accent ? accent : palette.spot,
  };
};
