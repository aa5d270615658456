import leven from "leven";
import type { Knowledge } from "./knowledge.ts";
import { once } from "./once.ts";
import { isFunctionWord, stem, type Word, wordsOf } from "./words.ts";

/** Words that begin questions or hold them together, and are misspelled there. */
const asking = ["where", "when", "which", "what", "whose", "about", "with", "from", "does", "have", "there", "their"];
/** Shorter ones, whose letters change places. */
const short = ["the", "and", "for", "you", "she", "her", "his", "was", "are", "has", "did", "who", "how"];

/** Words that nobody who uses them has misspelled, although another word is near. */
const otherWords: ReadonlySet<string> = new Set(
  ["employee", "employees", "staff", "headcount", "revenue", "salary", "salaries", "married", "husband", "wife"].concat(
    ["children", "birthday", "address", "politics", "religion", "weather"],
  ),
);

const letters = (word: string): string => [...word].toSorted().join("");

/** By how many letters one word differs from another that it may be meant for; undefined where it may not. */
const distanceOf = (written: string, meant: string): number | undefined => {
  if (written[0] !== meant[0] || Math.abs(written.length - meant.length) > 2 || meant.length < 4) return undefined;
  const distance = leven(written, meant);
  if (distance <= (written.length >= 8 ? 2 : 1)) return distance;
  // Two letters that changed places are one mistake.
  return distance === 2 && letters(written) === letters(meant) ? 1 : undefined;
};

const byLetter = (words: Iterable<string>): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(new Set(words), (word) => word.charAt(0));

/** What is known as words: those of the language, of names, and of everything that is told. */
export interface Spelling {
  readonly isKnown: (word: Word) => boolean;
  /** The word that was meant; the same where none is near. A name is only taken for another name. */
  readonly corrected: (word: Word, isName: boolean) => Word;
}

export const spellingOf = (knowledge: Knowledge): Spelling => {
  const { facts, language, frequency } = knowledge;
  const { experiences = [], education = [], hackathons = [], skillGroups = [] } = facts.experience;
  const names = new Set(wordsOf(facts.profile.name).map((word) => word.stem));
  const isKnown = ({ plain, stem }: Word): boolean =>
    isFunctionWord(plain) ||
    language.isOrdinary(stem) ||
    names.has(stem) ||
    frequency(stem) > 0 ||
    language.synonymsOf(stem).length > 0;

  /** Proper names as they are written, for they are misspelled most. */
  const proper = (): string[] =>
    [
      ...[facts.profile.name, ...(facts.profile.roles ?? [])],
      ...facts.projects.flatMap(({ title, tags }) => [title, ...tags]),
      ...experiences.map(({ company }) => company),
      ...education.flatMap(({ institution, degree, field = "" }) => [institution, degree, field]),
      ...hackathons.map(({ name }) => name),
      ...skillGroups.flatMap(({ skills }) => skills),
    ].flatMap((name) => wordsOf(name).map(({ plain }) => plain));
  const named = once(() => byLetter(proper()));
  const ordinary = once(() => byLetter(language.words));
  const stems = once(() => byLetter(knowledge.stems()));

  const nearest = (written: string, candidates: ReadonlyMap<string, readonly string[]>): string | undefined => {
    let best: { word: string; distance: number } | undefined;
    for (const word of candidates.get(written.charAt(0)) ?? []) {
      // Another ending is another form, and no mistake.
      const distance = written.startsWith(word) ? undefined : distanceOf(written, word);
      if (distance !== undefined && (!best || distance < best.distance)) best = { word, distance };
    }
    return best?.word;
  };
  const meantBy = ({ plain, stem: written }: Word, isName: boolean): Word | undefined => {
    if (plain.length === 3) {
      const meant = short.find((each) => letters(each) === letters(plain));
      return meant ? { plain: meant, stem: meant } : undefined;
    }
    if (plain.length < 4 || /\d/.test(plain)) return undefined;
    const question = asking.find((each) => distanceOf(plain, each) !== undefined);
    if (question) return { plain: question, stem: question };
    const word = nearest(plain, named()) ?? (isName ? undefined : nearest(plain, ordinary()));
    if (word) return { plain: word, stem: stem(word) };
    if (isName || written.length < 5) return undefined;
    // The beginning of a longer word is often all that is written of it.
    const longer = stems()
      .get(written.charAt(0))
      ?.find((each) => each.startsWith(written));
    const other = longer ?? nearest(written, stems());
    return other === undefined ? undefined : { plain: other, stem: other };
  };
  return {
    isKnown,
    corrected: (word, isName) => (isKnown(word) || otherWords.has(word.plain) ? word : (meantBy(word, isName) ?? word)),
  };
};
