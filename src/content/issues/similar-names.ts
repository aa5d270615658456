import leven from "leven";

/** Whether two words have the same letters in a different order. */
const isShuffled = (...words: readonly [string, string]): boolean => {
  const [one, other] = words.map((word) => [...word.toLowerCase()].sort().join(""));
  return one === other;
};

/** The known word closest to an unknown one, if it is close enough to be a typo. */
export const didYouMean = (word: string, names: readonly string[]): string | undefined => {
  // Few typos are in the first letter.
  const startsDifferently = ({ candidate }: { readonly candidate: string }): boolean =>
    candidate[0]?.toLowerCase() !== word[0]?.toLowerCase();
  const near = names
    .map((candidate) => ({ candidate, distance: leven(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(
      ({ candidate, distance }) =>
        distance <= Math.max(1, Math.floor(candidate.length / 3)) || isShuffled(word, candidate),
    )
    .toSorted((a, b) => a.distance - b.distance || Number(startsDifferently(a)) - Number(startsDifferently(b)));
  return near[0]?.candidate;
};

/** A name for comparison: without case, surrounding space, and differences in Unicode composition. */
export const normalizeForComparison = (text: string): string => text.normalize("NFC").trim().toLowerCase();
