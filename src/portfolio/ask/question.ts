import type { Entity, Named } from "./entities.ts";
import type { Concept } from "./lexicon.ts";
import type { Word } from "./words.ts";

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

export const asksFor = (question: Question, ...concepts: readonly Concept[]): boolean =>
  concepts.some((concept) => question.concepts.has(concept));

type ItemOf<K extends Entity["kind"]> = Extract<Entity, { kind: K }>["item"];

/** The entities of a kind that a question names. */
export const namedOf = <K extends Entity["kind"]>(question: Question, kind: K): ItemOf<K>[] =>
  question.named.flatMap(({ entity }) => (entity.kind === kind ? [entity.item as ItemOf<K>] : []));

/** The words that say what is asked and that neither some concepts nor names nor years explain. */
export const unexplained = (question: Question, concepts: readonly Concept[]): Word[] => {
  const explained = new Set(concepts.flatMap((concept) => [...(question.concepts.get(concept) ?? [])]));
  for (const { at } of question.named) for (const each of at) explained.add(each);
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
