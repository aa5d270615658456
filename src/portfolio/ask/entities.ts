import type { Education, Experience, Hackathon } from "../../contract/resources/experience.ts";
import type { Facts, ProjectFacts } from "./facts.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Name, Skill } from "./names.ts";
import { own } from "./own.ts";
import { stemsOf, type Word } from "./words.ts";

/** Something of the portfolio that a question names. */
export type Entity =
  | { readonly kind: "project"; readonly item: ProjectFacts }
  | { readonly kind: "experience"; readonly item: Experience }
  | { readonly kind: "hackathon"; readonly item: Hackathon }
  | { readonly kind: "education"; readonly item: Education }
  | { readonly kind: "skill"; readonly item: string };

/** An entity with the places of the words that name it. */
export interface Named {
  readonly entity: Entity;
  readonly at: readonly number[];
  /** Whether all of its name is said. */
  readonly isWhole: boolean;
}

const places = (words: readonly Word[], wanted: ReadonlySet<string>): number[] =>
  words.flatMap((word, at) => (wanted.has(word.stem) ? [at] : []));

/** Where words follow each other as the stems do. */
const sequence = (words: readonly Word[], stems: readonly string[]): number[] | undefined => {
  const start = words.findIndex((_, at) => stems.every((each, offset) => words[at + offset]?.stem === each));
  return start < 0 ? undefined : stems.map((_, offset) => start + offset);
};

const entity = <K, T>(kind: K, item: T | undefined) => (item === undefined ? undefined : { kind, item });

/** What a name stands for; undefined where that is not there. */
const namedBy = ({ kind, at }: Name, { experience, projects }: Facts): Entity | undefined => {
  switch (kind) {
    case "project":
      return entity(kind, projects[at]);
    case "experience":
      return entity(kind, experience.experiences?.[at]);
    case "hackathon":
      return entity(kind, experience.hackathons?.[at]);
    case "education":
      return entity(kind, experience.education?.[at]);
  }
};

/** Before a word that is a skill and may be another thing. */
const ofSkill = /^(?:in|with|using|use|uses|know|knows|written)$/;

/** Whether a tag such as `languages` or `go` is only a word for other things where it stands. */
const isOnlyWord = ({ isOrdinary }: Skill, before: Word | undefined): boolean =>
  isOrdinary === "always" || (isOrdinary === "alone" && !ofSkill.test(before?.plain ?? ""));

/** Makes a function that finds what the words of a question name, projects before organisations before skills. */
export const entityFinder = ({ facts, names, language, frequency }: Knowledge) => {
  const ofPerson = new Set(stemsOf(facts.profile.name));
  const rarity = (stems: readonly string[]): number => stems.reduce((sum, each) => sum + 1 / (1 + frequency(each)), 0);

  /** How much of a name is said; a name of one ordinary word alone is none. */
  const matchOf = (name: Name, words: readonly Word[]) => {
    const { kind, stems, distinctive } = name;
    const said = new Set(words.map((word) => word.stem));
    const found = stems.filter((each) => said.has(each) && !ofPerson.has(each));
    if (found.length === 0) return undefined;
    const isWhole = found.length === stems.length && !(stems.length === 1 && language.isOrdinary(stems[0] ?? ""));
    const share = rarity(found) / rarity(stems);
    const isKnown = kind !== "project" && found.some((each) => distinctive.includes(each));
    if (!isWhole && !isKnown && !(found.length > 1 && share >= 0.6)) return undefined;
    const entity = namedBy(name, facts);
    return entity && { entity, at: places(words, new Set(found)), isWhole, strength: found.length + share };
  };

  return (words: readonly Word[]): readonly Named[] => {
    const near = new Set(words.flatMap(({ stem }) => own(names.byStem, stem) ?? []));
    const found = [...near]
      .flatMap((at) => (names.all[at] && matchOf(names.all[at], words)) ?? [])
      .toSorted((a, b) => b.strength - a.strength);
    // A name within another that is said too is only that one; names that are said in the same words are both meant.
    const taken = new Set<number>();
    const said = new Set<string>();
    const kept = found.filter(({ at }) => {
      const isOwn = at.some((each) => !taken.has(each)) || said.has(at.join());
      for (const each of at) taken.add(each);
      said.add(at.join());
      return isOwn;
    });
    const known = [...new Set(words.flatMap(({ stem }) => own(names.skills, stem) ?? []))]
      .flatMap((skill) => {
        const at = sequence(words, skill.stems);
        if (!at || isOnlyWord(skill, words[(at[0] ?? 0) - 1])) return [];
        const entity = { kind: "skill", item: skill.name } as const;
        return at.some((each) => !taken.has(each)) ? [{ entity, at, isWhole: true }] : [];
      })
      .toSorted((a, b) => b.at.length - a.at.length);
    const covered = new Set<number>();
    const apart = known.filter(({ at }) => {
      const isOwn = at.some((each) => !covered.has(each));
      for (const each of at) covered.add(each);
      return isOwn;
    });
    return [...kept.map(({ entity, at, isWhole }) => ({ entity, at, isWhole })), ...apart];
  };
};
