import type { Language } from "../knowledge/knowledge.ts";
import { careerListWords, fillerWords, generalSynonyms, lexicon, lexiconWords } from "../knowledge/lexicon.ts";
import { stem, stemsOf } from "../knowledge/words.ts";
import type { Grammar } from "../languages/word-forms.ts";

/** The synonyms of each stem that occur in the portfolio. */
const synonyms = (
  groups: readonly (readonly string[])[],
  hasStem: (stem: string) => boolean,
): Record<string, string> => {
  const found = new Map<string, Set<string>>();
  for (const group of groups) {
    const members = group.map(stemsOf);
    for (const member of members) {
      const [stem, ...more] = member;
      // A single word of a phrase such as `night sky` gets no synonyms: alone, it does not mean what the phrase means.
      if (stem === undefined || more.length > 0) continue;
      const others = found.get(stem) ?? new Set();
      for (const other of members.flat()) if (other !== stem && hasStem(other)) others.add(other);
      found.set(stem, others);
    }
  }
  return Object.fromEntries(
    [...found].flatMap(([stem, others]) => (others.size > 0 ? [[stem, [...others].join(" ")]] : [])),
  );
};

/** The phrases by their first stem. */
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

/** The stems of lexicon and filler words, which can occur in any question. */
export const ordinaryStems: ReadonlySet<string> = new Set([...lexiconWords, ...fillerWords].map(stem));

/** The names of career lists, singular and plural, for spelling correction. */
const listNames = Object.values(careerListWords).flatMap((words) =>
  words.split(" ").flatMap((word) => [word, `${word}s`]),
);

/** The lexicon with the owner's synonym groups. */
export const buildLanguage = (
  groups: readonly (readonly string[])[],
  hasStem: (stem: string) => boolean,
  fillers: ReadonlySet<string>,
  grammar?: Grammar,
  written?: Language["written"],
): Language => ({
  phrases: phrases(),
  words: [...new Set([...lexiconWords, ...listNames])].join(" "),
  ordinary: [...ordinaryStems].join(" "),
  fillers: [...fillers].join(" "),
  lists: Object.fromEntries(Object.entries(careerListWords).map(([list, words]) => [list, stemsOf(words).join(" ")])),
  synonyms: synonyms([...generalSynonyms, ...groups], hasStem),
  ...(grammar && { grammar }),
  ...(written && { written }),
});
