import { sentencesOf } from "./chunk.ts";
import type { ProjectFacts } from "./facts.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Concept } from "./lexicon.ts";
import { asksFor, namedOf, numberIn, type Question, saysWord, unexplained } from "./question.ts";
import { bestSentences, chunkAt, coverage, weightsOf } from "./quote.ts";
import { found, type Rule } from "./rule.ts";
import { quotedFrom, type Statement, statedAt } from "./statement.ts";
import { stemsOf, type Word } from "./words.ts";

/** Projects that are named in one answer at most. */
const most = 10;

const pathOf = ({ slug }: ProjectFacts): string => `/projects/${slug}`;
const titled = ({ title, year }: ProjectFacts): string => (year ? `${title} (${year})` : title);
const entity = (item: ProjectFacts) => ({ kind: "project", item }) as const;

const kinds = { client: "for a client", personal: "a personal project" } as const;

/** What is asked of one project: a part of its data, or what its page says. */
const one: Rule = {
  name: "one project",
  explains: [
    "project",
    "when",
    "link",
    "source",
    "github",
    "skill",
    "client",
    "personal",
    "person",
    "listing",
    "work",
    "location",
    "degreeField",
  ],
  takesTopics: true,
  answer: (question, knowledge) => {
    const projects = namedOf(question, "project").slice(0, 3);
    return found(
      projects.flatMap((project) => aboutProject(question, knowledge, project)),
      { cites: projects.map(pathOf), about: projects.map(entity) },
    );
  },
};

const aboutProject = (question: Question, knowledge: Knowledge, project: ProjectFacts): Statement[] => {
  const path = pathOf(project);
  const said = statedAt(path);
  const { title, subtitle, tags, year, kind, link, repo } = project;
  const chunk = chunkAt(knowledge, path);
  const parts: readonly (readonly [readonly Concept[], Statement | undefined | false | ""])[] = [
    [["when"], year && said`${title} is from ${year}.`],
    [["link"], link && said`${title} can be seen at ${link}.`],
    [["source", "github"], repo && said`The source of ${title} is at ${repo}.`],
    [["skill"], tags.length > 0 && said`${title} has to do with ${tags}.`],
    [["client", "personal"], kind && said`${title} was ${kinds[kind]}.`],
  ];
  const asked = parts.flatMap(([concepts, statement]) =>
    statement && asksFor(question, ...concepts) ? [{ concepts, statement }] : [],
  );
  const statements = asked.map(({ statement }) => statement);
  const accounted = asked.flatMap(({ concepts }) => concepts);
  const topics = unexplained(question, ["project", "person", "listing", "how", ...accounted]);
  if (topics.length > 0) {
    const page = new Set(chunk ? stemsOf([chunk.name, chunk.keywords, ...chunk.blocks].join(" ")) : []);
    // What the page does not say may stand elsewhere, or nowhere.
    if (!chunk || coverage(knowledge, topics, page) < 0.5) return statements;
    const quotes = bestSentences(knowledge, question, topics, [chunk]);
    return quotes.length > 0 ? [said`${titled(project)}:`, ...quotes] : statements;
  }
  if (statements.length > 0) return statements;
  const opening = (chunk?.blocks ?? [])
    .slice(subtitle ? 1 : 0)
    .flatMap(sentencesOf)
    .slice(0, 2);
  return [
    subtitle ? said`${titled(project)}: ${subtitle}.` : said`${titled(project)} is one of the projects.`,
    ...opening.map((sentence) => quotedFrom(path, sentence)),
  ];
};

interface Selected {
  readonly projects: readonly ProjectFacts[];
  /** Whether anything of the question narrowed the list. */
  readonly isNarrowed: boolean;
}

const explained: readonly Concept[] = [
  "project",
  "client",
  "personal",
  "latest",
  "oldest",
  "count",
  "listing",
  "source",
  "when",
  "skill",
  "work",
  "link",
  "person",
];

/** The projects whose page has every topic, in its words or in others for the same; those that are named for it first. */
const withTopics = (knowledge: Knowledge, topics: readonly Word[]): ProjectFacts[] => {
  const weights = weightsOf(knowledge, topics);
  const hits = knowledge.search(weights, ({ path }) => path.startsWith("/projects/"));
  const has = (terms: ReadonlySet<string>, { stem }: Word): boolean =>
    terms.has(stem) || knowledge.language.synonymsOf(stem).some((other) => terms.has(other));
  const full = hits.filter(({ terms }) => topics.every((topic) => has(terms, topic)));
  const prominent = full.filter((hit) => topics.every((topic) => has(hit.prominent, topic)));
  const bySlug = new Map(knowledge.facts.projects.map((project) => [pathOf(project), project]));
  return (prominent.length > 0 ? prominent : full).flatMap(({ chunk }) => bySlug.get(chunk.path) ?? []);
};

