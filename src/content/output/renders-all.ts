import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";

/** Whether a page in an owner's `src/pages` has one path, at which Vitrine has no file. */
const isOrdinaryPage = (file: string): boolean =>
  /\.(?:astro|html|mdx?)$/.test(file) && !file.includes("[") && !/^(?:api|projects)(?:\/|\.)/.test(file);

/** The integrations of Vitrine: the site, and the one that ends a build at the first error. Neither changes a file. */
export const ownIntegrations = { site: "vitrine", firstError: "vitrine-first-error" } as const;

/**
 * Whether Astro has to render every file, because code of the owner can change it: middleware, another integration, or a
 * route that matches paths of Vitrine. `source` is the owner's source folder.
 */
export const rendersAll = (source: string, integrations: readonly { readonly name: string }[]): boolean => {
  const own: readonly string[] = Object.values(ownIntegrations);
  const names = existsSync(source) ? readdirSync(source) : [];
  const pages = join(source, "pages");
  const files = existsSync(pages) ? readdirSync(pages, { recursive: true, withFileTypes: true }) : [];
  return (
    integrations.some(({ name }) => !own.includes(name)) ||
    names.some((name) => /^middleware(?:\.\w+)?$/.test(name)) ||
    files
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(pages.length + 1)
          .replaceAll(sep, "/"),
      )
      .some((file) => !isOrdinaryPage(file))
  );
};
