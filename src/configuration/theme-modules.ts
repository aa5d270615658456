import { createRequire } from "node:module";
import { fontFiles } from "../themes/fonts/faces.ts";
import type { Theme } from "../themes/theme.ts";
import { themeCss } from "../themes/theme-css.ts";

const { resolve } = createRequire(import.meta.url);

/** The absolute path of a file of a package, as Vite writes paths. */
const pathOf = (file: string): string => resolve(file).replaceAll("\\", "/");

/** The URL of each font file of the theme, by its path in its package: a module, because Vite names the files. */
const fontUrlsModule = (theme: Theme): string => {
  const paths = fontFiles(theme).map(({ path }) => path);
  return [
    ...paths.map((path, index) => `import url${index} from ${JSON.stringify(`${pathOf(`${path}.woff2`)}?url`)};`),
    `export const fontUrls = { ${paths.map((path, index) => `${JSON.stringify(path)}: url${index}`).join(", ")} };`,
  ].join("\n");
};

/** Modules that Vite generates from the theme of the site, by name. */
export const themeModules: Readonly<Record<string, (theme: Theme) => string>> = {
  "virtual:vitrine/tokens.css": (theme) => themeCss(theme, pathOf),
  "virtual:vitrine/font-urls": fontUrlsModule,
};
