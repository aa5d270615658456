import { projectPath } from "../../../portfolio/projects/display.ts";
import { queryWeights } from "../../extract/rank.ts";
import type { ProjectFacts } from "../../knowledge/facts.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import type { Concept } from "../../knowledge/lexicon.ts";
import { ownValue } from "../../knowledge/own-value.ts";
import type { Word } from "../../knowledge/words.ts";
import { negatedPart } from "../../question/negation.ts";
import { asksFor, containsWord, type Question, unexplainedWords } from "../../question/question.ts";
import type { Phrases, Value } from "../../sentences/phrases.ts";
import { isDuring, latestDate } from "../duration.ts";
import { clientNamed, isFor } from "./clients.ts";

/** The concepts that the selection explains. All other words are topics. */
export const selectionConcepts: readonly Concept[] = [
  ...(["project", "client", "personal", "latest", "oldest", "count", "listing"] as const),
  ...(["source", "when", "skill", "work", "link", "person"] as const),
];

/** Words that select by dates and teams. */
const selectingWords =
  /^(?:ongoing|unfinished|running|finished|completed|longest|shortest|took|takes|lasted|ran|biggest|largest|team)$/;

const isUnfinished = ({ start, end }: ProjectFacts): boolean => start !== undefined && end === undefined;

/** Whether it asks for current work: `Current projects`, `What are you working on?` */
export const asksForCurrent = (question: Question): boolean =>
  /\bcurrent(?:ly)? .*projects\b|\b(?:are|is) \w+ (?:currently )?working on\b/.test(question.text);

/** Why projects are in a list: the key of a phrase, such as `ofClient`, and its value. */
export interface Criterion {
  readonly key: string;
  readonly value?: Value;
}

/** The criterion of a follow-up that adds no condition. */
const IN_THAT_LIST = "inList";

/** The projects that a question asks for. */
export interface Selection {
  readonly projects: readonly ProjectFacts[];
  /** What the question narrows the list by; empty if it asks for all projects. */
  readonly criteria: readonly Criterion[];
  /** Whether a follow-up adds a condition to the list before it. */
  readonly isNarrower: boolean;
}

/** A condition, and how the sentence that lists the projects names it. */
interface Filter extends Criterion {
  readonly isWanted: (project: ProjectFacts) => boolean;
}

/** The key by which a skill or tag is compared. */
export const tagKey = ({ names }: Knowledge, tag: string): string => ownValue(names.tagKeys, tag) ?? "";

const isInYears = ({ year, start, end }: ProjectFacts, years: readonly string[], today: string | undefined): boolean =>
  (year !== undefined && years.includes(year)) || years.some((each) => isDuring({ start, end: end ?? today }, each));

/** The projects whose page has every topic, another form or a synonym of it. If some have all topics in their names or tags, only these. */
const withTopics = (knowledge: Knowledge, topics: readonly Word[], onlyProminent = false): ProjectFacts[] => {
  const hits = knowledge.search(queryWeights(knowledge, topics), ({ path }) => path.startsWith("/projects/"));
  const { synonymsOf, similarTo } = knowledge.language;
  const hasForm = (terms: ReadonlySet<string>, { stem }: Word): boolean =>
    terms.has(stem) || similarTo(stem).forms.some((form) => terms.has(form));
  /** A synonym counts only in the name or tags of a page. */
  const hasAll = (terms: ReadonlySet<string>, prominent: ReadonlySet<string>): boolean =>
    topics.every((topic) => hasForm(terms, topic) || synonymsOf(topic.stem).some((other) => prominent.has(other)));
  const full = hits.filter(({ terms, prominent }) => hasAll(terms, prominent));
  const prominent = full.filter((hit) => topics.every((topic) => hasForm(hit.prominent, topic)));
  const byPath = new Map(knowledge.facts.projects.map((project) => [projectPath(project), project]));
  return (prominent.length > 0 || onlyProminent ? prominent : full).flatMap(
    ({ chunk }) => byPath.get(chunk.path) ?? [],
  );
};

const filter = (key: string, isWanted: Filter["isWanted"], value?: Value): Filter => ({
  key,
  isWanted,
  ...(value !== undefined && { value }),
});

/** A condition, or nothing if a question does not ask for it. */
type Optional = Filter | false | undefined;

/** The conditions of the kind: client work, personal or, if the question denies it, neither. */
const kindFilters = (question: Question, denied: Question | undefined): Optional[] => {
  const ofClient = asksFor(question, "client");
  const ofPersonal = asksFor(question, "personal");
  return [
    ofClient && !ofPersonal && filter("ofClient", ({ kind }) => kind === "client"),
    ofPersonal && !ofClient && filter("personal", ({ kind }) => kind === "personal"),
    denied &&
      asksFor(denied, "client") &&
      filter("notOfClient", ({ kind, client }) => kind !== "client" && client === undefined),
    denied && asksFor(denied, "personal") && filter("notPersonal", ({ kind }) => kind !== "personal"),
  ];
};

