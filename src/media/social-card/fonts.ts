import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";
import type { FontSubset } from "../font-characters.ts";

const cuts = [
  { weight: 500, style: "normal" },
  { weight: 400, style: "italic" },
] as const;

const { resolve } = createRequire(import.meta.url);

/** Reads a file from a package. */
export const readPackageFile = (name: string): Promise<Buffer> => readFile(resolve(name));

/** Loads the fonts of these subsets, in all weights and styles. */
export const loadFonts = (names: readonly FontSubset[]): Promise<Font[]> =>
  Promise.all(
    cuts.flatMap(({ weight, style }) =>
      names.map(async (name) => ({
        name,
        weight,
        style,
        data: await readPackageFile(`@fontsource/newsreader/files/newsreader-${name}-${weight}-${style}.woff`),
      })),
    ),
  );
