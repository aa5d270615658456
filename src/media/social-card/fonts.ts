import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";
import type { FontSubset } from "../font-characters.ts";

/** The weights and styles that the social card uses. */
const faces = [
  { weight: 500, style: "normal" },
  { weight: 400, style: "italic" },
] as const;

const { resolve } = createRequire(import.meta.url);

/** Reads a file of an installed package. The name starts with that of the package. */
export const readPackageFile = (name: string): Promise<Buffer> => readFile(resolve(name));

/** Loads the font files of the given subsets, one per weight and style. */
export const loadFonts = (names: readonly FontSubset[]): Promise<Font[]> =>
  Promise.all(
    faces.flatMap(({ weight, style }) =>
      names.map(async (name) => ({
        name,
        weight,
        style,
        data: await readPackageFile(`@fontsource/newsreader/files/newsreader-${name}-${weight}-${style}.woff`),
      })),
    ),
  );
