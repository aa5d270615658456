import type { Experience } from "../../contract/resources/portfolio/experience.ts";
import { isSelfEmployed } from "../../portfolio/experience/self-employed.ts";
import { isEnglishStem } from "../related/related-words.ts";
import type { PortfolioFacts } from "./facts.ts";
import { firmConcepts } from "./firm-concepts.ts";
import { initialsOf } from "./initials.ts";
import { fillerWords, lexicon } from "./lexicon.ts";
import { stem, stemsOf, tokenize } from "./words.ts";

/** The name of an entity that a question can mention. */
export interface EntityName {
  readonly kind: "project" | "experience" | "hackathon" | "education";
  /** Its index in the list of this kind in the facts. */
  readonly index: number;
  /** The stems of the name, without stop words. */
  readonly stems: readonly string[];
  /** Whether only the whole name counts, because its words are in many questions: `When Will It Turn?` */
  readonly isWhole?: true;
  /** Stems that identify the entity alone, because they are rare and in no other name. */
  readonly distinctive: readonly string[];
}

/** A skill or tag that a question can mention. */
export interface SkillEntry {
  readonly name: string;
  readonly stems: readonly string[];
  /** Whether it is also an ordinary word: always, or only unless the context marks it as a skill. */
  readonly isOrdinary?: "always" | "alone";
}

/** An index of all names, prepared by the build. */
export interface EntityNames {
  readonly all: readonly EntityName[];
  /** Indexes into `all`, by stem. */
  readonly byStem: Readonly<Record<string, readonly number[]>>;
  /** Skills by their first stem. */
  readonly skills: Readonly<Record<string, readonly SkillEntry[]>>;
  /** The comparison key of each skill and tag: `Open Data` and `open data` have the same key. */
  readonly tagKeys: Readonly<Record<string, string>>;
}

/** A stem in at most this many chunks is rare. A word of English must be in the name's own chunk only, because texts also use it for things. */
const MAX_RARE_CHUNKS = { name: 3, word: 1 };

/** Matches the name in a Japanese title, which precedes a space or a colon, or is in brackets. The rest says what it is. */
const japaneseName =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,}(?=[ 　：])|(?<=[「『])[^」』]{3,}(?=[」』])/u;

/**
 * A title and its part that people use as a name: `Fern` for `Fern: A Claims Bot`. Only the title if another project has that name.
 */
const titlesOf = (title: string, others: ReadonlySet<string>): readonly string[] => {
  const short = /^.+?(?=: )/.exec(title)?.[0] ?? japaneseName.exec(title)?.[0];
  return short === undefined || others.has(short) ? [title] : [title, short];
};

/** A field of study without `part-time`: `Would you work part-time?` does not ask for `Management, part-time`. */
const fieldName = (field: string): string => field.replace(/,? *\b(?:part|full)[- ]time\b/i, "");

/** Phrases for self-employed work, whatever the name of the business. */
const ownBusinessPhrases =
  "self employed, own company, own business, own practice, own studio, own firm, going independent, going freelance, become freelance, started freelancing, been freelancing"
    .split(",")
    .map((phrase) => tokenize(phrase).map((word) => word.stem));

/**
 * Whether a position is self-employed: as an owner, founder or freelancer, without a company, or in a company with the owner's last
 * name.
 */
const isOwnBusiness = ({ role, company }: Experience, owner: string): boolean =>
  /\b(?:owner|founder|co-?founder|freelanc\w*|self-employed|independent)\b/i.test(role) ||
  isSelfEmployed(company) ||
  stemsOf(company).includes(stemsOf(owner).at(-1) ?? "");

