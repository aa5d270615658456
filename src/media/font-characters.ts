import unicode from "@fontsource/newsreader/unicode.json" with { type: "json" };

/** The font is split into files by character. */
const subsets = ["latin", "latin-ext", "vietnamese"] as const;
export type FontSubset = (typeof subsets)[number];

/** The code point ranges of each file, parsed once because every page needs them. */
const files = subsets.map((subset) => ({
  subset,
  ranges: unicode[subset].split(",").map((range) => {
    const [first = "", last = first] = range.slice("U+".length).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  }),
}));

const subsetOf = (character: string): FontSubset | undefined => {
  const code = character.codePointAt(0) ?? 0;
  return files.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))?.subset;
};

/** Whether the font has every character of a text. */
export const hasGlyphs = (text: string): boolean => [...text].every(subsetOf);

/** The font files that a text needs. */
export const fontSubsets = (text: string): ReadonlySet<FontSubset> =>
  new Set([...text].map(subsetOf).filter((subset) => subset !== undefined));
