import type { Entity } from "./entities.ts";
import type { Concept } from "./lexicon.ts";
import { asksFor, type Question, saysWord } from "./question.ts";

/** Concepts that say which part of something is asked for, and not of what. */
const partial: readonly Concept[] = [
  "when",
  "link",
  "source",
  "location",
  "count",
  "listing",
  "latest",
  "oldest",
  "how",
  "skill",
  "work",
  "role",
];

/** What is asked of a person rather than of a thing, where a person is meant. */
const ofPerson: readonly Concept[] = ["skill", "work", "location", "role"];

/** Whether a question leaves out what it is about, as one after another does. */
export const isFollowUp = (question: Question): boolean => {
  const [first] = question.words;
  if (!first) return false;
  if (
    ["and", "also", "or", "but", "what about", "how about"].includes(first.plain) ||
    saysWord(question, "it", "its", "that", "there", "those", "this", "these", "one", "ones", "them")
  )
    return true;
  if (/^(?:what|how)$/.test(first.plain) && question.words[1]?.plain === "about") return true;
  const isPartial = [...question.concepts.keys()].every((concept) => partial.includes(concept));
  return isPartial && question.named.length === 0 && question.content.length <= 2 && !question.isPersonal;
};

/** The earlier question asked of what the later one names instead. */
export const replacing = (earlier: Question, later: Question): Question => {
  const ownConcepts = [...later.concepts.keys()].some(
    (concept) => !partial.includes(concept) && !["person", "client", "personal", "project"].includes(concept),
  );
  if (ownConcepts) return later;
  // One kind of project is asked for in the place of the other.
  const kinds = (["client", "personal"] as const).filter(() => asksFor(later, "client", "personal"));
  const dropped = new Set([
    ...earlier.named.flatMap(({ at }) => at),
    ...kinds.flatMap((kind) => [...(earlier.concepts.get(kind) ?? [])]),
  ]);
  const isKept = (at: number): boolean =>
    !dropped.has(at) && !(later.years.length > 0 && earlier.years.includes(earlier.words[at]?.plain ?? ""));
  const shift = earlier.words.length;
  const concepts = new Map([...earlier.concepts].map(([concept, places]) => [concept, new Set(places)] as const));
  for (const [concept, places] of later.concepts) {
    const all = concepts.get(concept) ?? new Set<number>();
    for (const at of places) all.add(at + shift);
    concepts.set(concept, all);
  }
  concepts.delete("person");
  for (const kind of kinds) if (!later.concepts.has(kind)) concepts.delete(kind);
  return {
    words: [...earlier.words, ...later.words],
    concepts,
    named: later.named.map((name) => ({ ...name, at: name.at.map((each) => each + shift) })),
    years: later.years.length > 0 ? later.years : earlier.years,
    content: [...earlier.content.filter(isKept), ...later.content.map((at) => at + shift)],
    isPersonal: earlier.isPersonal || later.isPersonal,
    isOfThird: earlier.isOfThird || later.isOfThird,
    isForeign: earlier.isForeign || later.isForeign,
    namesPath: earlier.namesPath || later.namesPath,
    asksNumber: later.asksNumber,
  };
};

/** The later question asked of what the earlier one was about; where that names nothing, of its words. */
export const concerning = (later: Question, about: readonly Entity[], earlier: Question): Question => {
  const speaksFor = [...later.concepts.keys()].some((concept) =>
    ["email", "contact", "availability", "github", "linkedin", "education", "hackathon", "role"].includes(concept),
  );
  const pointsBack = saysWord(later, "it", "its", "that", "there", "this", "those", "these", "one");
  if (
    !pointsBack &&
    (speaksFor ||
      (later.isPersonal &&
        [...later.concepts.keys()].some((concept) => !partial.includes(concept) || ofPerson.includes(concept))))
  )
    return later;
  if (about.length > 0)
    return { ...later, named: about.map((entity) => ({ entity, at: [], isWhole: true })), isPersonal: true };
  if (asksFor(later, "person")) return later;
  const shift = earlier.words.length;
  const moved = (places: ReadonlySet<number>): Set<number> => new Set([...places].map((at) => at + shift));
  return {
    words: [...earlier.words, ...later.words],
    concepts: new Map([
      ...earlier.concepts,
      ...[...later.concepts].map(
        ([concept, places]) =>
          [concept, new Set([...moved(places), ...(earlier.concepts.get(concept) ?? [])])] as const,
      ),
    ]),
    named: [...earlier.named, ...later.named.map((name) => ({ ...name, at: name.at.map((each) => each + shift) }))],
    years: [...earlier.years, ...later.years],
    content: [...earlier.content, ...later.content.map((at) => at + shift)],
    isPersonal: earlier.isPersonal || later.isPersonal,
    isOfThird: earlier.isOfThird || later.isOfThird,
    isForeign: earlier.isForeign || later.isForeign,
    namesPath: earlier.namesPath || later.namesPath,
    asksNumber: later.asksNumber,
  };
};
