import { projectPath } from "../../portfolio/projects/display.ts";
import { chunkAtPath, quotePassage } from "../extract/quote.ts";
import { queryWeights } from "../extract/rank.ts";
import { type Statement, statementAt } from "../extract/statement.ts";
import type { ProjectFacts } from "../knowledge/facts.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Concept } from "../knowledge/lexicon.ts";
import { ownValue } from "../knowledge/own-value.ts";
import type { Word } from "../knowledge/words.ts";
import { asksFor, containsWord, mentioned, numberIn, type Question, unexplainedWords } from "../question/question.ts";
import { positionSentence } from "./career/positions.ts";
import { openingSentences, projectEntity, titleWithSubtitle, titleWithYear } from "./one-project.ts";
import { type Rule, type RuleResult, ruleResult } from "./rule.ts";

/** The most projects that one answer lists. */
const MAX_LISTED_PROJECTS = 10;

/** The longest quotation about the only project that matches, in characters. */
const MAX_DETAIL_CHARACTERS = 300;

const explainedConcepts: readonly Concept[] = [
  ...(["project", "client", "personal", "latest", "oldest", "count", "listing"] as const),
  ...(["source", "when", "skill", "work", "link", "person"] as const),
];

/** The key by which a skill or tag is compared. */
const tagKey = ({ names }: Knowledge, tag: string): string => ownValue(names.tagKeys, tag) ?? "";

const skillKeys = (question: Question, knowledge: Knowledge): ReadonlySet<string> =>
  new Set(mentioned(question, "skill").map((tag) => tagKey(knowledge, tag)));

/** The projects whose page has every topic or a synonym of it. Matches in names and tags exclude matches in text. */
const withTopics = (knowledge: Knowledge, topics: readonly Word[]): ProjectFacts[] => {
  const hits = knowledge.search(queryWeights(knowledge, topics), ({ path }) => path.startsWith("/projects/"));
  /** A synonym counts only in the name or tags of a page. */
  const hasAll = (terms: ReadonlySet<string>, prominent: ReadonlySet<string>): boolean =>
    topics.every(
      ({ stem }) => terms.has(stem) || knowledge.language.synonymsOf(stem).some((other) => prominent.has(other)),
    );
  const full = hits.filter(({ terms, prominent }) => hasAll(terms, prominent));
  const prominent = full.filter((hit) => topics.every(({ stem }) => hit.prominent.has(stem)));
  const byPath = new Map(knowledge.facts.projects.map((project) => [projectPath(project), project]));
  return (prominent.length > 0 ? prominent : full).flatMap(({ chunk }) => byPath.get(chunk.path) ?? []);
};

interface MatchingProjects {
  readonly projects: readonly ProjectFacts[];
  /** Whether the question narrows the list. */
  readonly isNarrowed: boolean;
}

/** The projects that are tagged with the skills of the question; if there are none, those whose page has the words. */
const withSkills = (question: Question, knowledge: Knowledge): readonly ProjectFacts[] => {
  const { projects } = knowledge.facts;
  const keys = [...skillKeys(question, knowledge)];
  const tagged = projects.filter(({ tags }) => keys.every((key) => tags.some((tag) => tagKey(knowledge, tag) === key)));
  if (keys.length === 0 || tagged.length > 0) return tagged;
  const words = question.mentions.flatMap(({ entity, positions }) =>
    entity.kind === "skill" ? positions.flatMap((position) => question.words[position] ?? []) : [],
  );
  return withTopics(knowledge, words);
};

const selectMatching = (question: Question, knowledge: Knowledge): MatchingProjects => {
  const ofClient = asksFor(question, "client");
  const ofPersonal = asksFor(question, "personal");
  const topics = unexplainedWords(question, explainedConcepts);
  const tests: ((project: ProjectFacts) => boolean)[] = [];
  if (ofClient !== ofPersonal) tests.push(({ kind }) => kind === (ofClient ? "client" : "personal"));
  if (question.years.length > 0) tests.push(({ year }) => year !== undefined && question.years.includes(year));
  if (asksFor(question, "source")) tests.push(({ repo }) => repo !== undefined);
  const bySkill = withSkills(question, knowledge);
  const byTopic = topics.length > 0 ? withTopics(knowledge, topics) : undefined;
  const narrowed = byTopic ? byTopic.filter((project) => bySkill.includes(project)) : bySkill;
  return {
    projects: narrowed.filter((project) => tests.every((test) => test(project))),
    isNarrowed: tests.length > 0 || topics.length > 0 || mentioned(question, "skill").length > 0,
  };
};

/** Statements about skills in the skill groups and in the positions. */
const skillStatements = (question: Question, knowledge: Knowledge): Statement[] => {
  const { facts } = knowledge;
  const wanted = skillKeys(question, knowledge);
  const topics = unexplainedWords(question, explainedConcepts).map(({ stem }) => stem);
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
        .map((skill) => statementAt("/#skills")`${facts.profile.name} lists ${skill} under ${group.name}.`),
    ),
    ...experiences.flatMap(({ role, company, end, tags }) =>
      tags
        .filter(isNamed)
        .map((tag) =>
          end === undefined
            ? positionSentence`Current position with the topic ${tag}: ${role} at ${company}.`
            : positionSentence`Earlier position with the topic ${tag}: ${role} at ${company}.`,
        ),
    ),
  ];
};

/** Whether the question is about something else, although it contains a word for projects or skills. */
const isOtherKind = (question: Question): boolean =>
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
    question.words.some(({ normalized }) =>
      /^(?:what|who|how|why|when|where|explain|define|is|are|does|can|should)$/.test(normalized),
    ));

