// Names only, so that schemas can list them without loading the themes.

/** The built-in themes. The first is the default. */
export const themeNames = ["museum", "editorial", "swiss", "notebook", "studio", "poster", "night"] as const;
export type ThemeName = (typeof themeNames)[number];

/** The packaged fonts, and the visitor's system fonts. */
export const fontNames = [
  "anton",
  "bricolage-grotesque",
  "dm-mono",
  "figtree",
  "hanken-grotesk",
  "instrument-sans",
  "instrument-serif",
  "newsreader",
  "red-hat-mono",
  "system-mono",
  "system-sans",
  "system-serif",
] as const;
export type FontName = (typeof fontNames)[number];

/** The fonts that suit code: every character has the same width. */
export const monoFontNames = ["dm-mono", "red-hat-mono", "system-mono"] as const satisfies readonly FontName[];

export const densities = ["compact", "regular", "spacious"] as const;
export type Density = (typeof densities)[number];

/** What a visitor sees before using the switch. `auto` follows the system. */
export const appearances = ["auto", "light", "dark"] as const;
export type Appearance = (typeof appearances)[number];
