import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";
import type { FontFile } from "../../themes/fonts/faces.ts";
import { pictureFamily } from "../../themes/fonts/pictures.ts";

const { resolve } = createRequire(import.meta.url);

/** Reads a file of an installed package. The name starts with that of the package. */
export const readPackageFile = (name: string): Promise<Buffer> => readFile(resolve(name));

/** Loads font files. */
export const loadFonts = (files: readonly FontFile[]): Promise<Font[]> =>
  Promise.all(
    files.map(async (file) => ({
      name: pictureFamily(file),
      weight: file.weight as Font["weight"] & number,
      style: file.style,
      data: await readPackageFile(`${file.path}.woff`),
    })),
  );
