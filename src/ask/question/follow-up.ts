import type { Concept } from "../knowledge/lexicon.ts";
import type { Entity } from "./entities.ts";
import { asksFor, containsWord, type Question, startsWith } from "./question.ts";

/** Concepts that ask for an attribute of something, without saying of what. */
const attributeConcepts: readonly Concept[] = [
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

/** Attributes that belong to the person if the question mentions the person. */
const personAttributes: readonly Concept[] = ["skill", "work", "location", "role"];

/** Nouns with `the` that belong to something else, which the question leaves out: `who was the client?` */
const definite = /\bthe (?:client|customer|team|result|outcome|budget|price|cost|problem|challenge|goal)\b/;

/** Whether it leaves out what the date belongs to: `When did you finish?` */
const asksWhenItWas = ({ text, words, mentions, concepts, contentPositions }: Question): boolean =>
  words.length <= 4 &&
  /^when did\b/.test(text) &&
  mentions.length === 0 &&
  contentPositions.every((position) => concepts.get("when")?.has(position));

/** Whether it leaves out what the part belongs to: `What was your part?` */
const asksForPart = ({ text }: Question): boolean =>
  /^what (?:was|were) (?:her|his|their|your|she) (?:own )?(?:part|role|job|task|tasks|contribution|responsibilit\w+)(?: (?:in|on|there|in that|in it|in this))*$/.test(
    text,
  );

/** Whether `there` means a place named before: `What did she do there?`, but not `How many projects are there?` */
const pointsThere = ({ text }: Question): boolean => /(?<!\b(?:is|are|was|were|has|have|had) )\bthere\b/.test(text);

/** Whether a question refers to something named before: `and the first?`, `what did it cost?` */
export const pointsBack = (question: Question): boolean =>
  /^(?:only|and|also|or|but|(?:what|how) about)\b/.test(question.text) ||
  pointsThere(question) ||
  containsWord(question, "it", "its", "that", "those", "this", "these", "one", "ones", "them", "then");

/** Whether a question leaves out its subject, as a follow-up does. */
export const isFollowUp = (question: Question): boolean => {
  if (question.text === "") return false;
  if (pointsBack(question)) return true;
  if (question.mentions.length === 0 && question.words.length <= 6 && definite.test(question.text)) return true;
  if (asksWhenItWas(question) || asksForPart(question)) return true;
  // A question as short as `Who paid?` omits its subject.
  if (startsWith(question, "who") && question.words.length <= 2) return true;
  // `Tell me about the harbor` names its subject.
  if (question.contentPositions.length > 0 && /^tell (?:me|us) /.test(question.text)) return false;
  const asksOnlyForAttributes = [...question.concepts.keys()].every((concept) => attributeConcepts.includes(concept));
  return (
    asksOnlyForAttributes &&
    question.mentions.length === 0 &&
    question.contentPositions.length <= 2 &&
    !question.isPersonal
  );
};

/** Whether a question narrows the previous list: `which of them`, `how many of those`, `only since 2024`. */
const narrows = ({ text }: Question): boolean => /^only\b|\bof (?:them|those|these)\b/.test(text);

/** Whether it asks for one end of the previous list: `which was the first?`, `the longest?` */
const asksForExtreme = (question: Question): boolean =>
  question.words.length <= 5 &&
  (asksFor(question, "oldest", "latest") || containsWord(question, "longest")) &&
  startsWith(question, "which", "what", "the");

const ordinals = ["first", "second", "third", "fourth", "fifth"];

/** The position in a list that a question names: `the second one`; undefined if it names none. */
const ordinalIn = ({ words }: Question): number | undefined => {
  if (words.length > 6) return undefined;
  if (words.some(({ normalized }) => normalized === "last")) return -1;
  const found = words.findIndex(({ normalized }) => ordinals.includes(normalized));
  return found < 0 ? undefined : ordinals.indexOf(words[found]?.normalized ?? "");
};

/** A question after a list of projects, about one of them or about a part of the list. */
const amongProjects = (question: Question, about: readonly Entity[]): Question | undefined => {
  const projects = about.flatMap(({ kind, item }) => (kind === "project" ? [item] : []));
  if (projects.length < 2) return undefined;
  // `Which one was the first?` asks for the earliest project, and `the first one` for the first in the list.
  const asksWhich = /^(?:and )?which (?:one|project) (?:was|is|came)\b/.test(question.text);
  const ordinal = containsWord(question, "one", "project") && !asksWhich ? ordinalIn(question) : undefined;
  const item = ordinal === undefined ? undefined : projects.at(ordinal);
  if (item) {
    const concepts = new Map(
      [...question.concepts].filter(([concept]) => concept !== "oldest" && concept !== "latest"),
    );
    return {
      ...question,
      concepts,
      contentPositions: [],
      mentions: [{ entity: { kind: "project", item }, positions: [], isFullName: true }],
    };
  }
  return narrows(question) || asksForExtreme(question) ? { ...question, within: projects } : undefined;
};

const extremes: readonly Concept[] = ["latest", "oldest"];

/** The previous question with the other end of the list: `and the first?` after `What is the latest project?` */
const otherEnd = (question: Question, before: Question): Question | undefined => {
  const [end, other] = [question, before].map(({ concepts }) => extremes.find((concept) => concepts.has(concept)));
  if (!end || !other || question.mentions.length > 0 || question.words.length > 4) return undefined;
  const concepts = new Map([...before.concepts].filter(([concept]) => concept !== other));
  return { ...before, concepts: concepts.set(end, before.concepts.get(other) ?? new Set()) };
};

/** Whether a follow-up asks about the same project, and names nothing else: `who was the client?` */
const asksAboutSame = (question: Question, about: readonly Entity[]): boolean =>
  about.length === 1 &&
  about[0]?.kind === "project" &&
  question.years.length === 0 &&
  question.mentions.every(({ entity }) => entity.kind === "skill") &&
  !startsWith(question, "and");

/** Completes a question from the previous one, and from what the previous answer was about. */
export const withContext = (question: Question, before: Question, about: readonly Entity[]): Question => {
  const otherOrAmong = otherEnd(question, before) ?? amongProjects(question, about);
  if (otherOrAmong) return otherOrAmong;
  if (asksAboutSame(question, about)) return inheritSubject({ ...question, mentions: [] }, about, before);
  const replaces = question.mentions.length > 0 || question.years.length > 0 || asksFor(question, "client", "personal");
  return replaces
    ? replaceSubject(before, question)
    : inheritSubject(question, about[0]?.kind === "project" ? about.slice(0, 1) : about, before);
};

/** Both questions as one. The positions of the later one are shifted, and it decides whether a number is asked for. */
const joined = (earlier: Question, later: Question): Question => {
  const shift = earlier.words.length;
  const concepts = new Map([...earlier.concepts].map(([concept, positions]) => [concept, new Set(positions)] as const));
  for (const [concept, positions] of later.concepts) {
    const all = concepts.get(concept) ?? new Set<number>();
    for (const position of positions) all.add(position + shift);
    concepts.set(concept, all);
  }
  return {
    text: `${earlier.text} ${later.text}`,
    words: [...earlier.words, ...later.words],
    concepts,
    mentions: [
      ...earlier.mentions,
      ...later.mentions.map((name) => ({ ...name, positions: name.positions.map((position) => position + shift) })),
    ],
    years: [...earlier.years, ...later.years],
    contentPositions: [...earlier.contentPositions, ...later.contentPositions.map((index) => index + shift)],
    isPersonal: earlier.isPersonal || later.isPersonal,
    isThirdPerson: earlier.isThirdPerson || later.isThirdPerson,
    hasUnknownName: earlier.hasUnknownName || later.hasUnknownName,
    containsPath: earlier.containsPath || later.containsPath,
    errorSection: later.errorSection,
    asksForNumber: later.asksForNumber,
  };
};

/** The earlier question with the subject of the later one: `And in 2023?` */
const replaceSubject = (earlier: Question, later: Question): Question => {
  const ownConcepts = [...later.concepts.keys()].some(
    (concept) => !attributeConcepts.includes(concept) && !["person", "client", "personal", "project"].includes(concept),
  );
  if (ownConcepts) return later;
  // A question for the other kind of project replaces the kind.
  const kinds = (["client", "personal"] as const).filter(() => asksFor(later, "client", "personal"));
  const dropped = new Set([
    ...earlier.mentions.flatMap(({ positions }) => positions),
    ...kinds.flatMap((kind) => [...(earlier.concepts.get(kind) ?? [])]),
  ]);
  const isKept = (position: number): boolean =>
    !dropped.has(position) &&
    !(later.years.length > 0 && earlier.years.includes(earlier.words[position]?.normalized ?? ""));
  const both = joined(earlier, later);
  const concepts = new Map(
    [...both.concepts].filter(
      ([concept]) => concept !== "person" && (later.concepts.has(concept) || !kinds.some((kind) => kind === concept)),
    ),
  );
  return {
    ...both,
    concepts,
    mentions: both.mentions.slice(earlier.mentions.length),
    years: later.years.length > 0 ? later.years : earlier.years,
    contentPositions: both.contentPositions.filter(
      (position, index) => index >= earlier.contentPositions.length || isKept(position),
    ),
  };
};

/** The later question with the subject of the earlier one: its entities, or its words if it has none. */
const inheritSubject = (later: Question, about: readonly Entity[], earlier: Question): Question => {
  const hasOwnTopic = [...later.concepts.keys()].some((concept) =>
    ["email", "contact", "availability", "github", "linkedin", "education", "hackathon", "role"].includes(concept),
  );
  const isOfEarlier =
    asksForPart(later) || containsWord(later, "it", "its", "that", "there", "this", "those", "these", "one");
  if (
    !isOfEarlier &&
    (hasOwnTopic ||
      (later.isPersonal &&
        [...later.concepts.keys()].some(
          (concept) => !attributeConcepts.includes(concept) || personAttributes.includes(concept),
        )))
  )
    return later;
  if (about.length > 0)
    return {
      ...later,
      mentions: about.map((entity) => ({ entity, positions: [], isFullName: true })),
      isPersonal: true,
    };
  if (asksFor(later, "person")) return later;
  return joined(earlier, later);
};
