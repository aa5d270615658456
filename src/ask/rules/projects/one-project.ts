import { projectPath } from "../../../portfolio/projects/display.ts";
import { chunkAtPath, hasAnsweringSentence, quotePassage } from "../../extract/quote.ts";
import { coverage } from "../../extract/rank.ts";
import { stemsIn } from "../../index/chunk.ts";
import { stemmedSentences } from "../../index/stemmed-sentences.ts";
import type { ProjectFacts } from "../../knowledge/facts.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import {
  asksFor,
  auxiliaries,
  containsWord,
  contentWords,
  mentioned,
  type Question,
  startsWith,
  unexplainedWords,
} from "../../question/question.ts";
import { quoteFrom, type Statement } from "../../sentences/statement.ts";
import { type Rule, ruleResult } from "../rule.ts";
import { amountsFor, asksForMoney } from "./amounts.ts";
import {
  asksForExperience,
  asksWhetherItLasts,
  isOfAccess,
  leadingStatements,
  memberStatements,
  peopleStatements,
  requestedParts,
  requestedStatements,
  statusStatements,
} from "./project-parts.ts";
import {
  headingStatement,
  projectEntity,
  sentenceAbout,
  summaryStatement,
  titleWithYear,
} from "./project-statements.ts";

/** The longest introduction from a page, in characters. */
const MAX_OPENING_CHARACTERS = 900;

/** The share of a question that its page must cover to be quoted, if it asks for a number or not. Another source may answer others. */
const MIN_NUMBER_COVERAGE = 0.2;
const MIN_PAGE_COVERAGE = 0.4;

/** The most projects that one question can name. */
const MAX_NAMED_PROJECTS = 3;

/** The first sentences of a project's page, without its subtitle, up to a number of characters. The first one is always kept. */
export const openingSentences = (knowledge: Knowledge, project: ProjectFacts, maxCharacters: number): Statement[] => {
  const chunk = chunkAtPath(knowledge, projectPath(project));
  const all = (chunk ? stemmedSentences(chunk) : []).flatMap(({ text }) => (text === project.subtitle ? [] : text));
  let length = 0;
  const end = all.findIndex((text, index) => {
    length += text.length;
    return index > 0 && length > maxCharacters;
  });
  return all.slice(0, end < 0 ? undefined : end).map((text) => quoteFrom(projectPath(project), text));
};

/** Whether a follow-up asks for a detail, such as `did it work?`, and not for more about the project. */
const asksForUnknownDetail = (question: Question): boolean =>
  question.mentions.every(({ positions }) => positions.length === 0) &&
  startsWith(question, ...auxiliaries, "who", "when", "where", "why");

const aboutProject = (question: Question, knowledge: Knowledge, project: ProjectFacts): Statement[] => {
  const { phrases } = knowledge;
  const members = memberStatements(question, project, phrases);
  if (members.length > 0) return members;
  const parts = requestedParts(question, project, phrases);
  const page = chunkAtPath(knowledge, projectPath(project));
  const status = asksWhetherItLasts(question) ? statusStatements(question, project, page, phrases) : [];
  const statements = [...status, ...requestedStatements(question, project, phrases)];
  const explainedConcepts = parts.flatMap(({ concepts }) => concepts);
  const prices = page && asksForMoney(question) ? amountsFor(knowledge, question, page) : [];
  if (prices.length > 0) return [headingStatement(project, phrases), ...prices];
  const topics = unexplainedWords(question, [
    "project",
    "person",
    "listing",
    "how",
    "work",
    ...(asksForExperience(question) ? (["skill"] as const) : []),
    ...explainedConcepts,
  ]).filter(
    (word) =>
      !(asksFor(question, "source") && /^(?:public|open|available|published)$/.test(word.normalized)) &&
      !isOfAccess(question, project, word),
  );
  if (containsWord(question, "why") && page && topics.length === 0) {
    const words = contentWords(question);
    const quotes = quotePassage(knowledge, question, words, page);
    if (quotes.length > 0) return [headingStatement(project, phrases), ...quotes];
  }
  if (topics.length > 0) {
    const minCoverage = question.asksForNumber ? MIN_NUMBER_COVERAGE : MIN_PAGE_COVERAGE;
    if (!page || coverage(knowledge, topics, stemsIn(page)) < minCoverage)
      return [...status, ...peopleStatements(question, project, phrases)];
    const quotes = quotePassage(knowledge, question, topics, page);
    if (quotes.length === 0) return statements;
    // `How many hours of film were there?` does not ask how many weeks the project took.
    const isOfPart = containsWord(question, "many") && hasAnsweringSentence(knowledge, question, topics, page);
    const given = isOfPart ? [] : [...status.slice(0, 1), ...leadingStatements(question, project, phrases)];
    return [...(given.length > 0 ? given : [headingStatement(project, phrases)]), ...quotes];
  }
  if (statements.length > 0) return statements;
  const words = contentWords(question);
  const numbers = question.asksForNumber && page ? quotePassage(knowledge, question, words, page) : [];
  if (numbers.length > 0) return [headingStatement(project, phrases), ...numbers];
  if (asksForUnknownDetail(question)) return [];
  return [
    summaryStatement(project, phrases) ??
      sentenceAbout(project, phrases)("answers.project.other", { title: titleWithYear(project, phrases) }),
    ...openingSentences(knowledge, project, MAX_OPENING_CHARACTERS),
  ];
};

/** Answers a question that names a project, from its typed data or from its page. */
export const oneProject: Rule = {
  name: "one project",
  explains: [
    "project",
    "why",
    "work",
    "role",
    "count",
    "when",
    "link",
    "source",
    "github",
    "skill",
    "client",
    "personal",
    "person",
    "listing",
  ],
  searchesTopics: true,
  answer: (question, knowledge) => {
    const projects = [...new Set(mentioned(question, "project"))].slice(0, MAX_NAMED_PROJECTS);
    return ruleResult(
      projects.flatMap((project) => aboutProject(question, knowledge, project)),
      { cites: projects.map(projectPath), about: projects.map(projectEntity) },
    );
  },
};