const select = (question: Question, knowledge: Knowledge): Selected => {
  const { projects } = knowledge.facts;
  const skills = namedOf(question, "skill").map((name) => stemsOf(name).join(" "));
  const ofClient = asksFor(question, "client");
  const ofPersonal = asksFor(question, "personal");
  const topics = unexplained(question, explained);
  const tests: ((project: ProjectFacts) => boolean)[] = [];
  if (ofClient !== ofPersonal) tests.push(({ kind }) => kind === (ofClient ? "client" : "personal"));
  if (question.years.length > 0) tests.push(({ year }) => year !== undefined && question.years.includes(year));
  if (asksFor(question, "source")) tests.push(({ repo }) => repo !== undefined);
  const tagged = (project: ProjectFacts): boolean =>
    skills.every((skill) => project.tags.some((tag) => stemsOf(tag).join(" ") === skill));
  const words = question.named.flatMap(({ entity, at }) =>
    entity.kind === "skill" ? at.flatMap((each) => question.words[each] ?? []) : [],
  );
  const bySkill =
    skills.length === 0 ? projects : projects.some(tagged) ? projects.filter(tagged) : withTopics(knowledge, words);
  const byTopic = topics.length > 0 ? withTopics(knowledge, topics) : undefined;
  const narrowed = byTopic ? byTopic.filter((project) => bySkill.includes(project)) : bySkill;
  return {
    projects: narrowed.filter((project) => tests.every((test) => test(project))),
    isNarrowed: tests.length > 0 || skills.length > 0 || topics.length > 0,
  };
};

/** Where a skill is listed beside projects. */
const skillStatements = (question: Question, { facts }: Knowledge): Statement[] => {
  const wanted = new Set(namedOf(question, "skill").map((name) => stemsOf(name).join(" ")));
  const matches = (name: string): boolean => wanted.has(stemsOf(name).join(" "));
  const { skillGroups = [], experiences = [] } = facts.experience;
  return [
    ...skillGroups.flatMap(({ name, skills }) =>
      skills
        .filter(matches)
        .map((skill) => statedAt("/#skills")`${skill} is among the skills of ${facts.profile.name}, under ${name}.`),
    ),
    ...experiences
      .filter(({ tags = [] }) => tags.some(matches))
      .map(({ role, company }) => statedAt("/#experience")`It was part of the work as ${role} at ${company}.`),
  ];
};

const isGeneral = (question: Question): boolean =>
  !question.isPersonal &&
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
  );

/** Projects by what they have to do with, by kind, by year; how many, the latest, the first. */
const list: Rule = {
  name: "projects",
  explains: explained,
  takesTopics: true,
  answer: (question, knowledge) => {
    const skills = namedOf(question, "skill");
    const isAsked =
      asksFor(question, "project", "client", "personal") ||
      skills.length > 0 ||
      (question.years.length > 0 && !asksFor(question, "education", "hackathon"));
    if (!isAsked || isGeneral(question) || asksFor(question, "education", "hackathon")) return undefined;
    const { projects, isNarrowed } = select(question, knowledge);
    const listing = skillStatements(question, knowledge);
    if (projects.length === 0)
      return listing.length > 0 && unexplained(question, explained).length === 0 ? found(listing) : undefined;
    const { facts } = knowledge;
    const [first] = projects;
    const dated = projects.filter(({ year }) => year !== undefined);
    const chosen = asksFor(question, "latest")
      ? dated.slice(0, numberIn(question) ?? 1)
      : asksFor(question, "oldest")
        ? dated.slice(-1)
        : [];
    const [single, ...rest] = chosen;
    if (single) {
      return found(
        [
          asksFor(question, "latest")
            ? statedAt(pathOf(single))`The latest ${isNarrowed ? "of these projects" : "project"} is ${titled(single)}.`
            : statedAt(pathOf(single))`The first ${isNarrowed ? "of these projects" : "project"} is ${titled(single)}.`,
          ...rest.map((other) => statedAt(pathOf(other))`Another is ${titled(other)}.`),
          single.subtitle && statedAt(pathOf(single))`${single.title}: ${single.subtitle}.`,
        ],
        { cites: chosen.map(pathOf), about: chosen.map(entity) },
      );
    }
    const shown = projects.slice(0, most);
    const at = statedAt(first && (isNarrowed || projects.length === 1) ? pathOf(first) : "/#projects");
    const some = (kind: "client" | "personal") => facts.projects.filter((project) => project.kind === kind).length;
    const asksCount = asksFor(question, "count") || saysWord(question, "many");
    const cites =
      listing.length > 0 && question.isPersonal && !asksFor(question, "project") ? ["/"] : shown.map(pathOf);
    return found(
      [
        ...listing,
        !isNarrowed &&
          statedAt(
            "/#projects",
          )`There are ${facts.projects.length} projects: ${some("client")} for clients and ${some("personal")} personal ones.`,
        isNarrowed &&
          (asksCount || projects.length > most) &&
          at`${projects.length} of the ${facts.projects.length} projects fit.`,
        shown.length > 1
          ? at`${isNarrowed ? "These projects fit" : "The latest are"}: ${shown.map(titled)}.`
          : first && at`This project fits: ${titled(first)}.`,
        shown.length === 1 && first?.subtitle && at`${first.title}: ${first.subtitle}.`,
        ...(shown.length === 1 && first ? openingOf(knowledge, first) : []),
      ],
      { cites: isNarrowed ? cites : ["/", ...cites], about: shown.slice(0, 1).map(entity) },
    );
  },
};

const openingOf = (knowledge: Knowledge, project: ProjectFacts): Statement[] => {
  const blocks = chunkAt(knowledge, pathOf(project))?.blocks ?? [];
  return blocks
    .slice(project.subtitle ? 1 : 0)
    .flatMap(sentencesOf)
    .slice(0, 1)
    .map((sentence) => quotedFrom(pathOf(project), sentence));
};

/** Questions about projects: those that name one, and those that look for some. */
export const aboutOneProject = one;
export const projectList = list;
