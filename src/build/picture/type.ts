import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import unicode from "@fontsource/newsreader/unicode.json" with { type: "json" };
import type { Font } from "satori";

/** The files that the type comes in: each holds characters of its own, so text names all that it needs. */
const subsets = ["latin", "latin-ext", "vietnamese"] as const;
export type Subset = (typeof subsets)[number];

const cuts = [
  { weight: 500, style: "normal" },
  { weight: 400, style: "italic" },
] as const;

const { resolve } = createRequire(import.meta.url);

/** A file of a package. */
export const packaged = (name: string): Promise<Buffer> => readFile(resolve(name));

const inRange = (codePoint: number, range: string): boolean => {
  const [first = "", last = first] = range.slice("U+".length).split("-");
  return codePoint >= Number.parseInt(first, 16) && codePoint <= Number.parseInt(last, 16);
};

const has = (subset: Subset, character: string): boolean =>
  unicode[subset].split(",").some((range) => inRange(character.codePointAt(0) ?? 0, range));

/** Which files set a text, or undefined where the type lacks one of its characters. */
export const subsetsOf = (text: string): readonly Subset[] | undefined => {
  const needed = [...text].map((character) => subsets.find((subset) => has(subset, character)));
  return needed.every((subset) => subset !== undefined) ? [...new Set(needed)] : undefined;
};

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
