import { projectPath } from "../project-page.ts";
import type { ProjectFacts } from "./facts.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Concept } from "./lexicon.ts";
import { entityOf, openingOf, titled } from "./one-project.ts";
import { own } from "./own.ts";
import { asksFor, namedOf, numberIn, type Question, saysWord, unexplained } from "./question.ts";
import { bestSentences, chunkAt, weightsOf } from "./quote.ts";
import { type Found, found, type Rule } from "./rule.ts";
import { type Statement, statedAt } from "./statement.ts";
import type { Word } from "./words.ts";

/** Projects that are named in one answer at most. */
const most = 10;

const explained: readonly Concept[] = [
  ...(["project", "client", "personal", "latest", "oldest", "count", "listing"] as const),
  ...(["source", "when", "skill", "work", "link", "person"] as const),
];

/** A skill or tag as it is compared. */
const tagKey = ({ names }: Knowledge, tag: string): string => own(names.tagKeys, tag) ?? "";

const skillKeys = (question: Question, knowledge: Knowledge): ReadonlySet<string> =>
  new Set(namedOf(question, "skill").map((tag) => tagKey(knowledge, tag)));

/** The projects whose page has every topic, in its words or in others for the same; those that are named for it first. */
const withTopics = (knowledge: Knowledge, topics: readonly Word[]): ProjectFacts[] => {
  const hits = knowledge.search(weightsOf(knowledge, topics), ({ path }) => path.startsWith("/projects/"));
  /** Another word for the same tells only where a page is named for it. */
  const hasAll = (terms: ReadonlySet<string>, prominent: ReadonlySet<string>): boolean =>
    topics.every(
      ({ stem }) => terms.has(stem) || knowledge.language.synonymsOf(stem).some((other) => prominent.has(other)),
    );
  const full = hits.filter(({ terms, prominent }) => hasAll(terms, prominent));
  // A page that is named for what is asked goes before one that only has the word.
  const prominent = full.filter((hit) => topics.every(({ stem }) => hit.prominent.has(stem)));
  const byPath = new Map(knowledge.facts.projects.map((project) => [projectPath(project), project]));
  return (prominent.length > 0 ? prominent : full).flatMap(({ chunk }) => byPath.get(chunk.path) ?? []);
};

interface Selected {
  readonly projects: readonly ProjectFacts[];
  /** Whether anything of the question narrowed the list. */
  readonly isNarrowed: boolean;
}

/** The projects that have a skill in their tags; where none has, those whose page has its words. */
const withSkills = (question: Question, knowledge: Knowledge): readonly ProjectFacts[] => {
  const { projects } = knowledge.facts;
  const keys = [...skillKeys(question, knowledge)];
  const tagged = projects.filter(({ tags }) => keys.every((key) => tags.some((tag) => tagKey(knowledge, tag) === key)));
  if (keys.length === 0 || tagged.length > 0) return tagged;
  const words = question.named.flatMap(({ entity, at }) =>
    entity.kind === "skill" ? at.flatMap((each) => question.words[each] ?? []) : [],
  );
  return withTopics(knowledge, words);
};

const select = (question: Question, knowledge: Knowledge): Selected => {
  const ofClient = asksFor(question, "client");
  const ofPersonal = asksFor(question, "personal");
  const topics = unexplained(question, explained);
  const tests: ((project: ProjectFacts) => boolean)[] = [];
  if (ofClient !== ofPersonal) tests.push(({ kind }) => kind === (ofClient ? "client" : "personal"));
  if (question.years.length > 0) tests.push(({ year }) => year !== undefined && question.years.includes(year));
  if (asksFor(question, "source")) tests.push(({ repo }) => repo !== undefined);
  const bySkill = withSkills(question, knowledge);
  const byTopic = topics.length > 0 ? withTopics(knowledge, topics) : undefined;
  const narrowed = byTopic ? byTopic.filter((project) => bySkill.includes(project)) : bySkill;
  return {
    projects: narrowed.filter((project) => tests.every((test) => test(project))),
    isNarrowed: tests.length > 0 || topics.length > 0 || namedOf(question, "skill").length > 0,
  };
};

/** Where a skill is listed beside projects. */
const skillStatements = (question: Question, knowledge: Knowledge): Statement[] => {
  const { facts } = knowledge;
  const wanted = skillKeys(question, knowledge);
  const topics = unexplained(question, explained).map(({ stem }) => stem);
  const stemsIn = (name: string): ReadonlySet<string> => new Set(tagKey(knowledge, name).split(" "));
  const isNamed = (name: string): boolean => wanted.has(tagKey(knowledge, name));
  /** `Diving` is named by `scientific diving`. */
  const isPartOf = (stems: ReadonlySet<string>): boolean =>
    [...wanted].some((key) => key.split(" ").every((stem) => stems.has(stem)));
  const isWithin = (stems: ReadonlySet<string>): boolean =>
    question.isPersonal && topics.length > 0 && topics.every((topic) => stems.has(topic));
  const isWanted = (name: string): boolean => isNamed(name) || isPartOf(stemsIn(name)) || isWithin(stemsIn(name));
  const { skillGroups = [], experiences = [] } = facts.experience;
  return [
    ...skillGroups.flatMap((group) =>
      group.skills
        .filter(isWanted)
        .map((skill) => statedAt("/#skills")`${facts.profile.name} lists ${skill} under ${group.name}.`),
    ),
    ...experiences.flatMap(({ role, company, tags }) =>
      tags
        .filter(isNamed)
        .map((tag) => statedAt("/#experience")`The work as ${role} at ${company} had to do with ${tag}.`),
    ),
  ];
};

