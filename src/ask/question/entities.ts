import type { Education, Experience, Hackathon } from "../../contract/resources/portfolio/experience.ts";
import type { PortfolioFacts, ProjectFacts } from "../knowledge/facts.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { EntityName, SkillEntry } from "../knowledge/names.ts";
import { ownValue } from "../knowledge/own-value.ts";
import type { Word } from "../knowledge/words.ts";

/** An item of the portfolio that a question can mention. */
export type Entity =
  | { readonly kind: "project"; readonly item: ProjectFacts }
  | { readonly kind: "experience"; readonly item: Experience }
  | { readonly kind: "hackathon"; readonly item: Hackathon }
  | { readonly kind: "education"; readonly item: Education }
  | { readonly kind: "skill"; readonly item: string };

/** A mention of an entity in a question. */
export interface Mention {
  readonly entity: Entity;
  /** The positions of its words in the question. */
  readonly positions: readonly number[];
  /** Whether the question has the full name. */
  readonly isFullName: boolean;
}

const positionsOf = (words: readonly Word[], wanted: ReadonlySet<string>): number[] =>
  words.flatMap((word, index) => (wanted.has(word.stem) ? [index] : []));

/** The positions of consecutive words with these stems; undefined if there are none. */
const sequence = (words: readonly Word[], stems: readonly string[]): number[] | undefined => {
  const start = words.findIndex((_, index) => stems.every((stem, offset) => words[index + offset]?.stem === stem));
  return start < 0 ? undefined : stems.map((_, offset) => start + offset);
};

const entity = <K, T>(kind: K, item: T | undefined) => (item === undefined ? undefined : { kind, item });

/** The entity of a name; undefined if its index is out of range. */
const entityByName = ({ kind, index }: EntityName, { experience, projects }: PortfolioFacts): Entity | undefined => {
  switch (kind) {
    case "project":
      return entity(kind, projects[index]);
    case "experience":
      return entity(kind, experience.experiences?.[index]);
    case "hackathon":
      return entity(kind, experience.hackathons?.[index]);
    case "education":
      return entity(kind, experience.education?.[index]);
  }
};

/** Words that show that the ambiguous word after them, such as `go`, is a skill. */
const beforeSkill = /^(?:in|with|using|use|uses|know|knows|written)$/;

/** Whether a tag such as `languages` or `go` is used as an ordinary word. */
const isOrdinaryUse = ({ isOrdinary }: SkillEntry, before: Word | undefined): boolean =>
  isOrdinary === "always" || (isOrdinary === "alone" && !beforeSkill.test(before?.normalized ?? ""));

/** Returns a function that finds mentions: names of projects, companies, schools and competitions, then skills. */
export const entityFinder = ({ facts, names, owner, language, frequency }: Knowledge) => {
  /** The rarity of stems. Numbers count little, because people leave them out of names, as in `Region evacuation in 11 minutes`. */
  const rarity = (stems: readonly string[]): number =>
    stems.reduce((sum, stem) => sum + (/^\d+$/.test(stem) ? 0.1 : 1) / (1 + frequency(stem)), 0);

  /** A match of a name in the words; undefined if too little of it matches. A single ordinary word does not count. */
  const matchOf = (name: EntityName, words: readonly Word[]) => {
    const { kind, stems, distinctive } = name;
    const questionStems = new Set(words.map((word) => word.stem));
    const found = stems.filter((stem) => questionStems.has(stem) && !owner.has(stem));
    if (found.length === 0) return undefined;
    const isFullName = found.length === stems.length && !(stems.length === 1 && language.isOrdinary(stems[0] ?? ""));
    const share = rarity(found) / rarity(stems);
    const isKnown = kind !== "project" && found.some((stem) => distinctive.includes(stem));
    if (name.isWhole && !isFullName) return undefined;
    if (!isFullName && !isKnown && !(found.length > 1 && share >= 0.6)) return undefined;
    const entity = entityByName(name, facts);
    return (
      entity && { entity, positions: positionsOf(words, new Set(found)), isFullName, strength: found.length + share }
    );
  };

  return (words: readonly Word[]): readonly Mention[] => {
    const candidates = new Set(words.flatMap(({ stem }) => ownValue(names.byStem, stem) ?? []));
    const found = [...candidates]
      .flatMap((index) => (names.all[index] && matchOf(names.all[index], words)) ?? [])
      .toSorted((a, b) => b.strength - a.strength);
    // A name inside a longer match is dropped. Names that match at the same positions are both kept.
    const taken = new Set<number>();
    const keptPositions = new Set<string>();
    const keptMatches = found.filter(({ positions }) => {
      const isOwn = positions.some((position) => !taken.has(position)) || keptPositions.has(positions.join());
      for (const position of positions) taken.add(position);
      keptPositions.add(positions.join());
      return isOwn;
    });
    const skillMentions = [...new Set(words.flatMap(({ stem }) => ownValue(names.skills, stem) ?? []))]
      .flatMap((skill) => {
        const positions = sequence(words, skill.stems);
        if (!positions || isOrdinaryUse(skill, words[(positions[0] ?? 0) - 1])) return [];
        const entity = { kind: "skill", item: skill.name } as const;
        return positions.some((position) => !taken.has(position)) ? [{ entity, positions, isFullName: true }] : [];
      })
      .toSorted((a, b) => b.positions.length - a.positions.length);
    const covered = new Set<number>();
    const separateMentions = skillMentions.filter(({ positions }) => {
      const isOwn = positions.some((position) => !covered.has(position));
      for (const position of positions) covered.add(position);
      return isOwn;
    });
    return [
      ...keptMatches.map(({ entity, positions, isFullName }) => ({ entity, positions, isFullName })),
      ...separateMentions,
    ];
  };
};

/** Whether positions follow each other. */
const areConsecutive = (positions: readonly number[]): boolean =>
  positions.every((position, index) => position === (positions[0] ?? 0) + index);

/**
 * The names in a question that are not translated: full titles of projects, of at least two words, and where a language has no spaces
 * between words, all names.
 */
export const knownNames = (knowledge: Knowledge) => {
  const find = entityFinder(knowledge);
  const { experience, projects } = knowledge.facts;
  const { experiences = [], hackathons = [], education = [], skillGroups = [] } = experience;
  return {
    texts: [
      ...projects.flatMap(({ title, tags, client = title }) => [title, client, ...tags]),
      ...experiences.map(({ company }) => company),
      ...hackathons.map(({ name }) => name),
      ...education.map(({ institution }) => institution),
      ...skillGroups.flatMap(({ name, skills }) => [name, ...skills]),
    ],
    positionsIn: (words: readonly Word[]): ReadonlySet<number> =>
      new Set(
        find(words).flatMap(({ entity, positions, isFullName }) =>
          entity.kind === "project" && isFullName && positions.length > 1 && areConsecutive(positions) ? positions : [],
        ),
      ),
  };
};