/** The conditions of the skills and tags that a question names. */
const skillFilters = (question: Question, knowledge: Knowledge): Filter[] => {
  const { projects } = knowledge.facts;
  return question.mentions.flatMap(({ entity, positions }) => {
    if (entity.kind !== "skill") return [];
    const key = tagKey(knowledge, entity.item);
    const tagged = projects.filter(({ tags }) => tags.some((tag) => tagKey(knowledge, tag) === key));
    const words = positions.flatMap((position) => question.words[position] ?? []);
    const found = new Set(tagged.length > 0 ? tagged : withTopics(knowledge, words));
    const isListed = (knowledge.facts.experience.skillGroups ?? []).some(({ skills }) =>
      skills.some((skill) => tagKey(knowledge, skill) === key),
    );
    return filter(isListed ? "skill" : "topic", (project) => found.has(project), entity.item);
  });
};

/** Words for projects in general. With one of them, topics may be anywhere on a page. */
const projectNouns = "project projects piece pieces work works case cases app apps anything something".split(" ");

/** A topic as the sentence names it: for a translated one that no text has, such as `wrong`, the word of the texts: `schief`. */
const shownWord = ({ normalized, stem }: Word, { language, frequency, phrases }: Knowledge): string => {
  if (phrases.language === "en" || frequency(stem) > 0) return normalized;
  return language.synonymsOf(stem).find((same) => frequency(same) > 0) ?? normalized;
};

const topicFilter = (
  knowledge: Knowledge,
  topics: readonly Word[],
  { isDenied, onlyProminent }: { readonly isDenied: boolean; readonly onlyProminent: boolean },
): Optional => {
  if (topics.length === 0) return undefined;
  // A verb is not a topic: `What kind of projects have you turned down?`
  const isOfVerbs = !onlyProminent && topics.every(({ normalized }) => normalized.endsWith("ed"));
  const found = new Set(withTopics(knowledge, topics, onlyProminent || isOfVerbs));
  const shown = [...new Set(topics.map((topic) => shownWord(topic, knowledge)))];
  return isDenied
    ? filter("notWords", (project) => found.size > 0 && !found.has(project), shown)
    : filter("words", (project) => found.has(project), shown);
};

/** `2019`, or `2019 to 2021`. */
const yearsShown = (years: readonly string[], { fill }: Phrases): string => {
  const [start = "", ...others] = years;
  const end = others.at(-1);
  return end === undefined ? start : fill("phrases.years", { start, end });
};

/**
 * The projects that a question asks for, by any combination of kind, client, tag, skill, year, status, other words of
 * their pages, and negations of these.
 */
export const selectProjects = (whole: Question, knowledge: Knowledge): Selection => {
  const { question, denied } = negatedPart(whole);
  const client = clientNamed(question, knowledge);
  const isOther = ({ stem }: Word): boolean => !client?.stems.has(stem);
  const isOngoing =
    containsWord(question, "ongoing", "unfinished") ||
    /(?<!longest )running\b/.test(question.text) ||
    (asksForCurrent(question) && knowledge.facts.projects.some(isUnfinished));
  const isFinished = containsWord(question, "finished", "completed");
  // After a list, `software` in `which of those is software?` is a topic, and does not ask for skills.
  const concepts = whole.within ? selectionConcepts.filter((concept) => concept !== "skill") : selectionConcepts;
  const topics = unexplainedWords(question, concepts).filter(isOther);
  const deniedTopics = denied ? unexplainedWords(denied, selectionConcepts) : [];
  const deniedSkills =
    denied?.mentions.flatMap(({ positions }) => positions.flatMap((at) => denied.words[at] ?? [])) ?? [];
  const { within } = whole;
  const today = latestDate(knowledge.facts);
  const optional: Optional[] = [
    within && filter(IN_THAT_LIST, (project) => within.includes(project)),
    ...kindFilters(client ? { ...question, concepts: new Map() } : question, denied),
    client && filter("client", (project) => isFor(project, client), client.name),
    question.years.length > 0 &&
      filter(
        "years",
        (project) => isInYears(project, question.years, today),
        yearsShown(question.years, knowledge.phrases),
      ),
    asksFor(question, "source") && filter("source", ({ repo }) => repo !== undefined),
    containsWord(question, "team") && filter("team", ({ team }) => team !== undefined),
    isOngoing && filter("unfinished", isUnfinished),
    isFinished &&
      filter("finished", ({ start, end, year }) => end !== undefined || (start === undefined && year !== undefined)),
    ...skillFilters(question, knowledge),
    topicFilter(
      knowledge,
      topics.filter(({ normalized }) => !selectingWords.test(normalized)),
      // Without a noun for projects, a word in some text is not a topic: `What sorts of commission does she turn down?`
      { isDenied: false, onlyProminent: !within && !containsWord(question, ...projectNouns) },
    ),
    topicFilter(knowledge, [...deniedSkills, ...deniedTopics], { isDenied: true, onlyProminent: true }),
  ];
  const filters = optional.filter((each) => each !== undefined && each !== false);
  const projects = knowledge.facts.projects.filter((project) => filters.every(({ isWanted }) => isWanted(project)));
  return {
    // Among projects that are not for clients, personal ones come first.
    projects: denied
      ? projects.toSorted((a, b) => Number(b.kind === "personal") - Number(a.kind === "personal"))
      : projects,
    criteria: filters.slice(within && filters.length > 1 ? 1 : 0),
    isNarrower: within !== undefined && filters.length > 1,
  };
};
