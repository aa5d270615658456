import type { Theme } from "./theme.ts";

const systems = ["light", "dark"] as const;

/** The `theme-color` of a page for a light and a dark system. The switch changes them (src/scripts/appearance.js). */
export const themeColors = (theme: Theme): readonly { system: (typeof systems)[number]; color: string }[] =>
  systems.map((system) => ({ system, color: theme[theme.appearance === "auto" ? system : theme.appearance].paper }));
