import type { Education, Experience, Hackathon } from "../../contract/resources/experience.ts";
import { inWords } from "./facts.ts";
import type { Knowledge } from "./knowledge.ts";
import { pathOf, titled } from "./one-project.ts";
import { asksFor, namedOf, type Question, saysWord, unexplained } from "./question.ts";
import { found, type Rule } from "./rule.ts";
import { quotedFrom, type Statement, statedAt } from "./statement.ts";
import { stemsOf, type Word } from "./words.ts";

const worked = statedAt("/#experience");
const learned = statedAt("/#education");
const competed = statedAt("/#hackathons");

const position = (name: string, { company, role, start, end, location }: Experience): Statement => {
  const [from, to] = [inWords(start), end && inWords(end)];
  if (to)
    return location
      ? worked`From ${from} to ${to} ${name} was ${role} at ${company} in ${location}.`
      : worked`From ${from} to ${to} ${name} was ${role} at ${company}.`;
  return location
    ? worked`Since ${from} ${name} has been ${role} at ${company} in ${location}.`
    : worked`Since ${from} ${name} has been ${role} at ${company}.`;
};

const details = ({ summary, highlights = [] }: Experience): Statement[] =>
  [...(summary ? [summary] : []), ...highlights].map((text) => quotedFrom("/#experience", text));

const course = (name: string, { institution, degree, field, start, end }: Education): Statement => {
  const subject = field ? `${degree}, ${field}` : degree;
  if (start && end)
    return learned`From ${inWords(start)} to ${inWords(end)} ${name} studied at ${institution}: ${subject}.`;
  if (end) return learned`${name} finished at ${institution} in ${inWords(end)}: ${subject}.`;
  return start
    ? learned`${name} has studied at ${institution} since ${inWords(start)}: ${subject}.`
    : learned`${name} studied at ${institution}: ${subject}.`;
};

const event = (name: string, hackathon: Hackathon): Statement => {
  const { date, project, award } = hackathon;
  if (project && award)
    return competed`At ${hackathon.name} (${inWords(date)}) ${name} made ${project} and won: ${award}.`;
  if (award) return competed`At ${hackathon.name} (${inWords(date)}) ${name} won: ${award}.`;
  return project
    ? competed`At ${hackathon.name} (${inWords(date)}) ${name} made ${project}.`
    : competed`${name} took part in ${hackathon.name} (${inWords(date)}).`;
};

const everything = [
  "when",
  "work",
  "role",
  "location",
  "skill",
  "project",
  "listing",
  "person",
  "link",
  "count",
  "former",
  "oldest",
  "latest",
  "education",
  "hackathon",
  "client",
] as const;

/** A company, school or competition that the question names. */
const named: Rule = {
  name: "named part of the career",
  explains: everything,
  answer: (question, { facts }) => {
    const { name } = facts.profile;
    const jobs = namedOf(question, "experience");
    const courses = namedOf(question, "education");
    const events = namedOf(question, "hackathon");
    const [job] = jobs;
    if (job && saysWord(question, "before", "previously", "prior", "after", "following")) {
      const all = (facts.experience.experiences ?? []).toSorted((a, b) => (a.start < b.start ? -1 : 1));
      const beside = all[all.indexOf(job) + (saysWord(question, "after", "following") ? 1 : -1)];
      if (beside) return found([position(name, beside)], { about: [{ kind: "experience", item: beside }] });
    }
    // A part of a name may be a word for something else.
    if (
      !question.isPersonal &&
      question.named.some(({ entity, isWhole }) => entity.kind !== "project" && entity.kind !== "skill" && !isWhole)
    )
      return undefined;
    const about = question.named.flatMap(({ entity }) =>
      ["experience", "education", "hackathon"].includes(entity.kind) ? [entity] : [],
    );
    const isShort = asksFor(question, "when", "location") && !asksFor(question, "project");
    return found(
      [
        ...jobs.flatMap((job) => [position(name, job), ...(isShort ? [] : details(job).slice(0, 3))]),
        ...courses.map((each) => course(name, each)),
        ...events.flatMap((each) => [
          event(name, each),
          each.summary && !isShort && quotedFrom("/#hackathons", each.summary),
        ]),
        asksFor(question, "link") && jobs[0]?.url && worked`Its address is ${jobs[0].url}.`,
      ],
      { about },
    );
  },
};

const hackathons: Rule = {
  name: "hackathons",
  tolerates: 0.5,
  explains: ["hackathon", "count", "listing", "when", "project", "latest", "oldest", "person"],
  answer: (question, { facts }) => {
    const all = facts.experience.hackathons ?? [];
    if (!asksFor(question, "hackathon") || all.length === 0) return undefined;
    const shown = asksFor(question, "latest") ? all.slice(0, 1) : asksFor(question, "oldest") ? all.slice(-1) : all;
    return found(
      [
        asksFor(question, "count") && competed`${facts.profile.name} took part in ${all.length} competitions.`,
        ...shown.flatMap((each) => [
          event(facts.profile.name, each),
          each.summary && quotedFrom("/#hackathons", each.summary),
        ]),
      ],
      { about: shown.slice(0, 1).map((item) => ({ kind: "hackathon", item })) },
    );
  },
};

const education: Rule = {
  name: "education",
  tolerates: 0.5,
  explains: ["education", "when", "location", "listing", "person", "count", "latest", "oldest", "skill", "degreeField"],
  answer: (question, { facts }) => {
    const all = facts.experience.education ?? [];
    if (!asksFor(question, "education") || asksFor(question, "project")) return undefined;
    if (!question.isPersonal && unexplained(question, education.explains).length > 0) return undefined;
    const shown = asksFor(question, "oldest") ? all.slice(-1) : all;
    return found(
      shown.map((each) => course(facts.profile.name, each)),
      { about: shown.map((item) => ({ kind: "education", item })) },
    );
  },
};

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

const isDuring = ({ start, end }: { start?: string; end?: string }, year: string): boolean =>
  start !== undefined && start.slice(0, 4) <= year && (end ?? "9999").slice(0, 4) >= year;

/** What was done in a year. */
const duringYear: Rule = {
  name: "a year",
  explains: ["when", "work", "role", "location", "person", "listing", "education"],
  answer: (question, { facts: { experience, profile, projects } }) => {
    if (question.years.length === 0 || asksFor(question, "project", "hackathon")) return undefined;
    if (!question.isPersonal && !asksFor(question, "work", "role", "location", "education")) return undefined;
    const isAny = (item: { start?: string; end?: string }): boolean =>
      question.years.some((year) => isDuring(item, year));
    const made = projects.filter(({ year }) => year !== undefined && question.years.includes(year));
    return found(
      [
        ...(experience.experiences ?? []).filter(isAny).map((job) => position(profile.name, job)),
        ...(experience.education ?? []).filter(isAny).map((each) => course(profile.name, each)),
        made.length > 0 && statedAt("/#projects")`Projects of that time: ${made.map(titled)}.`,
      ],
      { cites: ["/", ...made.map(pathOf)] },
    );
  },
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

const work: Rule = {
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

/** Questions about work, education and competitions. */
export const careerRules: readonly Rule[] = [named, hackathons, education, duringYear, work];
