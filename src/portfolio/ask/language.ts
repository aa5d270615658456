import type { Language } from "./knowledge.ts";
import { fillers, generalSynonyms, lexicon, lexiconWords } from "./lexicon.ts";
import { stem, stemsOf } from "./words.ts";

/** For each stem of the groups the stems of the others. A group's phrase of several words stands for each of them. */
const synonyms = (groups: readonly (readonly string[])[]): Record<string, string> => {
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
  return Object.fromEntries(
    [...found].flatMap(([stem, others]) => (others.size > 0 ? [[stem, [...others].join(" ")]] : [])),
  );
};

/** Each phrase with what it means, under its first stem. */
const phrases = (): Record<string, string> => {
  const all = lexicon.flatMap(({ concept, phrases }) =>
    phrases.map(([first = "", ...rest]) => ({ first, meaning: [concept, ...rest].join(" ") })),
  );
  return Object.fromEntries(
    [...Map.groupBy(all, ({ first }) => first)].map(([first, list]) => [
      first,
      list.map(({ meaning }) => meaning).join(),
    ]),
  );
};

/** The stems of words that any question may have. */
export const ordinaryStems: ReadonlySet<string> = new Set([...lexiconWords, ...fillers].map(stem));

/** The language that questions are asked in, with the owner's own words for things. */
export const languageOf = (groups: readonly (readonly string[])[]): Language => ({
  phrases: phrases(),
  words: [...lexiconWords].join(" "),
  ordinary: [...ordinaryStems].join(" "),
  fillers: [...fillers].join(" "),
  synonyms: synonyms([...generalSynonyms, ...groups]),
});
