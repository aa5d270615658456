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

/** Where the dev server serves generated modules: below `/__`, like those of other plugins, so that the app passes them on. */
const GENERATED = "/__vitrine/";

const generatedId = (source: string): string | undefined =>
  source in themeModules ? GENERATED + source.replace("virtual:vitrine/", "") : undefined;

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
      const generated = generatedId(source);
      if (generated) return generated;
      if (source.startsWith(GENERATED)) return source;
      const [, name = ""] =
        /\/components\/replaceable\/(\w+)\.astro$/.exec(source) ?? /^\.\/(\w+)\.astro$/.exec(source) ?? [];
      const replacement = replacements.get(name);
      const from = importer?.split("?")[0];
      return replacement && from?.startsWith(ownFolder) && from !== replacement ? replacement : undefined;
    },
    load(id: string) {
      return themeModules[id.replace(GENERATED, "virtual:vitrine/")]?.(theme());
    },
  };
};
