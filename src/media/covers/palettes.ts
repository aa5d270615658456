/** The colors of a cover: those of one poster, so that it looks the same on light and on dark pages. */
export interface CoverPalette {
  readonly ground: string;
  /** The strongest contrast to the ground. */
  readonly ink: string;
  readonly accent: string;
  readonly second: string;
}

const palette = (ground: string, ink: string, accent: string, second: string): CoverPalette => ({
  ground,
  ink,
  accent,
  second,
});

export const palettes = [
  palette("#14382f", "#eae2cc", "#dba544", "#6ea58e"),
  palette("#ebe2cf", "#1d2b2c", "#cf452c", "#dfa352"),
  palette("#1f2b54", "#f2ead9", "#f07d5d", "#7c9ad2"),
  palette("#d8a13d", "#22302b", "#a73f27", "#f7efdc"),
  palette("#b4523a", "#f4e5d0", "#2b211e", "#e8ab80"),
  palette("#b7ced1", "#1b3946", "#d85a3e", "#f8f4e9"),
  palette("#3c2138", "#f1dac9", "#db6c7c", "#8f6da6"),
  palette("#a8b899", "#23352b", "#c66e2c", "#f5f0e0"),
  palette("#191b1f", "#ede9df", "#e3b43d", "#5f908b"),
  palette("#e5b9a9", "#47252c", "#2d6a69", "#fcf4e8"),
] as const satisfies readonly CoverPalette[];