/** The latest projects, as many as the question asks for, or the oldest one. */
const latestOrOldest = (question: Question, { projects, isNarrowed }: MatchingProjects): RuleResult | undefined => {
  const dated = projects.filter(({ year }) => year !== undefined);
  const isLatest = asksFor(question, "latest");
  const chosen = isLatest ? dated.slice(0, numberIn(question) ?? 1) : dated.slice(-1);
  const [first, ...others] = chosen;
  if (!first || !(isLatest || asksFor(question, "oldest"))) return undefined;
  const sentence = statementAt(projectPath(first));
  const [latest, oldest] = isNarrowed
    ? [
        sentence`The latest of these projects is ${titleWithSubtitle(first)}.`,
        sentence`The earliest of these projects is ${titleWithSubtitle(first)}.`,
      ]
    : [
        sentence`The latest project is ${titleWithSubtitle(first)}.`,
        sentence`The earliest project is ${titleWithSubtitle(first)}.`,
      ];
  return ruleResult(
    [
      isLatest ? latest : oldest,
      ...others.map((other) => statementAt(projectPath(other))`Another is ${titleWithYear(other)}.`),
    ],
    { cites: chosen.map(projectPath), about: chosen.map(projectEntity) },
  );
};

/** Quotations for the question from the page of the only matching project. */
const quotesAbout = (question: Question, knowledge: Knowledge, project: ProjectFacts): Statement[] => {
  const chunk = chunkAtPath(knowledge, projectPath(project));
  const words = question.contentPositions.flatMap((index) => question.words[index] ?? []);
  const quotes = chunk ? quotePassage(knowledge, question, words, chunk, MAX_DETAIL_CHARACTERS) : [];
  const quotesBeyondSubtitle = quotes.filter(({ text }) => text !== project.subtitle);
  return quotesBeyondSubtitle.length > 0 ? quotesBeyondSubtitle : openingSentences(knowledge, project, 1);
};

/** The number of projects, also by kind if the owner gives kinds. */
const countStatement = (projects: readonly ProjectFacts[]): Statement => {
  const sentence = statementAt("/#projects");
  const byKind = Map.groupBy(projects, ({ kind }) => kind ?? "other");
  const counts = (["client", "personal", "other"] as const).flatMap((kind) => {
    const count = byKind.get(kind)?.length;
    return count === undefined ? [] : `${count} ${kind}`;
  });
  return projects.some(({ kind }) => kind)
    ? sentence`There are ${projects.length} projects: ${counts}.`
    : sentence`There are ${projects.length} projects.`;
};

/** The number of projects, and the first of the list. */
const allProjects = ({ facts: { projects } }: Knowledge): RuleResult | undefined => {
  const sentence = statementAt("/#projects");
  const shown = projects.slice(0, MAX_LISTED_PROJECTS);
  const statements =
    projects.length === 1
      ? [sentence`There is one project: ${shown.map(titleWithYear)}.`]
      : [countStatement(projects), sentence`The latest are ${shown.map(titleWithYear)}.`];
  return ruleResult(statements, {
    cites: ["/", ...shown.map(projectPath)],
    about: shown.slice(0, 1).map(projectEntity),
  });
};

/** Lists projects by skill, topic, kind or year; also answers how many there are, and which is the latest or oldest. */
export const projectList: Rule = {
  name: "projects",
  explains: explainedConcepts,
  searchesTopics: true,
  answer: (question, knowledge) => {
    const isAboutProjects =
      asksFor(question, "project", "client", "personal") ||
      question.years.length > 0 ||
      containsWord(question, "anything", "something") ||
      mentioned(question, "skill").length > 0 ||
      (question.isPersonal && skillStatements(question, knowledge).length > 0);
    if (!isAboutProjects || isOtherKind(question)) return undefined;
    const selected = selectMatching(question, knowledge);
    const { projects, isNarrowed } = selected;
    const listing = skillStatements(question, knowledge);
    const [first, ...others] = projects;
    if (!first) {
      const rest = unexplainedWords(question, explainedConcepts).length / Math.max(1, question.contentPositions.length);
      // `Figma or Sketch`: one of the two is enough for an answer.
      const isMostlyExplained = rest <= 0.34 || (rest <= 0.5 && containsWord(question, "or"));
      const isOther = asksFor(question, "availability", "contact", "project");
      return isMostlyExplained && !isOther ? ruleResult(listing, { unexplainedShare: rest / 2 }) : undefined;
    }
    const atEnd = latestOrOldest(question, selected);
    if (atEnd) return atEnd;
    if (!isNarrowed) return allProjects(knowledge);

    const shown = projects.slice(0, MAX_LISTED_PROJECTS);
    const sentence = statementAt(projectPath(first));
    const total = knowledge.facts.projects.length;
    const isMany = asksFor(question, "count") || projects.length > MAX_LISTED_PROJECTS;
    const isOfPerson = listing.length > 0 && question.isPersonal && !asksFor(question, "project");
    return ruleResult(
      [
        ...(asksFor(question, "project") && !asksFor(question, "skill") ? [] : listing),
        ...(others.length > 0
          ? [
              projects.length > MAX_LISTED_PROJECTS
                ? sentence`${projects.length} of ${total} projects match, for example ${shown.map(titleWithYear)}.`
                : isMany
                  ? sentence`${projects.length} of ${total} projects match: ${shown.map(titleWithYear)}.`
                  : sentence`${projects.length} projects match: ${shown.map(titleWithYear)}.`,
            ]
          : [
              isMany && total > 1
                ? sentence`One of ${total} projects matches: ${titleWithSubtitle(first)}.`
                : sentence`One project matches: ${titleWithSubtitle(first)}.`,
              ...quotesAbout(question, knowledge, first),
            ]),
      ],
      { cites: isOfPerson ? ["/"] : shown.map(projectPath), about: [projectEntity(first)] },
    );
  },
};
