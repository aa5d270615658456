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

/** The menu of the languages. It works without scripts, and takes one place, however many languages there are. */
const languagesCss = `
.top .languages { position: relative; flex: none; order: 0; }
.languages summary { padding-block: var(--space-2); cursor: pointer; }
.languages details > div {
  display: grid; position: absolute; z-index: 2; inset-inline-end: 0; padding: var(--space-2) var(--space-4);
  border: 1px solid var(--edge); border-radius: var(--radius); background: var(--paper); white-space: nowrap;
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
