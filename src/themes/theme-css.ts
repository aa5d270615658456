import { type ColorName, propertyOf } from "./contrast.ts";
import { fontFacesCss, type PageFont } from "./fonts/faces.ts";
import { fontStack } from "./fonts/families.ts";
import type { Density } from "./names.ts";
import type { Theme } from "./theme.ts";

/** The spaces `--space-1` to `--space-8` in rem, at the regular density. */
const spaces = [0.25, 0.5, 0.75, 1, 1.5, 2.5, 4, 6] as const;

const factors: Readonly<Record<Density, number>> = { compact: 0.8, regular: 1, spacious: 1.2 };

/** Small spaces change less than large ones, so that labels keep their distance from controls. */
const spaceAt = (density: Density, rem: number): string => {
  const factor = rem < 1 ? (1 + factors[density]) / 2 : factors[density];
  return `${Math.round(rem * factor * 1000) / 1000}rem`;
};

/** The colors of a theme in both appearances. */
export const colorProperties = ({ light, dark }: Theme): [string, string][] =>
  (Object.keys(light) as ColorName[]).map((name) => [propertyOf(name), `light-dark(${light[name]}, ${dark[name]})`]);

const fontsOf = ({ fonts: { heading, body, ui, mono } }: Theme): [string, string][] => [
  // The names of 0.1 still work: themes of owners set them.
  ["--serif", fontStack(heading)],
  ["--sans", fontStack(ui)],
  ["--mono", fontStack(mono)],
  ["--font-heading", "var(--serif)"],
  ["--font-body", body === ui ? "var(--sans)" : fontStack(body)],
  ["--font-ui", "var(--sans)"],
  ["--font-mono", "var(--mono)"],
];

/** The custom properties of a theme, in order. docs/themes.md describes each. */
export const themeProperties = (theme: Theme): readonly (readonly [name: string, value: string])[] => [
  ...colorProperties(theme),
  ...fontsOf(theme),
  ...Object.entries(theme.tokens).map(([name, value]) => [`--${name}`, value] as const),
  ...spaces.map((rem, index) => [`--space-${index + 1}`, spaceAt(theme.density, rem)] as const),
  ["--gap", "var(--space-5)"],
];

/** Pictures on dark pages, most of which are for light ones, would glare. */
const dimmed = "--picture-filter: brightness(0.92);";

const schemes = { auto: "light dark", light: "light", dark: "dark" } as const;

/**
 * The style sheet of a theme: fonts and custom properties. The switch sets `data-appearance`; print is light.
 * @param files the font files of the theme, and reduced ones
 * @param urlOf the URL of a font file's path
 */
export const themeCss = (
  theme: Theme,
  files: readonly PageFont[],
  urlOf: (path: string) => string,
): string => `${fontFacesCss(theme, files, urlOf)}
:root {
  color-scheme: ${schemes[theme.appearance]};
  --picture-filter: none;
${themeProperties(theme)
  .map(([name, value]) => `  ${name}: ${value};`)
  .join("\n")}
}
@media screen {
  :root[data-appearance="auto"] { color-scheme: light dark; }
  :root[data-appearance="light"] { color-scheme: light; }
  :root[data-appearance="dark"] { color-scheme: dark; }
  :root:where([data-appearance="dark"]) { ${dimmed} }
}
@media screen and (prefers-color-scheme: dark) {
  :root:where([data-appearance="auto"]) { ${dimmed} }
}
@media print {
  :root { color-scheme: light; }
}
`;
