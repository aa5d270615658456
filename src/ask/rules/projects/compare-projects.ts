import { projectPath } from "../../../portfolio/projects/display.ts";
import { chunkAtPath, quotePassage } from "../../extract/quote.ts";
import { queryWeights } from "../../extract/rank.ts";
import type { ProjectFacts } from "../../knowledge/facts.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { stemsOf, type Word } from "../../knowledge/words.ts";
import { containsWord, type Question } from "../../question/question.ts";
import type { Phrases } from "../../sentences/phrases.ts";
import { present, type Statement } from "../../sentences/statement.ts";
import { type Rule, ruleResult } from "../rule.ts";
import { amountsFor, asksForMoney } from "./amounts.ts";
import {
  factStatement,
  headingStatement,
  projectEntity,
  sentenceAbout,
  summaryStatement,
  timeStatement,
} from "./project-statements.ts";

/** Words between two compared things. The first of this list that a question has splits it. */
const separators = ["vs", "versus", "or", "than", "and", "from"];

const comparing = `vs versus compare compared comparison difference differences diffrence differ differs different
  distinguishes both longer older newer earlier bigger larger cheaper dearer better`.split(/\s+/);

/** Words that compare only alternatives: `which came first, A or B?`, but not `which A and B`. */
const choosing = ["which", "whats", "what", "who"];

/** Words between the names of compared things. */
const connecting = "between how or and than from two one first second project projects".split(" ");

/** Whether a word belongs to the comparison, and not to a compared thing. */
const isOfComparison = ({ normalized }: Word): boolean =>
  [comparing, choosing, connecting].some((words) => words.includes(normalized));

/** The project that words name, by its name, tags or subtitle; undefined if no page has enough of the words. */
const projectOf = (words: readonly Word[], knowledge: Knowledge, other?: ProjectFacts): ProjectFacts | undefined => {
  const byPath = new Map(knowledge.facts.projects.map((project) => [projectPath(project), project]));
  const hits = knowledge.search(queryWeights(knowledge, words), ({ path }) => byPath.has(path));
  const named = hits
    .map(({ chunk, prominent, terms, score }) => {
      const project = byPath.get(chunk.path);
      const names = new Set([...chunk.nameStems, ...stemsOf(project?.slug.replaceAll("-", " ") ?? "")]);
      const inName = words.filter(({ stem }) => names.has(stem)).length;
      return { project, score, inName, isNamed: inName > 0 || prominent.size > 1 || terms.size > 1 };
    })
    .filter(({ project, isNamed }) => isNamed && project !== other)
    .toSorted((a, b) => b.inName - a.inName || b.score - a.score);
  return named[0]?.project;
};

const contentOf = (question: Question, from: number, to: number): Word[] =>
  question.contentPositions.flatMap((position) => {
    const word = question.words[position];
    return word && position >= from && position < to && !isOfComparison(word) ? [word] : [];
  });

const isNumber = ({ normalized }: Word): boolean => /^\d+$/.test(normalized);

/** The words after a separator. If they begin with a number, the noun is on the left: `the tests of 2021 or 2023`. */
const secondName = (left: readonly Word[], right: readonly Word[]): readonly Word[] =>
  right.slice(0, 1).some(isNumber) ? [...left.filter((word) => !isNumber(word)), ...right] : right;

/** The two projects that a question compares; undefined if it compares nothing or names fewer. */
const comparedProjects = (question: Question, knowledge: Knowledge): [ProjectFacts, ProjectFacts] | undefined => {
  const isComparing = containsWord(question, ...comparing);
  if (!isComparing && !containsWord(question, ...choosing)) return undefined;
  for (const separator of isComparing ? separators : ["or"]) {
    const at = question.words.findIndex(({ normalized }, index) => index > 0 && normalized === separator);
    if (at < 0) continue;
    const [left, right] = [contentOf(question, 0, at), contentOf(question, at + 1, question.words.length)];
    if (left.length === 0 || right.length === 0) continue;
    const name = left.slice(-4);
    const first = projectOf(name, knowledge);
    const second = first && projectOf(secondName(name, right.slice(0, 4)), knowledge, first);
    if (first && second) return [first, second];
  }
  return undefined;
};

/** The longest quotation about each of the compared projects, in characters. */
const MAX_DETAIL_CHARACTERS = 450;

/** Whether it asks which of two projects came first. */
const asksOrder = ({ text }: Question): boolean => /\b(?:first|older|newer|earlier|later)\b/.test(text);

/** The facts of one of the compared projects, and sentences of its page about the question. */
const sideOf = (question: Question, knowledge: Knowledge, project: ProjectFacts): Statement[] => {
  const { phrases } = knowledge;
  const { subtitle } = project;
  const chunk = chunkAtPath(knowledge, projectPath(project));
  const asksTime =
    asksOrder(question) ||
    containsWord(question, "took", "when") ||
    (containsWord(question, "longer", "long") && project.duration !== undefined);
  const names = new Set(knowledge.names.all.flatMap(({ kind, stems }) => (kind === "project" ? stems : [])));
  const topics = contentOf(question, 0, question.words.length).filter(({ stem }) => !names.has(stem));
  const prices = chunk && asksForMoney(question) ? amountsFor(knowledge, question, chunk) : [];
  const quotes =
    chunk && topics.length > 0 && prices.length === 0
      ? quotePassage(knowledge, { ...question, asksForNumber: true }, topics, chunk, MAX_DETAIL_CHARACTERS)
      : [];
  // A comparison of sizes or prices needs numbers, whatever words the page uses for them.
  const numbers = chunk && quotes.length === 0 && !asksTime ? amountsFor(knowledge, question, chunk) : [];
  const typed = present([
    asksTime && timeStatement(project, phrases),
    asksTime && factStatement(project, "duration", phrases),
    containsWord(question, "team", "people") && factStatement(project, "team", phrases),
    factStatement(project, "result", phrases),
  ]);
  const summary = quotes.some(({ text }) => text === subtitle) ? undefined : summaryStatement(project, phrases);
  return [
    summary ?? headingStatement(project, phrases),
    ...typed,
    ...quotes,
    ...numbers.filter(({ text }) => text !== subtitle),
  ];
};

/** A statement on which of two projects came first, if the question asks for that and their dates tell. */
const conclusion = (question: Question, projects: readonly ProjectFacts[], phrases: Phrases): Statement | undefined => {
  const [first, second] = projects
    .map((project) => ({ project, date: project.start ?? project.year ?? "" }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (!asksOrder(question) || !first?.date || second?.date.startsWith(first.date)) return undefined;
  return sentenceAbout(first.project, phrases)("answers.project.first", { title: first.project.title });
};

/** Compares two named projects: `Which is older, A or B?`, `A vs B`, `What is the difference between A and B?` */
export const compareProjects: Rule = {
  name: "comparison",
  explains: ["count", "project", "why"],
  searchesTopics: true,
  answer: (question, knowledge) => {
    const compared = comparedProjects(question, knowledge);
    if (!compared) return undefined;
    return ruleResult(
      [
        conclusion(question, compared, knowledge.phrases),
        ...compared.flatMap((project) => sideOf(question, knowledge, project)),
      ],
      { cites: compared.map(projectPath), about: compared.map(projectEntity), unexplainedShare: 0 },
    );
  },
};
