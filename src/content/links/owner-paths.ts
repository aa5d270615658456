import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { pathOfFile } from "../../contract/site/manifest.ts";

/**
 * The path of an Astro page or endpoint: `talks/index.astro` is `/talks`. A parameter matches every path with the prefix
 * before it.
 */
const routePath = (file: string): string => {
  const path = `/${file}`.replace(/\.(?:astro|md|mdx|html|ts|js)$/, "").replace(/\/index$/, "");
  const parameter = path.indexOf("[");
  return parameter === -1 ? path || "/" : `${path.slice(0, parameter)}*`;
};

/** Paths of all files in a folder, relative to it, with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .toSorted();

/**
 * The paths that an owner adds to the site: the files of `public/` and the pages of `src/pages/` in the project folder. A
 * path that ends in `*` stands for every path with this prefix.
 */
export const ownerPaths = (root: string): string[] => [
  ...filesBelow(`${root}/public`).map((file) => pathOfFile(`/${file}`)),
  ...filesBelow(`${root}/src/pages`).map(routePath),
];
