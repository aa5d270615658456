import type { Facts } from "./facts.ts";
import { fillers, lexicon } from "./lexicon.ts";
import { stem, stemsOf, wordsOf } from "./words.ts";

/** A name that a question may say. */
export interface Name {
  readonly kind: "project" | "experience" | "hackathon" | "education";
  /** Its place among what the facts have of this kind. */
  readonly at: number;
  /** The words of the name that say something. */
  readonly stems: readonly string[];
  /** Those of them that no other name has and that are rare besides: one is enough. */
  readonly distinctive: readonly string[];
}

/** A skill or tag that a question may say. */
export interface Skill {
  readonly name: string;
  readonly stems: readonly string[];
  /** Whether it is a word for something else wherever it stands, or only where nothing says that it is a skill. */
  readonly isOrdinary?: "always" | "alone";
}

/** What a question may name, as the build prepares it. */
export interface Names {
  readonly all: readonly Name[];
  /** Which of them have a stem, by their places. */
  readonly byStem: Readonly<Record<string, readonly number[]>>;
  /** By the first stem of each. */
  readonly skills: Readonly<Record<string, readonly Skill[]>>;
  /** What each skill and tag is compared by: `Open Data` and `open data` are one. */
  readonly tagKeys: Readonly<Record<string, string>>;
}

/** Chunks that a rare word stands in at most. */
const rare = 3;

const everyName = (
  facts: Facts,
  ordinary: ReadonlySet<string>,
  postings: ReadonlyMap<string, readonly unknown[]>,
): Name[] => {
  const { experiences = [], hackathons = [], education = [] } = facts.experience;
  const said = [
    ...facts.projects.map(({ title }, at) => ({ kind: "project", at, name: title }) as const),
    ...experiences.map(({ company }, at) => ({ kind: "experience", at, name: company }) as const),
    ...hackathons.map(({ name }, at) => ({ kind: "hackathon", at, name }) as const),
    ...education.map(({ institution }, at) => ({ kind: "education", at, name: institution }) as const),
    ...education.flatMap(({ field }, at) => (field ? [{ kind: "education", at, name: field } as const] : [])),
  ].map(({ name, ...entity }) => ({ ...entity, stems: [...new Set(stemsOf(name))] }));
  const owners = Map.groupBy(
    said.flatMap(({ stems }) => stems),
    (each) => each,
  );
  const isDistinctive = (each: string): boolean =>
    owners.get(each)?.length === 1 &&
    each.length > 3 &&
    !ordinary.has(each) &&
    (postings.get(each)?.length ?? 0) <= rare;
  return said.map((name) => ({ ...name, distinctive: name.stems.filter(isDistinctive) }));
};

const everyTag = ({ projects, experience: { experiences = [], skillGroups = [] } }: Facts): string[] => [
  ...skillGroups.flatMap(({ skills }) => skills),
  ...projects.flatMap((project) => project.tags),
  ...experiences.flatMap((item) => item.tags),
];

const everySkill = (tags: readonly string[]): Skill[] => {
  const byStems = new Map(
    tags.toReversed().map((tag) => [
      wordsOf(tag)
        .map((each) => each.stem)
        .join(" "),
      tag,
    ]),
  );
  const phrases = new Set(lexicon.flatMap((concept) => concept.phrases.map((phrase) => phrase.join(" "))));
  const fillerStems = new Set([...fillers].map(stem));
  return [...byStems].map(([joined, name]) => {
    const stems = joined.split(" ");
    if (phrases.has(joined)) return { name, stems, isOrdinary: "always" };
    return stems.every((each) => fillerStems.has(each)) ? { name, stems, isOrdinary: "alone" } : { name, stems };
  });
};

/**
 * Everything that a question may name, under the stems that lead to it. Ordinary stems are those of words that any
 * question may have, and postings tell where a stem stands.
 */
export const namesOf = (
  facts: Facts,
  ordinary: ReadonlySet<string>,
  postings: ReadonlyMap<string, readonly unknown[]>,
): Names => {
  const all = everyName(facts, ordinary, postings);
  const tags = everyTag(facts);
  const places = all.flatMap(({ stems }, at) => stems.map((stem) => ({ stem, at })));
  return {
    all,
    byStem: Object.fromEntries(
      [...Map.groupBy(places, ({ stem }) => stem)].map(([stem, there]) => [stem, there.map(({ at }) => at)]),
    ),
    skills: Object.fromEntries(Map.groupBy(everySkill(tags), ({ stems: [first = ""] }) => first)),
    tagKeys: Object.fromEntries(tags.map((tag) => [tag, stemsOf(tag).join(" ")])),
  };
};
