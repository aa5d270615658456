import { isAscii } from "../fold.ts";
import { entityFinder, type Named } from "./entities.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Concept } from "./lexicon.ts";
import type { Question } from "./question.ts";
import { spellingOf } from "./spelling.ts";
import { isFunctionWord, type Word, wordsOf } from "./words.ts";

const pronouns = new Set(
  "he she they him her his hers their theirs them you your yours himself herself yourself".split(" "),
);

/** What follows `how` where a number is asked for, and nouns that are numbers. */
const measures = new Set(
  `many much long far large big old often deep high tall heavy wide accurate fast quick expensive small thick strong
  quickly`.split(/\s+/),
);
const quantities =
  /^(?:speed|percentage|percent|share|price|distance|height|depth|weight|amount|size|maximum|max|length)$/;

/** Words of a question that are looked up for what they were meant to be. */
const mostCorrected = 40;

/** The words that are written as names are: with a capital, and not at the beginning of a sentence. */
const capitalised = (text: string): Word[] => {
  // What is ASCII but for accents needs no letters of other scripts, which take milliseconds to be made ready.
  const bare = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const names = isAscii(bare)
    ? bare.match(/(?<=[a-z0-9,] )[A-Z][A-Za-z0-9]+/g)
    : text.match(/(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}\p{N}]+/gu);
  return (names ?? []).flatMap(wordsOf);
};

/** Makes a function that understands questions about what is known. */
export const understanding = (knowledge: Knowledge) => {
  const { facts, language } = knowledge;
  const findEntities = entityFinder(knowledge);
  const names = new Set(wordsOf(facts.profile.name).map((word) => word.stem));
  const { isKnown, corrected } = spellingOf(knowledge);
  /** The places of names of several words: `machine learning` says nothing of learning. */
  const longNames = (all: readonly Named[]): ReadonlySet<number> =>
    new Set(all.flatMap(({ at, isWhole }) => (isWhole && at.length > 1 ? at : [])));
  const conceptsIn = (words: readonly Word[], taken: ReadonlySet<number>): Map<Concept, ReadonlySet<number>> => {
    const isAt = (stem: string, at: number): boolean => words[at]?.stem === stem && !taken.has(at);
    const found = words.flatMap(({ stem }, start) =>
      taken.has(start)
        ? []
        : language
            .meaningsOf(stem)
            .flatMap(([concept, ...rest]) =>
              rest.every((each, offset) => isAt(each, start + 1 + offset))
                ? [{ concept, start, end: start + 1 + rest.length }]
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
    const words = wordsOf(text).map((word, at) =>
      at < mostCorrected ? corrected(word, asNames.has(word.plain)) : word,
    );
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
