import leven from "leven";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { lazy } from "../knowledge/lazy.ts";
import { isStopWord, stem, tokenize, type Word } from "../knowledge/words.ts";

/** Question words and stop words that are often misspelled. */
const questionWords = [
  "where",
  "when",
  "which",
  "what",
  "whose",
  "about",
  "with",
  "from",
  "does",
  "have",
  "there",
  "their",
];

const sortedLetters = (word: string): string => [...word].toSorted().join("");

/** The number of spelling errors that turn one word into the other; undefined if there are too many. */
export const errorsIn = (word: string, other: string): number | undefined => {
  const most = word.length >= 8 ? 2 : 1;
  if (Math.abs(word.length - other.length) > most) return undefined;
  // Larger distances are all too large.
  const distance = leven(word, other, { maxDistance: 3 });
  if (distance <= most) return distance;
  // A swap of two letters counts as one error.
  return distance === 2 && sortedLetters(word) === sortedLetters(other) ? 1 : undefined;
};

/** The edit distance from a word to a correction; undefined if it is too large. */
const distanceOf = (word: string, correction: string): number | undefined =>
  word[0] !== correction[0] || correction.length < 4 ? undefined : errorsIn(word, correction);

const byLetter = (words: Iterable<string>): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(new Set(words), (word) => word.charAt(0));

/** Spelling correction from the lexicon, the names and the index. */
export interface SpellingCorrector {
  readonly isKnown: (word: Word) => boolean;
  /**
   * The word as the index has it, corrected or in another form. If none is close, the word stays as it is. A name is corrected only to
   * a name, and a word in another language never to an English word.
   */
  readonly correct: (word: Word, isName: boolean, isTranslated?: boolean) => Word;
}

export const spellingCorrector = (knowledge: Knowledge): SpellingCorrector => {
  const { facts, owner, language, frequency } = knowledge;
  const { experiences = [], education = [], hackathons = [], skillGroups = [] } = facts.experience;
  const isSmall = ({ normalized, stem }: Word): boolean =>
    isStopWord(normalized) || language.isOrdinary(stem) || language.fillers.has(normalized) || owner.has(stem);
  const isKnown = (word: Word): boolean =>
    isSmall(word) || frequency(word.stem) > 0 || language.synonymsOf(word.stem).length > 0;

  /** Proper names, which are misspelled most. */
  const proper = (): string[] =>
    [
      ...[facts.profile.name, ...(facts.profile.roles ?? [])],
      ...facts.projects.flatMap(({ title, tags }) => [title, ...tags]),
      ...experiences.map(({ company }) => company),
      ...education.flatMap(({ institution, degree, field = "" }) => [institution, degree, field]),
      ...hackathons.map(({ name }) => name),
      ...skillGroups.flatMap(({ skills }) => skills),
    ].flatMap((name) => tokenize(name).map(({ normalized }) => normalized));
  const properNames = lazy(() => byLetter(proper()));
  const ordinary = lazy(() => byLetter(language.words));
  const stems = lazy(() => byLetter(knowledge.stems()));

  const nearest = (misspelled: string, candidates: ReadonlyMap<string, readonly string[]>): string | undefined => {
    let best: { word: string; distance: number } | undefined;
    for (const word of candidates.get(misspelled.charAt(0)) ?? []) {
      // A word that only has another ending is inflected, not misspelled.
      const distance = misspelled.startsWith(word) ? undefined : distanceOf(misspelled, word);
      if (distance !== undefined && (!best || distance < best.distance)) best = { word, distance };
    }
    return best?.word;
  };
  const isIndexed = (other: string): boolean => knowledge.postingsOf(other).length > 0;
  const respelled = (word: string): string =>
    (language.grammar?.respelled?.split(" ") ?? []).reduce((text, pair) => {
      const [typed = "", indexed = ""] = pair.split("=");
      return text.replaceAll(typed, indexed);
    }, word);
  /** A word with the most similar stem in the language of the portfolio: `versicherung` for `Versicherungen`. */
  const formOf = ({ normalized, stem: typed }: Word): Word | undefined => {
    const other = stem(respelled(normalized));
    if (isIndexed(other)) return { normalized, stem: other };
    const { forms, compounds } = language.similarTo(other);
    const [closest] = (forms.length > 0 ? forms : compounds).toSorted(
      (a, b) => Math.abs(a.length - typed.length) - Math.abs(b.length - typed.length),
    );
    return closest === undefined ? undefined : { normalized, stem: closest };
  };
  const correctionOf = (
    { normalized, stem: misspelledStem }: Word,
    isName: boolean,
    isTranslated: boolean,
  ): Word | undefined => {
    if (normalized.length < 4 || /\d/.test(normalized)) return undefined;
    const question = isTranslated
      ? undefined
      : questionWords.find((questionWord) => distanceOf(normalized, questionWord) !== undefined);
    if (question) return { normalized: question, stem: question };
    const word =
      nearest(normalized, properNames()) ?? (isName || isTranslated ? undefined : nearest(normalized, ordinary()));
    if (word) return { normalized: word, stem: stem(word) };
    if (isName || misspelledStem.length < 5) return undefined;
    const other = nearest(misspelledStem, stems());
    return other === undefined ? undefined : { normalized: other, stem: other };
  };
  return {
    isKnown,
    correct: (word, isName, isTranslated = false) => {
      const form = language.grammar && !isIndexed(word.stem) && !isSmall(word) ? formOf(word) : undefined;
      if (form) return form;
      if (isKnown(word) || knowledge.isRealWord(word.stem) || (isTranslated && !language.grammar)) return word;
      return correctionOf(word, isName, isTranslated) ?? word;
    },
  };
};
