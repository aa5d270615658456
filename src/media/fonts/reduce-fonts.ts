import { access, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import { type FontFile, fontFiles, type ReducedFont } from "../../themes/fonts/faces.ts";
import { charactersBySubset } from "../../themes/fonts/subsets.ts";
import type { Theme } from "../../themes/theme.ts";
import { cached, cacheFolder, drawingName } from "../cache.ts";

const require = createRequire(import.meta.url);

const reduceFont = async (file: FontFile, characters: string): Promise<readonly ReducedFont[]> => {
  const name = file.path.split("/").at(-1) ?? file.font;
  const inputs = [file.path, characters];
  await cached(name, "woff2", inputs, async () =>
    subsetFont(await readFile(require.resolve(`${file.path}.woff2`)), characters, { targetFormat: "woff2" }),
  );
  const path = resolve(cacheFolder, drawingName(name, "woff2", inputs));
  // If the cache cannot be written, pages use the whole font.
  return access(path).then(
    () => [{ ...file, path: path.replace(/\.woff2$/, ""), characters, whole: file.path }],
    () => [],
  );
};

/**
 * The font files of a theme with only the characters of a text, about half as large (D53). Files that have none of them are
 * left out.
 */
export const reduceFonts = async (theme: Theme, text: string): Promise<readonly ReducedFont[]> => {
  const characters = charactersBySubset(text);
  const reduced = fontFiles(theme).map((file) => {
    const used = characters.get(file.subset);
    return used ? reduceFont(file, used) : [];
  });
  return (await Promise.all(reduced)).flat();
};
