import unicode from "@fontsource/newsreader/unicode.json" with { type: "json" };

/** The files of a packaged font by characters. All packaged fonts divide them in the same way. */
export const subsets = ["vietnamese", "latin-ext", "latin"] as const;
export type FontSubset = (typeof subsets)[number];

/** The code point ranges of each subset, as in `unicode-range`. */
export const unicodeRanges: Readonly<Record<FontSubset, string>> = unicode;

/** The ranges, parsed once because every page needs them. */
const parsedRanges = (["latin", "latin-ext", "vietnamese"] as const).map((subset) => ({
  subset,
  ranges: unicodeRanges[subset].split(",").map((range) => {
    const [first = "", last = first] = range.slice("U+".length).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  }),
}));

const subsetOf = (character: string): FontSubset | undefined => {
  const code = character.codePointAt(0) ?? 0;
  return parsedRanges.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))?.subset;
};

/** Whether the packaged fonts have every character of a text. */
export const hasGlyphs = (text: string): boolean => [...text].every(subsetOf);

/** The subsets that contain the characters of a text. */
export const fontSubsets = (text: string): ReadonlySet<FontSubset> =>
  new Set([...text].map(subsetOf).filter((subset) => subset !== undefined));
