import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { reduceFonts } from "../media/fonts/reduce-fonts.ts";
import { fontFiles } from "../themes/fonts/faces.ts";
import type { Theme } from "../themes/theme.ts";
import type { SiteOptions } from "./options.ts";
import { themeFile } from "./theme-file.ts";
import { themeModules } from "./theme-modules.ts";

/** The folder of Vitrine's own pages and components. */
const ownFolder = fileURLToPath(new URL("../", import.meta.url));

/** The style sheet that pages import after Vitrine's own. */
const themeModule = "virtual:vitrine/theme.css";

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
  {
    folder,
    theme,
    text,
    hasLanguages,
  }: {
    readonly folder: () => string;
    readonly theme: () => Theme;
    readonly text: () => string;
    readonly hasLanguages: () => boolean;
  },
) => {
  const replacements = new Map(Object.entries(components).map(([name, file]) => [name, resolve(root, file)]));
  // The dev server uses whole fonts: an edit can add characters.
  let isBuild = false;
  return {
    name: "vitrine-owner-parts",
    enforce: "pre" as const,
    configResolved({ command }: { readonly command: string }) {
      isBuild = command === "build";
    },
    resolveId(source: string, importer: string | undefined) {
      if (source === themeModule) return themeFile(folder());
      const generated = generatedId(source);
      if (generated) return generated;
      if (source.startsWith(GENERATED)) return source;
      const [, name = ""] = /\/replaceable\/(\w+)\.astro$/.exec(source) ?? /^\.\/(\w+)\.astro$/.exec(source) ?? [];
      const replacement = replacements.get(name);
      const from = importer?.split("?")[0];
      return replacement && from?.startsWith(ownFolder) && from !== replacement ? replacement : undefined;
    },
    async load(id: string) {
      const write = themeModules[id.replace(GENERATED, "virtual:vitrine/")];
      if (!write) return;
      const reduced = isBuild ? await reduceFonts(theme(), text()) : [];
      return write(theme(), [...fontFiles(theme()), ...reduced], hasLanguages());
    },
  };
};
