import type { CoverPalette } from "./palettes.ts";
import type { Random } from "./random.ts";

/** Draws a cover as SVG elements, on a ground of 120 by 80 units. */
export type Composition = (random: Random, palette: CoverPalette, title: string) => readonly string[];
