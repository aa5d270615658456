import { createRequire } from "node:module";
import { isAbsolute } from "node:path";
import type { PageFont } from "../themes/fonts/faces.ts";
import type { Theme } from "../themes/theme.ts";
import { themeCss } from "../themes/theme-css.ts";

const { resolve } = createRequire(import.meta.url);

/** The absolute path of a font file, as Vite writes paths. */
const pathOf = (file: string): string => (isAbsolute(file) ? file : resolve(file)).replaceAll("\\", "/");

/** The font files with their URLs: a module, because Vite names the files. */
const pageFontsModule = (files: readonly PageFont[]): string =>
  [
    ...files.map(({ path }, index) => `import url${index} from ${JSON.stringify(`${pathOf(`${path}.woff2`)}?url`)};`),
    "export const pageFonts = [",
    ...files.map((file, index) => `  { ...${JSON.stringify(file)}, url: url${index} },`),
    "];",
  ].join("\n");

/** The links to other languages stand beside the navigation; on phones, in its row. */
const languagesCss = `
.top .languages { flex-basis: auto; margin-inline-start: 0; }
@media (min-width: 46.01rem) {
  .top .languages { padding-inline-start: var(--space-5); border-inline-start: 1px solid; }
}
`;

/**
 * Modules that Vite generates from the theme of the site and its font files, by name. `hasLanguages` is whether there are
 * further languages.
 */
export const themeModules: Readonly<
  Record<string, (theme: Theme, files: readonly PageFont[], hasLanguages: boolean) => string>
> = {
  "virtual:vitrine/tokens.css": (theme, files, hasLanguages) =>
    themeCss(theme, files, pathOf) + (hasLanguages ? languagesCss : ""),
  "virtual:vitrine/page-fonts": (_, files) => pageFontsModule(files),
};
