import unicode from "@fontsource/newsreader/unicode.json" with { type: "json" };

/** The files that the type comes in: each holds characters of its own, so text names all that it needs. */
const subsets = ["latin", "latin-ext", "vietnamese"] as const;
export type Subset = (typeof subsets)[number];

const inRange = (codePoint: number, range: string): boolean => {
  const [first = "", last = first] = range.slice("U+".length).split("-");
  return codePoint >= Number.parseInt(first, 16) && codePoint <= Number.parseInt(last, 16);
};

const has = (subset: Subset, character: string): boolean =>
  unicode[subset].split(",").some((range) => inRange(character.codePointAt(0) ?? 0, range));

const subsetOf = (character: string): Subset | undefined => subsets.find((subset) => has(subset, character));

/** Whether the type has every character of a text. */
export const canSet = (text: string): boolean => [...text].every(subsetOf);

/** Which files set the characters of a text that the type has. */
export const subsetsOf = (text: string): ReadonlySet<Subset> =>
  new Set([...text].map(subsetOf).filter((subset) => subset !== undefined));
