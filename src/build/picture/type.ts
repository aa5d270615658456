import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";
import type { Subset } from "../../portfolio/type-characters.ts";

const cuts = [
  { weight: 500, style: "normal" },
  { weight: 400, style: "italic" },
] as const;

const { resolve } = createRequire(import.meta.url);

/** A file of a package. */
export const packaged = (name: string): Promise<Buffer> => readFile(resolve(name));

/** Fonts of every cut, by the names of their files. */
export const fontsOf = (names: readonly Subset[]): Promise<Font[]> =>
  Promise.all(
    cuts.flatMap(({ weight, style }) =>
      names.map(async (name) => ({
        name,
        weight,
        style,
        data: await packaged(`@fontsource/newsreader/files/newsreader-${name}-${weight}-${style}.woff`),
      })),
    ),
  );
