import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Theme } from "../themes/theme.ts";
import type { SiteOptions } from "./options.ts";
import { themeFile } from "./theme-file.ts";
import { themeModules } from "./theme-modules.ts";

/** The folder of Vitrine's own pages and components. */
const ownFolder = fileURLToPath(new URL("../", import.meta.url));

/** The style sheet that pages import after Vitrine's own. */
export const themeModule = "virtual:vitrine/theme.css";

/**
 * The Vite plugin that puts the owner's parts into the pages: components that replace Vitrine's, the theme, and
 * `content/theme.css`. Only imports in Vitrine's own files lead to a replacement, so that the replacement can import the
 * original.
 */
export const ownerParts = (
  { components }: SiteOptions,
  root: string,
  { folder, theme }: { readonly folder: () => string; readonly theme: () => Theme },
) => {
  const replacements = new Map(Object.entries(components).map(([name, file]) => [name, resolve(root, file)]));
  return {
    name: "vitrine-owner-parts",
    enforce: "pre" as const,
    resolveId(source: string, importer: string | undefined) {
      if (source === themeModule) return themeFile(folder());
      if (source in themeModules) return source;
      const [, name = ""] =
        /\/components\/replaceable\/(\w+)\.astro$/.exec(source) ?? /^\.\/(\w+)\.astro$/.exec(source) ?? [];
      const replacement = replacements.get(name);
      const from = importer?.split("?")[0];
      return replacement && from?.startsWith(ownFolder) && from !== replacement ? replacement : undefined;
    },
    load(id: string) {
      return themeModules[id]?.(theme());
    },
  };
};
