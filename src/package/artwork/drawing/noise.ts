import { seeded } from "./random.ts";

/** A smooth function of the plane with values from about -1 to 1. */
export type Field = (x: number, y: number) => number;

const SIZE = 256;
const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Perlin's gradient noise. Features are about one unit wide. */
export const noise = (seed: number): Field => {
  const random = seeded(seed);
  const angles = Array.from({ length: SIZE * SIZE }, () => random() * 2 * Math.PI);
  const corner = (column: number, row: number, dx: number, dy: number): number => {
    const angle = angles[(row & (SIZE - 1)) * SIZE + (column & (SIZE - 1))] ?? 0;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - column, y - row];
    const [u, v] = [fade(dx), fade(dy)];
    const top = corner(column, row, dx, dy) * (1 - u) + corner(column + 1, row, dx - 1, dy) * u;
    const bottom = corner(column, row + 1, dx, dy - 1) * (1 - u) + corner(column + 1, row + 1, dx - 1, dy - 1) * u;
    return (top * (1 - v) + bottom * v) * Math.SQRT2;
  };
};

/** Noise summed over octaves, each half as wide and half as strong as the one before. */
export const fractalNoise = (seed: number, octaves: number): Field => {
  const layers = Array.from({ length: octaves }, (_, octave) => noise(seed + octave * 101));
  return (x, y) =>
    layers.reduce((sum, layer, octave) => sum + layer(x * 2 ** octave, y * 2 ** octave) / 2 ** octave, 0);
};
