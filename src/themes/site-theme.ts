import { readableAccent, withAccent } from "./accent.ts";
import { themes } from "./built-in.ts";
import { type Appearance, type Density, type FontName, type ThemeName, themeNames } from "./names.ts";
import type { Theme } from "./theme.ts";

/** What `site.yaml` says about the look. */
export interface ThemeSettings {
  readonly theme?: ThemeName;
  readonly appearance?: Appearance;
  readonly accent?: string;
  readonly accentDark?: string;
  readonly fonts?: { readonly heading?: FontName; readonly body?: FontName; readonly mono?: FontName };
  readonly density?: Density;
}

const built = new WeakMap<ThemeSettings, Theme>();

const buildTheme = ({ theme, appearance, accent, accentDark, fonts = {}, density }: ThemeSettings): Theme => {
  const base = themes[theme ?? themeNames[0]];
  const dark = accentDark ?? (accent && readableAccent(accent, base.dark));
  const ui = fonts.body ?? base.fonts.ui;
  return {
    ...base,
    appearance: appearance ?? base.appearance,
    light: accent ? withAccent(base.light, accent) : base.light,
    dark: dark ? withAccent(base.dark, dark) : base.dark,
    fonts: { ...base.fonts, ui, ...fonts },
    density: density ?? base.density,
  };
};

/** The theme of a site with the owner's changes. Without a dark accent, it is derived from the light one. */
export const siteTheme = (settings: ThemeSettings): Theme => {
  const theme = built.get(settings) ?? buildTheme(settings);
  built.set(settings, theme);
  return theme;
};
