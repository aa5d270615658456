import leven from "leven";

/** Whether two words are of the same letters, as when fingers were too fast for their order. */
const isShuffled = (one: string, other: string): boolean => [...one].sort().join("") === [...other].sort().join("");

/** The known word nearest to one that is not known, if one is near enough to be meant. */
export const didYouMean = (word: string, known: readonly string[]): string | undefined => {
  const near = known
    .map((candidate) => ({ candidate, distance: leven(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(
      ({ candidate, distance }) =>
        distance <= Math.max(1, Math.floor(candidate.length / 3)) || isShuffled(word, candidate),
    )
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.candidate;
};

/** What two names have in common that would be taken for the same: case and the encoding of accents do not count. */
export const alike = (text: string): string => text.normalize("NFC").trim().toLowerCase();
