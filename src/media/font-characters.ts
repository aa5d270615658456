import unicode from "@fontsource/newsreader/unicode.json" with { type: "json" };

/** The subsets of the font. Each is a file with the glyphs of some code point ranges. */
const subsets = ["latin", "latin-ext", "vietnamese"] as const;
export type FontSubset = (typeof subsets)[number];

/** The code point ranges of each subset, parsed once because every page needs them. */
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

/** Returns the font subsets that contain the characters of a text. */
export const fontSubsets = (text: string): ReadonlySet<FontSubset> =>
  new Set([...text].map(subsetOf).filter((subset) => subset !== undefined));