/** Whether it is a question of another kind that only happens to have a word of these. */
const isAnother = (question: Question): boolean =>
  asksFor(question, "education", "hackathon") ||
  (!question.isPersonal &&
    !asksFor(
      question,
      "project",
      "client",
      "personal",
      "skill",
      "work",
      "listing",
      "count",
      "latest",
      "oldest",
      "source",
    ) &&
    question.words.some(({ plain }) =>
      /^(?:what|who|how|why|when|where|explain|define|is|are|does|can|should)$/.test(plain),
    ));

/** The latest of a list, as many as the question names, or the first. */
const ends = (question: Question, { projects, isNarrowed }: Selected): Found | undefined => {
  const dated = projects.filter(({ year }) => year !== undefined);
  const isLatest = asksFor(question, "latest");
  const chosen = isLatest ? dated.slice(0, numberIn(question) ?? 1) : dated.slice(-1);
  const [first, ...others] = chosen;
  if (!first || !(isLatest || asksFor(question, "oldest"))) return undefined;
  const said = statedAt(projectPath(first));
  const [latest, oldest] = isNarrowed
    ? [said`The latest of these projects is ${titled(first)}.`, said`The first of these projects is ${titled(first)}.`]
    : [said`The latest project is ${titled(first)}.`, said`The first project is ${titled(first)}.`];
  return found(
    [
      isLatest ? latest : oldest,
      ...others.map((other) => statedAt(projectPath(other))`Another is ${titled(other)}.`),
      first.subtitle && said`${first.title}: ${first.subtitle}.`,
    ],
    { cites: chosen.map(projectPath), about: chosen.map(entityOf) },
  );
};

/** What the page of the one project that fits says of what is asked. */
const aboutIt = (question: Question, knowledge: Knowledge, project: ProjectFacts): Statement[] => {
  const chunk = chunkAt(knowledge, projectPath(project));
  const words = question.content.flatMap((at) => question.words[at] ?? []);
  const quotes = chunk ? bestSentences(knowledge, question, words, [chunk]) : [];
  const told = quotes.filter(({ text }) => text !== project.subtitle);
  return told.length > 0 ? told : openingOf(knowledge, project, 1);
};

/** How many projects there are, of which kinds where the owner says it. */
const counted = (projects: readonly ProjectFacts[]): Statement => {
  const said = statedAt("/#projects");
  const some = (kind: "client" | "personal") => projects.filter((project) => project.kind === kind).length;
  const [total, client, personal] = [projects.length, some("client"), some("personal")];
  if (client > 0 && personal > 0)
    return said`There are ${total} projects: ${client} for clients and ${personal} personal ones.`;
  if (client > 0) return said`There are ${total} projects, ${client} of them for clients.`;
  return personal > 0
    ? said`There are ${total} projects, ${personal} of them personal.`
    : said`There are ${total} projects.`;
};

/** How many projects there are, and the latest of them. */
const all = ({ facts: { projects } }: Knowledge): Found | undefined => {
  const said = statedAt("/#projects");
  const shown = projects.slice(0, most);
  const statements =
    projects.length === 1
      ? [said`There is one project: ${shown.map(titled)}.`]
      : [counted(projects), said`The latest are: ${shown.map(titled)}.`];
  return found(statements, {
    cites: ["/", ...shown.map(projectPath)],
    about: shown.slice(0, 1).map(entityOf),
  });
};

/** Projects by what they have to do with, by kind, by year; how many, the latest, the first. */
export const someProjects: Rule = {
  name: "projects",
  explains: explained,
  takesTopics: true,
  answer: (question, knowledge) => {
    const isAsked =
      asksFor(question, "project", "client", "personal") ||
      question.years.length > 0 ||
      saysWord(question, "anything", "something") ||
      namedOf(question, "skill").length > 0 ||
      (question.isPersonal && skillStatements(question, knowledge).length > 0);
    if (!isAsked || isAnother(question)) return undefined;
    const selected = select(question, knowledge);
    const { projects, isNarrowed } = selected;
    const listing = skillStatements(question, knowledge);
    const [first, ...others] = projects;
    if (!first) {
      const rest = unexplained(question, explained).length / Math.max(1, question.content.length);
      // `Figma or Sketch`: one of them is told.
      const isEnough = rest <= 0.34 || (rest <= 0.5 && saysWord(question, "or"));
      const isOther = asksFor(question, "availability", "contact", "project");
      return isEnough && !isOther ? found(listing, { left: rest / 2 }) : undefined;
    }
    const atEnd = ends(question, selected);
    if (atEnd) return atEnd;
    if (!isNarrowed) return all(knowledge);

    const shown = projects.slice(0, most);
    const said = statedAt(projectPath(first));
    const isMany = asksFor(question, "count") || projects.length > most;
    const isOfPerson = listing.length > 0 && question.isPersonal && !asksFor(question, "project");
    return found(
      [
        ...(asksFor(question, "project") && !asksFor(question, "skill") ? [] : listing),
        isMany && said`${projects.length} of the ${knowledge.facts.projects.length} projects fit.`,
        ...(others.length > 0
          ? [
              projects.length > most
                ? said`Some of them are: ${shown.map(titled)}.`
                : said`These projects fit: ${shown.map(titled)}.`,
            ]
          : [
              said`This project fits: ${titled(first)}.`,
              first.subtitle && said`${first.title}: ${first.subtitle}.`,
              ...aboutIt(question, knowledge, first),
            ]),
      ],
      { cites: isOfPerson ? ["/"] : shown.map(projectPath), about: [entityOf(first)] },
    );
  },
};
