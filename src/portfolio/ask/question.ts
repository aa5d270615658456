import leven from "leven";
import { type Entity, entityFinder, type Named } from "./entities.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Concept } from "./lexicon.ts";
import { isFunctionWord, stem, type Word, wordsOf } from "./words.ts";

/** A question with what was understood of it. Places are those of its words. */
export interface Question {
  readonly words: readonly Word[];
  /** What it is about, as the language says it. */
  readonly concepts: ReadonlyMap<Concept, ReadonlySet<number>>;
  readonly named: readonly Named[];
  readonly years: readonly string[];
  /** Words that say what is asked: neither grammar nor filling nor who the portfolio is about. */
  readonly content: readonly number[];
  /** Whether it speaks of the person, by name or as she, he, they or you. */
  readonly isPersonal: boolean;
  /** Whether it speaks of the person as of somebody else, by name or as she or he. */
  readonly isOfThird: boolean;
  /** Whether it names a path of the service. */
  readonly namesPath: boolean;
  /** Whether it asks for a number: how many, how long, how deep. */
  readonly asksNumber: boolean;
  /** Whether it names, as names are written, what is known nowhere. */
  readonly isForeign: boolean;
}

const pronouns = new Set(
  "he she they him her his hers their theirs them you your yours himself herself yourself".split(" "),
);

/** Words that begin questions. */
const asking = ["where", "when", "which", "what", "whose", "about", "with", "from", "does", "have", "there", "their"];
/** Shorter ones, whose letters change places. */
const short = ["the", "and", "for", "you", "she", "her", "his", "was", "are", "has", "did", "who", "how"];

/** What follows `how` where a number is asked for, and nouns that are numbers. */
const measures = new Set(
  `many much long far large big old often deep high tall heavy wide accurate fast quick expensive small thick strong
  quickly`.split(/\s+/),
);
const quantities =
  /^(?:speed|percentage|percent|share|price|distance|height|depth|weight|amount|size|maximum|max|length)$/;

/** Words that nobody who uses them has misspelled, although another word is near. */
const otherWords = new Set(
  "employee employees staff headcount revenue salary salaries married husband wife children birthday address politics religion weather".split(
    " ",
  ),
);

const letters = (word: string): string => [...word].toSorted().join("");

/** Whether one word may be the other, misspelled. Two letters that changed places are one mistake. */
const isNear = (written: string, meant: string): boolean => {
  if (written[0] !== meant[0] || Math.abs(written.length - meant.length) > 2 || meant.length < 4) return false;
  const isAnagram = letters(written) === letters(meant);
  const distance = leven(written, meant);
  const allowed = written.length >= 8 ? 2 : 1;
  return distance <= allowed || (distance === 2 && isAnagram);
};

/** The words that are written as names are: with a capital, and not at the beginning of a sentence. */
const capitalised = (text: string): Word[] =>
  [...text.matchAll(/(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}\p{N}]+/gu)].flatMap(([name]) => wordsOf(name));

