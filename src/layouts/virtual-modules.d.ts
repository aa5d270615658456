/** The owner's style sheet (src/configuration/vite-plugin.ts). */
declare module "virtual:vitrine/theme.css" {}
