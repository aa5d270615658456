import type { Appearance } from "./names.ts";
import type { Theme } from "./theme.ts";

const systemIs = (scheme: "light" | "dark"): string => `(prefers-color-scheme: ${scheme})`;

/** The `theme-color` of a page for a light and a dark system. The switch changes them (src/scripts/appearance.js). */
export const themeColors = ({ appearance, light, dark }: Theme): readonly { media: string; color: string }[] => {
  const colorFor = (system: Exclude<Appearance, "auto">) =>
    ((appearance === "auto" ? system : appearance) === "light" ? light : dark).paper;
  return [
    { media: systemIs("light"), color: colorFor("light") },
    { media: systemIs("dark"), color: colorFor("dark") },
  ];
};
