/** The theme (src/configuration/theme-modules.ts). */
declare module "virtual:vitrine/tokens.css" {}
declare module "virtual:vitrine/page-fonts" {
  /** The font files of the site with their URLs. Of two files that have a character, pages use the later one. */
  export const pageFonts: readonly (import("../themes/fonts/faces.ts").PageFont & { readonly url: string })[];
}
/** The owner's style sheet (src/configuration/vite-plugin.ts). */
declare module "virtual:vitrine/theme.css" {}