const allNames = (
  facts: PortfolioFacts,
  ordinary: ReadonlySet<string>,
  postings: ReadonlyMap<string, readonly unknown[]>,
): EntityName[] => {
  const { experiences = [], hackathons = [], education = [] } = facts.experience;
  const titles = new Set(facts.projects.map(({ title }) => title));
  const entities = [
    ...facts.projects.flatMap(({ title }, index) =>
      titlesOf(title, titles).map((name) => ({ kind: "project", index, name }) as const),
    ),
    ...experiences.map(({ company }, index) => ({ kind: "experience", index, name: company }) as const),
    ...hackathons.map(({ name }, index) => ({ kind: "hackathon", index, name }) as const),
    ...education.map(({ institution }, index) => ({ kind: "education", index, name: institution }) as const),
    ...education.flatMap(({ field }, index) =>
      field ? [{ kind: "education", index, name: fieldName(field) } as const] : [],
    ),
  ].flatMap(({ name, ...entity }) => {
    const item = education[entity.index];
    // Two initials of a company usually mean something else.
    const least = entity.kind === "education" && name === fieldName(item?.field ?? "") ? 2 : 3;
    const words = tokenize(name).map((word) => word.stem);
    const [only = "", ...others] = new Set(stemsOf(name));
    if (entity.kind === "project" && others.length === 0 && words.length > 3 && isEnglishStem(only))
      return [{ ...entity, stems: [...new Set(words)], isWhole: true as const }];
    const initials = entity.kind === "project" ? undefined : initialsOf(name, least);
    return [
      { ...entity, stems: [...new Set(stemsOf(name))] },
      ...(initials === undefined || postings.has(initials) ? [] : [{ ...entity, stems: [initials] }]),
    ];
  });
  const countOf = (lists: readonly (readonly string[])[]) => Map.groupBy(lists.flat(), (stem) => stem);
  const owners = countOf(entities.map(({ stems }) => stems));
  const firms = countOf([...new Set(entities.map(({ stems }) => stems.join(" ")))].map((name) => name.split(" ")));
  const tags = new Set(allTags(facts).flatMap(stemsOf));
  const isRare = (stem: string): boolean =>
    owners.get(stem)?.length === 1 &&
    (postings.get(stem)?.length ?? 0) <= MAX_RARE_CHUNKS[isEnglishStem(stem) ? "word" : "name"];
  // Texts can name an employer often. A name that is not an English word is still distinctive: `Roundel`, unlike `Castle`.
  const isOnlyName = (stem: string): boolean =>
    firms.get(stem)?.length === 1 && !isEnglishStem(stem) && !tags.has(stem);
  const isDistinctive = (stem: string): boolean =>
    stem.length > 3 && !ordinary.has(stem) && (isRare(stem) || isOnlyName(stem));
  const ownBusiness = experiences.findIndex((job) => isOwnBusiness(job, facts.profile.name));
  return [
    ...entities.map((name) => ({ ...name, distinctive: name.stems.filter(isDistinctive) })),
    ...(ownBusiness < 0 ? [] : ownBusinessPhrases).map(
      (stems) => ({ kind: "experience", index: ownBusiness, stems, distinctive: [] }) as const,
    ),
  ];
};

const allTags = ({ projects, experience: { experiences = [], skillGroups = [] } }: PortfolioFacts): string[] => [
  ...skillGroups.flatMap(({ skills }) => skills),
  ...projects.flatMap((project) => project.tags),
  ...experiences.flatMap((item) => item.tags),
];

const allSkills = (tags: readonly string[]): SkillEntry[] => {
  const byStems = new Map(
    tags.toReversed().map((tag) => [
      tokenize(tag)
        .map((word) => word.stem)
        .join(" "),
      tag,
    ]),
  );
  const phrases = new Set(
    lexicon.flatMap(({ concept, phrases }) =>
      firmConcepts.has(concept) ? phrases.map((phrase) => phrase.join(" ")) : [],
    ),
  );
  const fillerStems = new Set([...fillerWords].map(stem));
  return [...byStems].map(([joined, name]) => {
    const stems = joined.split(" ");
    if (phrases.has(joined)) return { name, stems, isOrdinary: "always" };
    return stems.every((stem) => fillerStems.has(stem)) ? { name, stems, isOrdinary: "alone" } : { name, stems };
  });
};

/**
 * Indexes everything that a question can mention.
 * @param ordinary Stems of lexicon and filler words, which do not identify an entity.
 */
export const entityNamesOf = (
  facts: PortfolioFacts,
  ordinary: ReadonlySet<string>,
  postings: ReadonlyMap<string, readonly unknown[]>,
): EntityNames => {
  const all = allNames(facts, ordinary, postings);
  const tags = allTags(facts);
  const stemPositions = all.flatMap(({ stems }, index) => stems.map((stem) => ({ stem, at: index })));
  return {
    all,
    byStem: Object.fromEntries(
      [...Map.groupBy(stemPositions, ({ stem }) => stem)].map(([stem, there]) => [stem, there.map(({ at }) => at)]),
    ),
    skills: Object.fromEntries(Map.groupBy(allSkills(tags), ({ stems: [first = ""] }) => first)),
    tagKeys: Object.fromEntries(tags.map((tag) => [tag, stemsOf(tag).join(" ")])),
  };
};
