import type { Language } from "./knowledge.ts";
import { fillers, generalSynonyms, lexicon, lexiconWords } from "./lexicon.ts";
import { stem, stemsOf } from "./words.ts";

/** For each stem of the groups the stems of the others. A group's phrase of several words stands for each of them. */
const synonyms = (groups: readonly (readonly string[])[]): Record<string, readonly string[]> => {
  const found = new Map<string, Set<string>>();
  for (const group of groups) {
    const members = group.map(stemsOf);
    for (const member of members) {
      const [stem, ...more] = member;
      // A word of a longer phrase says too little by itself to stand for the group.
      if (stem === undefined || more.length > 0) continue;
      const others = found.get(stem) ?? new Set();
      for (const other of members.flat()) if (other !== stem) others.add(other);
      found.set(stem, others);
    }
  }
  return Object.fromEntries([...found].map(([stem, others]) => [stem, [...others]]));
};

/** Each phrase with what it means, under its first stem. */
const phrases = (): Language["phrases"] => {
  const all = lexicon.flatMap(({ concept, phrases }) => phrases.map((stems) => ({ concept, stems })));
  return Object.fromEntries(
    [...Map.groupBy(all, ({ stems: [first = ""] }) => first)].map(([first, list]) => [
      first,
      list.map(({ concept, stems: [, ...rest] }) => [concept, ...rest] as const),
    ]),
  );
};

/** The language that questions are asked in, with the owner's own words for things. */
export const languageOf = (groups: readonly (readonly string[])[]): Language => ({
  phrases: phrases(),
  words: [...lexiconWords],
  ordinary: [...new Set([...lexiconWords, ...fillers].map(stem))],
  fillers: [...fillers],
  synonyms: synonyms([...generalSynonyms, ...groups]),
});
