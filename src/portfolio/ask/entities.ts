import type { Education, Experience, Hackathon } from "../../contract/resources/experience.ts";
import type { ProjectFacts } from "./facts.ts";
import type { Knowledge } from "./knowledge.ts";
import { isFunctionWord, stem, type Word, wordsOf } from "./words.ts";

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

interface Name {
  readonly entity: Entity;
  /** The words of the name that say something. */
  readonly stems: readonly string[];
  /** Those of them that no other name has and that are rare besides: one is enough. */
  readonly distinctive: ReadonlySet<string>;
}

const stemsIn = (text: string): string[] =>
  wordsOf(text).flatMap(({ plain, stem }) => (isFunctionWord(plain) ? [] : [stem]));

const named = (knowledge: Knowledge): { readonly names: readonly Name[]; readonly skills: readonly Name[] } => {
  const { projects, experience } = knowledge.facts;
  const { experiences = [], hackathons = [], skillGroups = [], education = [] } = experience;
  const entities: readonly (readonly [Entity, string])[] = [
    ...projects.map((item) => [{ kind: "project", item }, item.title] as const),
    ...experiences.map((item) => [{ kind: "experience", item }, item.company] as const),
    ...hackathons.map((item) => [{ kind: "hackathon", item }, item.name] as const),
    ...education.map((item) => [{ kind: "education", item }, item.institution] as const),
    ...education.flatMap((item) => (item.field ? [[{ kind: "education", item }, item.field] as const] : [])),
  ];
  const owners = Map.groupBy(
    entities.flatMap(([entity, name]) => [...new Set(stemsIn(name))].map((each) => [each, entity] as const)),
    ([each]) => each,
  );
  const lexical = { has: knowledge.language.isOrdinary };
  const isDistinctive = (each: string): boolean =>
    owners.get(each)?.length === 1 && each.length > 3 && !lexical.has(each) && knowledge.frequency(each) <= 3;
  const tags = [
    ...skillGroups.flatMap(({ skills }) => skills),
    ...projects.flatMap((project) => project.tags),
    ...experiences.flatMap((item) => item.tags),
  ];
  const skills = new Map(
    tags.toReversed().map((tag) => [
      wordsOf(tag)
        .map((each) => each.stem)
        .join(" "),
      tag,
    ]),
  );
  return {
    names: entities.map(([entity, name]) => {
      const stems = [...new Set(stemsIn(name))];
      return { entity, stems, distinctive: new Set(stems.filter(isDistinctive)) };
    }),
    skills: [...skills].map(([stems, item]) => ({
      entity: { kind: "skill", item },
      stems: stems.split(" "),
      distinctive: new Set(),
    })),
  };
};

const places = (words: readonly Word[], wanted: ReadonlySet<string>): number[] =>
  words.flatMap((word, at) => (wanted.has(word.stem) ? [at] : []));

/** Names under the stems that lead to them. */
const under = (
  names: readonly Name[],
  stemsOf: (name: Name) => readonly string[],
): ReadonlyMap<string, readonly Name[]> => {
  const found = new Map<string, Name[]>();
  for (const name of names)
    for (const each of stemsOf(name)) {
      const there = found.get(each);
      if (there) there.push(name);
      else found.set(each, [name]);
    }
  return found;
};

/** Where words follow each other as the stems do. */
const sequence = (words: readonly Word[], stems: readonly string[]): number[] | undefined => {
  const start = words.findIndex((_, at) => stems.every((each, offset) => words[at + offset]?.stem === each));
  return start < 0 ? undefined : stems.map((_, offset) => start + offset);
};

/** Makes a function that finds what the words of a question name, projects before organisations before skills. */
export const entityFinder = (knowledge: Knowledge) => {
  const { names, skills } = named(knowledge);
  const ofPerson = new Set(stemsIn(knowledge.facts.profile.name));
  const lexical = { has: knowledge.language.isOrdinary };
  const rarity = (each: string): number => 1 / (1 + knowledge.frequency(each));

  /** How much of a name is said; a name of one ordinary word alone is none. */
  const matchOf = ({ entity, stems, distinctive }: Name, words: readonly Word[]) => {
    const said = new Set(words.map((word) => word.stem));
    const found = stems.filter((each) => said.has(each) && !ofPerson.has(each));
    if (found.length === 0) return undefined;
    const isWhole = found.length === stems.length && !(stems.length === 1 && lexical.has(stems[0] ?? ""));
    const share =
      found.reduce((sum, each) => sum + rarity(each), 0) / stems.reduce((sum, each) => sum + rarity(each), 0);
    const isKnown = entity.kind !== "project" && found.some((each) => distinctive.has(each));
    if (!isWhole && !isKnown && !(found.length > 1 && share >= 0.6)) return undefined;
    return { entity, at: places(words, new Set(found)), isWhole, strength: found.length + share };
  };

  const byStem = under(names, ({ stems }) => stems);
  const skillsByStem = under(skills, ({ stems }) => stems.slice(0, 1));
  const phrases = new Set(knowledge.language.concepts.flatMap(([, list]) => list.map((phrase) => phrase.join(" "))));
  const fillers = new Set([...knowledge.language.fillers].map(stem));
  /** Whether a tag such as `languages` or `go` is only a word for other things where it stands. */
  const isOrdinary = (stems: readonly string[], words: readonly Word[], at: readonly number[]): boolean => {
    if (phrases.has(stems.join(" "))) return true;
    const before = words[(at[0] ?? 0) - 1]?.plain ?? "";
    return stems.every((each) => fillers.has(each)) && !/^(?:in|with|using|use|uses|know|knows|written)$/.test(before);
  };

  return (words: readonly Word[]): readonly Named[] => {
    const near = new Set(words.flatMap((word) => byStem.get(word.stem) ?? []));
    const found = [...near].flatMap((name) => matchOf(name, words) ?? []).toSorted((a, b) => b.strength - a.strength);
    // A name within another that is said too is only that one; names that are said in the same words are both meant.
    const taken = new Set<number>();
    const said = new Set<string>();
    const kept = found.filter(({ at }) => {
      const isOwn = at.some((each) => !taken.has(each)) || said.has(at.join());
      for (const each of at) taken.add(each);
      said.add(at.join());
      return isOwn;
    });
    const known = [...new Set(words.flatMap((word) => skillsByStem.get(word.stem) ?? []))]
      .flatMap(({ entity, stems }) => {
        const at = sequence(words, stems);
        if (!at || isOrdinary(stems, words, at)) return [];
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
