import unicode from "@fontsource/newsreader/unicode.json" with { type: "json" };

/** The files that the type comes in: each holds characters of its own, so text names all that it needs. */
const subsets = ["latin", "latin-ext", "vietnamese"] as const;
export type Subset = (typeof subsets)[number];

/** The first and the last character of each range, read once: every page asks. */
const files = subsets.map((subset) => ({
  subset,
  ranges: unicode[subset].split(",").map((range) => {
    const [first = "", last = first] = range.slice("U+".length).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  }),
}));

const subsetOf = (character: string): Subset | undefined => {
  const code = character.codePointAt(0) ?? 0;
  return files.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))?.subset;
};

/** Whether the type has every character of a text. */
export const canSet = (text: string): boolean => [...text].every(subsetOf);

/** Which files set the characters of a text that the type has. */
export const subsetsOf = (text: string): ReadonlySet<Subset> =>
  new Set([...text].map(subsetOf).filter((subset) => subset !== undefined));
