import { projectPath } from "../project-page.ts";
import type { Chunk } from "./chunk.ts";
import type { ProjectFacts } from "./facts.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Concept } from "./lexicon.ts";
import { sentencesIn } from "./prepared.ts";
import { asksFor, namedOf, type Question, unexplained } from "./question.ts";
import { bestSentences, chunkAt, coverage, numbersIn } from "./quote.ts";
import { found, type Rule } from "./rule.ts";
import { quotedFrom, type Statement, statedAt } from "./statement.ts";
import { stemsOf } from "./words.ts";

/** Projects that one question is taken to name at most. */
const most = 3;

/** `Atlas (2026)`. */
export const titled = ({ title, year }: ProjectFacts): string => (year ? `${title} (${year})` : title);

export const entityOf = (item: ProjectFacts) => ({ kind: "project", item }) as const;

/** A part of a project's data, and what in a question asks for it. */
interface Part {
  readonly concepts: readonly Concept[];
  readonly statement: Statement;
}

/** The parts of a project's data that a question asks for. */
export const partsAsked = (question: Question, project: ProjectFacts): Part[] => {
  const { title, tags, year, kind, link, repo } = project;
  const said = statedAt(projectPath(project));
  const parts: readonly (readonly [readonly Concept[], Statement | undefined | false | ""])[] = [
    [["when"], year && said`${title} is from ${year}.`],
    [["link"], link ? said`${title} can be seen at ${link}.` : said`No address of ${title} is told.`],
    [
      ["source", "github"],
      repo ? said`The source of ${title} is at ${repo}.` : said`No source of ${title} is told to be public.`,
    ],
    [["skill"], tags.length > 0 && said`${title} has to do with ${tags}.`],
    [["client", "personal"], kind === "client" && said`${title} was made for a client.`],
    [["client", "personal"], kind === "personal" && said`${title} is a personal project.`],
  ];
  return parts.flatMap(([concepts, statement]) =>
    statement && asksFor(question, ...concepts) ? [{ concepts, statement }] : [],
  );
};

/** The first sentences of what a project's page says below its subtitle. */
export const openingOf = (knowledge: Knowledge, project: ProjectFacts, sentences: number): Statement[] => {
  const chunk = chunkAt(knowledge, projectPath(project));
  const all = chunk ? sentencesIn(chunk).map(({ text }) => text) : [];
  return all
    .filter((text) => text !== project.subtitle)
    .slice(0, sentences)
    .map((text) => quotedFrom(projectPath(project), text));
};

/** Every stem of a project's page. */
const stemsIn = ({ name, keywords, blocks }: Chunk): ReadonlySet<string> =>
  new Set(stemsOf([name, keywords, ...blocks].join(" ")));

const aboutProject = (question: Question, knowledge: Knowledge, project: ProjectFacts): Statement[] => {
  const said = statedAt(projectPath(project));
  const parts = partsAsked(question, project);
  const statements = parts.map(({ statement }) => statement);
  const accounted = parts.flatMap(({ concepts }) => concepts);
  const topics = unexplained(question, ["project", "person", "listing", "how", ...accounted]);
  if (topics.length > 0) {
    const chunk = chunkAt(knowledge, projectPath(project));
    // What the page does not say may stand elsewhere, or nowhere.
    const enough = question.asksNumber || asksFor(question, "count") ? 0.3 : 0.5;
    if (!chunk || coverage(knowledge, topics, stemsIn(chunk)) < enough) return statements;
    const quotes = bestSentences(knowledge, question, topics, [chunk]);
    return quotes.length > 0 ? [said`${titled(project)}:`, ...quotes] : statements;
  }
  if (statements.length > 0) return statements;
  const page = chunkAt(knowledge, projectPath(project));
  const numbers = question.asksNumber && page ? numbersIn(page, 2) : [];
  if (numbers.length > 0) return [said`${titled(project)}:`, ...numbers];
  const { subtitle } = project;
  return [
    subtitle ? said`${titled(project)}: ${subtitle}.` : said`${titled(project)} is one of the projects.`,
    ...openingOf(knowledge, project, 2),
  ];
};

/** What is asked of a project that is named: a part of its data, or what its page says. */
export const oneProject: Rule = {
  name: "one project",
  explains: ["project", "when", "link", "source", "github", "skill", "client", "personal", "person", "listing"],
  takesTopics: true,
  answer: (question, knowledge) => {
    const projects = namedOf(question, "project").slice(0, most);
    return found(
      projects.flatMap((project) => aboutProject(question, knowledge, project)),
      { cites: projects.map(projectPath), about: projects.map(entityOf) },
    );
  },
};
