/** The theme (src/configuration/theme-modules.ts). */
declare module "virtual:vitrine/tokens.css" {}
declare module "virtual:vitrine/font-urls" {
  /** The URL of each font file of the theme, by its path in its package without the ending. */
  export const fontUrls: Readonly<Record<string, string>>;
}
/** The owner's style sheet (src/configuration/vite-plugin.ts). */
declare module "virtual:vitrine/theme.css" {}