/** Makes a function that understands questions about what is known. */
export const understanding = (knowledge: Knowledge) => {
  const { facts, language, frequency } = knowledge;
  const findEntities = entityFinder(knowledge);
  const names = new Set(wordsOf(facts.profile.name).map((word) => word.stem));
  const lexical = new Set([...language.words, ...language.fillers].map(stem));
  const isKnown = ({ plain, stem }: Word): boolean =>
    isFunctionWord(plain) ||
    lexical.has(stem) ||
    names.has(stem) ||
    frequency(stem) > 0 ||
    language.synonymsOf(stem).length > 0;

  /** Proper names as they are written, for they are misspelled most. */
  const written = new Set(
    [
      facts.profile.name,
      ...facts.projects.flatMap(({ title, tags }) => [title, ...tags]),
      ...(facts.experience.experiences ?? []).map(({ company }) => company),
      ...(facts.experience.education ?? []).flatMap(({ institution, degree, field = "" }) => [
        institution,
        degree,
        field,
      ]),
      ...(facts.profile.roles ?? []),
      ...(facts.experience.hackathons ?? []).map(({ name }) => name),
      ...(facts.experience.skillGroups ?? []).flatMap(({ skills }) => skills),
    ].flatMap((name) => wordsOf(name).map(({ plain }) => plain)),
  );
  const corrected = (word: Word, isName = false): Word => {
    if (word.plain.length === 3 && !isKnown(word)) {
      const meant = short.find((each) => letters(each) === letters(word.plain));
      if (meant) return { plain: meant, stem: meant };
    }
    if (isKnown(word) || otherWords.has(word.plain) || word.plain.length < 4 || /\d/.test(word.plain)) return word;
    const asked = asking.find((candidate) => isNear(word.plain, candidate));
    if (asked) return { plain: asked, stem: asked };
    for (const candidates of isName ? [written] : [written, language.words]) {
      // Another ending is another form, and no mistake.
      const [best] = [...candidates]
        .filter((candidate) => isNear(word.plain, candidate) && !word.plain.startsWith(candidate))
        .toSorted((a, b) => leven(word.plain, a) - leven(word.plain, b));
      if (best) return { plain: best, stem: stem(best) };
    }
    if (isName) return word;
    // The beginning of a longer word is often all that is written of it.
    for (const candidate of knowledge.stems())
      if (word.stem.length >= 5 && candidate.startsWith(word.stem)) return { plain: candidate, stem: candidate };
    for (const candidate of knowledge.stems())
      if (word.stem.length >= 5 && isNear(word.stem, candidate)) return { plain: candidate, stem: candidate };
    return word;
  };

  /** The phrases by their first word. */
  const phrases = Map.groupBy(
    language.concepts.flatMap(([concept, list]) => list.map((phrase) => ({ concept: concept as Concept, phrase }))),
    ({ phrase }) => phrase[0],
  );
  /** The places of names of several words: `machine learning` says nothing of learning. */
  const longNames = (all: readonly Named[]): ReadonlySet<number> =>
    new Set(all.flatMap(({ at, isWhole }) => (isWhole && at.length > 1 ? at : [])));
  const conceptsIn = (words: readonly Word[], taken: ReadonlySet<number>): Map<Concept, ReadonlySet<number>> => {
    const found = words.flatMap((word, start) =>
      (phrases.get(word.stem) ?? []).flatMap(({ concept, phrase }) =>
        phrase.every((each, offset) => words[start + offset]?.stem === each && !taken.has(start + offset))
          ? [{ concept, start, end: start + phrase.length }]
          : [],
      ),
    );
    // A word within a longer phrase means what the phrase means.
    const kept = found.filter(
      ({ start, end }) =>
        !found.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start),
    );
    const concepts = new Map<Concept, Set<number>>();
    for (const { concept, start, end } of kept) {
      const places = concepts.get(concept) ?? new Set();
      for (let at = start; at < end; at += 1) places.add(at);
      concepts.set(concept, places);
    }
    return concepts;
  };

  return (text: string): Question => {
    const capital = capitalised(text);
    const asNames = new Set(capital.map(({ plain }) => plain));
    const words = wordsOf(text).map((word) => corrected(word, asNames.has(word.plain)));
    const named = findEntities(words);
    const naming = new Set(named.flatMap(({ at }) => at));
    const isMeasure = (at: number): boolean => words[at - 1]?.plain === "how" && measures.has(words[at]?.plain ?? "");
    const isContent = ({ plain, stem }: Word, at: number): boolean =>
      naming.has(at) || !(isFunctionWord(plain) || language.fillers.has(plain) || names.has(stem) || isMeasure(at));
    return {
      words,
      concepts: conceptsIn(words, longNames(named)),
      named,
      namesPath: /(?:^|\s)\/(?:api|ask|docs|auth|openapi|llms|v1|v2|changelog|agent)\b/.test(text),
      asksNumber: words.some(({ plain }, at) => isMeasure(at) || quantities.test(plain)),
      years: words.flatMap(({ plain }) => (/^(?:19|20)\d\d$/.test(plain) ? [plain] : [])),
      content: words.flatMap((word, at) => (isContent(word, at) ? [at] : [])),
      isPersonal: words.some(({ plain, stem }) => pronouns.has(plain) || names.has(stem)),
      isOfThird: words.some(({ plain, stem }) => /^(?:she|he|her|his|him|hers)$/.test(plain) || names.has(stem)),
      isForeign: capital.some((word) => !isKnown(corrected(word, true))),
    };
  };
};

export const asksFor = (question: Question, ...concepts: readonly Concept[]): boolean =>
  concepts.some((concept) => question.concepts.has(concept));

type ItemOf<K extends Entity["kind"]> = Extract<Entity, { kind: K }>["item"];

/** The entities of a kind that a question names. */
export const namedOf = <K extends Entity["kind"]>(question: Question, kind: K): ItemOf<K>[] =>
  question.named.flatMap(({ entity }) => (entity.kind === kind ? [entity.item as ItemOf<K>] : []));

/** The words that say what is asked and that neither some concepts nor names nor years explain. */
export const unexplained = (question: Question, concepts: readonly Concept[], names = true): Word[] => {
  const explained = new Set(concepts.flatMap((concept) => [...(question.concepts.get(concept) ?? [])]));
  if (names) for (const { at } of question.named) for (const each of at) explained.add(each);
  return question.content.flatMap((at) => {
    const word = question.words[at];
    return word && !explained.has(at) && !question.years.includes(word.plain) ? [word] : [];
  });
};

/** Where the words of names stand. */
export const naming = (question: Question): ReadonlySet<number> => new Set(question.named.flatMap(({ at }) => at));

/** A number that a question names, in digits or as a word; undefined where there is none. */
export const numberIn = ({ words }: Question): number | undefined => {
  const counted = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  for (const { plain } of words) {
    if (/^(?:[2-9]|1\d)$/.test(plain)) return Number(plain);
    if (counted.indexOf(plain) > 0) return counted.indexOf(plain) + 1;
  }
  return undefined;
};

/** Whether a question has one of some words, as it is written. */
export const saysWord = ({ words }: Question, ...wanted: readonly string[]): boolean =>
  words.some(({ plain }) => wanted.includes(plain));
