import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create } from "fontkitten";
import decompress from "woff2-encoder/decompress";

/** Vite bundles this code into other folders, so packages are looked for from the project, and from Vitrine's package. */
const project = createRequire(join(process.cwd(), "package.json"));

const vitrinePackage = (): string => {
  try {
    return project.resolve("vitrine/package.json");
  } catch {
    return import.meta.url;
  }
};
const manifest = vitrinePackage();
const vitrine = createRequire(manifest);

const read = (file: () => string): Buffer | undefined => {
  try {
    return readFileSync(file());
  } catch {
    return undefined;
  }
};

/** Reads a file of a package `@fontsource/…` that Vitrine contains or depends on, or that the owner installed. */
const readFontPackage = (name: string, file: string): Buffer | undefined =>
  read(() => vitrine.resolve(`@fontsource/${name}/${file}`)) ??
  read(() => project.resolve(`@fontsource/${name}/${file}`)) ??
  read(() => join(dirname(manifest), "lib", "fonts", file.replace(/^files\//, "")));

/** A file of a font. */
export interface PictureFont {
  /** Its file name without the ending, which is also its name in templates. */
  readonly family: string;
  readonly covers: (code: number) => boolean;
  /** The file as TrueType or OpenType. */
  readonly read: () => Promise<Buffer>;
}

/** A range of code points, both included. */
type CodeRange = readonly [first: number, last: number];

const isIn = (ranges: readonly CodeRange[], code: number): boolean =>
  ranges.some(([first, last]) => first <= code && code <= last);

/** The characters that a font file has glyphs for. */
const charactersOf = (bytes: Buffer): ReadonlySet<number> => {
  const font = create(bytes);
  return new Set(font.isCollection ? [] : font.characterSet);
};

const loaded = new Map<string, PictureFont | undefined>();

const loadFont = (name: string, family: string): PictureFont | undefined => {
  const bytes = readFontPackage(name, `files/${family}.woff2`);
  if (!bytes) return undefined;
  let characters: ReadonlySet<number> | undefined;
  return {
    family,
    covers: (code) => {
      characters ??= charactersOf(bytes);
      return characters.has(code);
    },
    read: async () => Buffer.from(await decompress(bytes)),
  };
};

/**
 * A font file of a package, read once; undefined if it is not installed.
 * @example pictureFont("newsreader", "newsreader-latin-500-normal")
 */
export const pictureFont = (name: string, family: string): PictureFont | undefined => {
  if (!loaded.has(family)) loaded.set(family, loadFont(name, family));
  return loaded.get(family);
};

/** The files of an installed package and the characters of each, as its `unicode.json` lists them. */
interface InstalledFont {
  readonly weights: readonly number[];
  readonly slices: readonly { readonly name: string; readonly ranges: readonly CodeRange[] }[];
}

const parseRanges = (text: string): CodeRange[] =>
  text.split(",").map((range) => {
    const [first = "", last = first] = range.replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const installed = new Map<string, InstalledFont | undefined>();

const readInstalled = (name: string): InstalledFont | undefined => {
  const [unicode, metadata] = ["unicode.json", "metadata.json"].map((file) => readFontPackage(name, file));
  if (!unicode || !metadata) return undefined;
  const ranges: Record<string, string> = JSON.parse(unicode.toString("utf8"));
  return {
    weights: JSON.parse(metadata.toString("utf8")).weights,
    slices: Object.entries(ranges).map(([key, text]) => ({
      name: key.replace(/^\[(\d+)\]$/, "$1"),
      ranges: parseRanges(text),
    })),
  };
};

/** The files of an installed package that can have a character, in the weight that is nearest to a wanted one. */
export const installedFonts = (name: string, code: number, weight: number): PictureFont[] => {
  if (!installed.has(name)) installed.set(name, readInstalled(name));
  const font = installed.get(name);
  if (!font) return [];
  const [nearest] = font.weights.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight));
  return font.slices
    .filter(({ ranges }) => isIn(ranges, code))
    .map((slice) => pictureFont(name, `${name}-${slice.name}-${nearest}-normal`))
    .filter((file) => file !== undefined);
};
