/** What the words of a language need besides English stems. Words and endings are without accents, as in the index (words.ts). */
export interface Grammar {
  /** The endings of words, separated by spaces. */
  readonly endings: string;
  /** Whether words are joined without a space, as in `Festpreisangebot`. */
  readonly hasCompounds?: true;
  /** Whether all nouns have a capital letter, so that it does not mark names. */
  readonly capitalizesNouns?: true;
  /** How visitors write letters that their keyboard lacks, and the letters in the index: `oe=o` for `ö`. */
  readonly respelled?: string;
}

/** Shorter beginnings are shared by unrelated words. */
const MIN_SHARED = 4;

/** Shorter words begin too many others by chance. */
const MIN_PART = 6;

/** A cache of similar words, cleared when it is full. */
const MAX_CACHED_WORDS = 2000;

const sharedLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Stems of the index that are similar to a word. */
export interface SimilarWords {
  /** Other forms of the word: `versicherung` for `versicherungen`. */
  readonly forms: readonly string[];
  /** Words that begin with it or that it begins with: `festpreis` for `festpreisangebote`. */
  readonly compounds: readonly string[];
}

/** Returns a function that finds the stems of the index that are similar to a word. */
export const similarWordFinder = (
  { endings, hasCompounds }: Grammar,
  stems: Iterable<string>,
): ((stem: string) => SimilarWords) => {
  const known = new Set(["", ...endings.split(" ")]);
  const byBeginning = Map.groupBy(stems, (stem) => stem.slice(0, MIN_SHARED));
  const isForm = (one: string, other: string): boolean => {
    const shared = sharedLength(one, other);
    for (let length = shared; length >= MIN_SHARED; length -= 1)
      if (known.has(one.slice(length)) && known.has(other.slice(length))) return true;
    return false;
  };
  const isCompound = (one: string, other: string): boolean =>
    hasCompounds === true &&
    Math.min(one.length, other.length) >= MIN_PART &&
    (one.startsWith(other) || other.startsWith(one));
  const find = (stem: string): SimilarWords => {
    const others = (byBeginning.get(stem.slice(0, MIN_SHARED)) ?? []).filter((other) => other !== stem);
    const forms = others.filter((other) => isForm(stem, other));
    return { forms, compounds: others.filter((other) => !forms.includes(other) && isCompound(stem, other)) };
  };
  const found = new Map<string, SimilarWords>();
  return (stem) => {
    const cached = found.get(stem);
    if (cached) return cached;
    if (found.size >= MAX_CACHED_WORDS) found.clear();
    const similar = find(stem);
    found.set(stem, similar);
    return similar;
  };
};
