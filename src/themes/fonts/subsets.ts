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

/** The subset that has a character. */
export const subsetOf = (character: string): FontSubset | undefined => {
  const code = character.codePointAt(0) ?? 0;
  return parsedRanges.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))?.subset;
};

/** What every page can contain: printable ASCII, and the punctuation and symbols of English typography. */
const usualCharacters = `${Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("")}\u00a0§©·×–—‘’“”…`;

/** The characters of a text, also in upper case, and the usual ones, sorted, by the subset that has them. */
export const charactersBySubset = (text: string): ReadonlyMap<FontSubset, string> => {
  const found = (text.normalize("NFC").match(/[^\p{ASCII}]/gu) ?? []).join("");
  const characters = new Set([...usualCharacters, ...found, ...found.toUpperCase()]);
  const bySubset = Map.groupBy([...characters].toSorted(), subsetOf);
  return new Map(subsets.map((subset) => [subset, (bySubset.get(subset) ?? []).join("")] as const));
};

/** Sorted characters as the value of `unicode-range`. */
export const unicodeRange = (characters: string): string => {
  const ranges: { first: number; last: number }[] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges
    .map(({ first, last }) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ""}`)
    .join(",");
};

/** The code points of a subset without some characters, as the value of `unicode-range`. */
export const remainingRange = (subset: FontSubset, characters: string): string => {
  const codes = (parsedRanges.find((each) => each.subset === subset)?.ranges ?? []).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  const all = new Set(codes.toSorted((a, b) => a - b).map((code) => String.fromCodePoint(code)));
  return unicodeRange([...all.difference(new Set(characters))].join(""));
};
