import type { Experience } from "../../contract/resources/experience.ts";
import { inWords } from "./facts.ts";
import type { Knowledge } from "./knowledge.ts";
import { asksFor, namedOf, type Question, saysWord, unexplained } from "./question.ts";
import { found, type Rule } from "./rule.ts";
import { quotedFrom, type Statement, statedAt } from "./statement.ts";
import { stemsOf, type Word } from "./words.ts";

/** What is said of work: sentences by templates, which stand where positions do. */
export const worked = statedAt("/#experience");

/** Whether what stands as the place of a position is none. */
const isRemote = (location: string): boolean => /^remote(?:ly)?$/i.test(location.trim());

/** Who was what, where and when. */
export const position = (name: string, { company, role, start, end, location }: Experience): Statement => {
  const [from, to] = [inWords(start), end && inWords(end)];
  if (location && isRemote(location))
    return to
      ? worked`From ${from} to ${to} ${name} was ${role} at ${company}, remotely.`
      : worked`Since ${from} ${name} has been ${role} at ${company}, remotely.`;
  if (to)
    return location
      ? worked`From ${from} to ${to} ${name} was ${role} at ${company} in ${location}.`
      : worked`From ${from} to ${to} ${name} was ${role} at ${company}.`;
  return location
    ? worked`Since ${from} ${name} has been ${role} at ${company} in ${location}.`
    : worked`Since ${from} ${name} has been ${role} at ${company}.`;
};

/** What the owner says of a position. */
export const details = ({ summary, highlights = [] }: Experience): Statement[] =>
  [...(summary ? [summary] : []), ...highlights].map((text) => quotedFrom("/#experience", text));

/** Which positions a question means: the present ones, the one before, the first, or all. */
const positionsMeant = (question: Question, { facts }: Knowledge): readonly Experience[] => {
  const all = facts.experience.experiences ?? [];
  const current = all.filter(({ end }) => end === undefined);
  const past = all.filter(({ end }) => end !== undefined);
  if (asksFor(question, "oldest")) return all.toSorted((a, b) => (a.start < b.start ? -1 : 1)).slice(0, 1);
  if (asksFor(question, "former"))
    return question.words.some(({ plain }) => /^(?:jobs|employers|companies|roles|positions|all)$/.test(plain))
      ? past
      : past.slice(0, 2);
  if (
    asksFor(question, "latest") ||
    saysWord(question, "does", "do") ||
    (saysWord(question, "where") && saysWord(question, "works", "work") && !saysWord(question, "did", "has", "have"))
  )
    return current.length > 0 ? current : past.slice(0, 1);
  return all;
};

const workWords = [
  "work",
  "role",
  "latest",
  "former",
  "oldest",
  "listing",
  "count",
  "when",
  "location",
  "person",
  "project",
  "skill",
] as const;

/** Whether a position has all of some words in its typed parts. */
const saysAll = ({ company, role, location = "", tags = [] }: Experience, words: readonly Word[]): boolean => {
  const stems = new Set(stemsOf([company, role, location, ...tags].join(" ")));
  return words.every(({ stem }) => stems.has(stem));
};

/** What was and is worked, and where. */
export const work: Rule = {
  name: "work",
  explains: workWords,
  takesTopics: true,
  answer: (question, knowledge) => {
    const { experience, profile } = knowledge.facts;
    const all = experience.experiences ?? [];
    if (all.length === 0 || namedOf(question, "skill").length > 0) return undefined;
    const topics = unexplained(question, workWords);
    const isOfPlace =
      topics.length > 0 &&
      !asksFor(question, "count") &&
      (asksFor(question, "when", "role") || (question.isPersonal && asksFor(question, "location")));
    if (!asksFor(question, "work") && !isOfPlace) return undefined;
    if (asksFor(question, "availability", "education", "hackathon")) return undefined;
    if (topics.length > 0) {
      const fitting = all.filter((job) => saysAll(job, topics));
      return found(
        fitting.map((job) => position(profile.name, job)),
        { about: fitting.slice(0, 1).map((item) => ({ kind: "experience", item })) },
      );
    }
    if (
      asksFor(question, "project") &&
      !saysWord(
        question,
        "job",
        "jobs",
        "company",
        "companies",
        "employer",
        "employers",
        "career",
        "position",
        "positions",
        "working",
      )
    )
      return undefined;
    const years = all.map(({ start }) => start).toSorted()[0];
    const asksHowLong =
      asksFor(question, "count") || (asksFor(question, "when") && saysWord(question, "long", "years", "since"));
    const shown = positionsMeant(question, knowledge);
    return found(
      [
        asksHowLong && years && worked`${profile.name} has worked since ${inWords(years)}, in ${all.length} positions.`,
        ...shown.map((job) => position(profile.name, job)),
        ...(shown.length === 1 && shown[0]?.summary ? [quotedFrom("/#experience", shown[0].summary)] : []),
      ],
      { about: shown.slice(0, 1).map((item) => ({ kind: "experience", item })) },
    );
  },
};
