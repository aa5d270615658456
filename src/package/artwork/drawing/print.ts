import sharp from "sharp";
import type { Sheet } from "./sheet.ts";

type Color = readonly [red: number, green: number, blue: number];

const parse = (hex: string): Color => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The colors of a print: the paper, and steps from it to each ink, which smooth the edges of lines. */
const palette = (svg: string, steps: number): Color[] => {
  const [paper = "#ffffff", ...inks] = new Set(svg.match(/#[0-9a-f]{6}\b/g));
  const from = parse(paper);
  const mixes = inks.map(parse).flatMap((ink) =>
    Array.from({ length: steps }, (_, step): Color => {
      const at = (channel: 0 | 1 | 2): number =>
        Math.round(from[channel] + ((ink[channel] - from[channel]) * (step + 1)) / steps);
      return [at(0), at(1), at(2)];
    }),
  );
  return [from, ...mixes];
};

/** Replaces every pixel by the nearest color. Files get much smaller, and lines stay crisp. */
const limitColors = (pixels: Uint8Array, colors: readonly Color[]): void => {
  const nearest = new Map<number, Color>();
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const key = (red << 16) | (green << 8) | blue;
    let color = nearest.get(key);
    if (!color) {
      const distances = colors.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
      color = colors[distances.indexOf(Math.min(...distances))] ?? [red, green, blue];
      nearest.set(key, color);
    }
    pixels.set(color, at);
  }
};

/**
 * The sheet as a lossless WebP file. Edges get as many intermediate colors as fit into the bytes, or none.
 */
export const print = async (sheet: Sheet, maxBytes: number): Promise<Uint8Array> => {
  const svg = sheet.svg();
  const drawing = sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  const printInSteps = async (steps: number): Promise<Uint8Array> => {
    const pixels = Uint8Array.from(data);
    limitColors(pixels, palette(svg, steps));
    const file = await sharp(pixels, { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer();
    return file.length <= maxBytes || steps === 1 ? file : printInSteps(steps - 1);
  };
  return printInSteps(4);
};
