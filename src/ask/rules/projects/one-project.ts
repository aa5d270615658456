import { projectPath } from "../../../portfolio/projects/display.ts";
import { chunkAtPath, numbersIn, quotePassage } from "../../extract/quote.ts";
import { coverage } from "../../extract/rank.ts";
import { possessive, quoteFrom, type Statement, statementAt } from "../../extract/statement.ts";
import type { Chunk } from "../../index/chunk.ts";
import { stemmedSentences } from "../../index/stemmed-sentences.ts";
import type { ProjectFacts } from "../../knowledge/facts.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import type { Concept } from "../../knowledge/lexicon.ts";
import { stemsOf } from "../../knowledge/words.ts";
import {
  asksFor,
  containsWord,
  mentioned,
  mentionPositions,
  type Question,
  unexplainedWords,
} from "../../question/question.ts";
import { type Rule, ruleResult } from "../rule.ts";
import { amountsFor, asksForMoney } from "./amounts.ts";
import { projectEntity, statusStatement, timeStatement, titleWithYear } from "./project-names.ts";

/** The longest introduction from a page, in characters. */
const MAX_OPENING_CHARACTERS = 400;

/** The most projects that one question can name. */
const MAX_NAMED_PROJECTS = 3;

/** A statement from a project's typed data, and the concepts of a question that ask for it. */
interface ProjectPart {
  readonly concepts: readonly Concept[];
  readonly statement: Statement;
}

/** `Do you have experience with instant payments?` asks for the project of that name, not for its tags. */
const asksForExperience = (question: Question): boolean => containsWord(question, "experience", "experienced");

/** The statements from a project's typed data that a question asks for. */
export const requestedParts = (question: Question, project: ProjectFacts): ProjectPart[] => {
  const { title, tags, kind, link, repo, roles, client, team, duration, result, end } = project;
  const sentence = statementAt(projectPath(project));
  const asksEnd = containsWord(
    question,
    "finish",
    "finished",
    "finishes",
    "end",
    "ends",
    "out",
    "ready",
    "done",
    "released",
  );
  const names = mentionPositions(question);
  // `red team` in a title does not ask for the team.
  const asks = (words: readonly string[]): boolean =>
    question.words.some(({ normalized }, index) => words.includes(normalized) && !names.has(index));
  const asksLength = containsWord(question, "long", "duration");
  const asksDuration = containsWord(question, "take", "took", "taken", "last", "lasted", "run", "ran");
  const text = question.words.map(({ normalized }) => normalized).join(" ");
  const asksWho = /^(?:and )?(?:with )?who/.test(text);
  // `Who was it for?`, but not `Who was responsible for it?`
  const asksWhoFor = asksWho && question.words.at(-1)?.normalized === "for";
  // `How does it work?` does not ask whether it did, and `Tell me about the ferry website` not for its address.
  const asksResult = !asksWho && !/^how (?:do|does)\b/.test(text);
  const asksLink = !/^(?:tell (?:me|us) (?:more )?about|describe)\b/.test(text);
  const parts: readonly (readonly [readonly Concept[], Statement | undefined | false | ""])[] = [
    [
      ["when"],
      (end !== undefined || !asksEnd) && (!asksLength || (asksDuration && !duration)) && timeStatement(project),
    ],
    [["link"], asksLink && (link ? sentence`${title} is online at ${link}.` : sentence`${title} has no public link.`)],
    [
      ["source", "github"],
      repo
        ? sentence`${possessive(title)} source code is at ${repo}.`
        : sentence`${possessive(title)} source code is not public.`,
    ],
    [
      ["skill"],
      tags.length > 0 && !asksForExperience(question) && sentence`Technologies and topics of ${title}: ${tags}.`,
    ],
    [["client", "personal"], kind === "client" && !client && sentence`${title} was made for a client.`],
    [["client", "personal"], kind === "personal" && sentence`${title} is a personal project.`],
  ];
  // Facts that the owner writes beside the text, and the words that ask for them.
  const facts: readonly (readonly [string, readonly Concept[], Statement | undefined | false | ""])[] = [
    [
      `client clients customer commissioned whom${asksWho ? " paid payed funded" : ""}${asksWhoFor ? " for" : ""}`,
      ["client"],
      client && sentence`Client of ${title}: ${client}.`,
    ],
    ["long duration", ["when", "count"], duration && sentence`Duration of ${title}: ${duration}.`],
    [
      `team together colleagues collaborators${asksWho ? " with work worked helped involved" : ""}`,
      ["work"],
      team && sentence`Team of ${title}: ${team}.`,
    ],
    ["role roles part", ["role"], roles && sentence`Role in ${title}: ${roles}.`],
    [
      `result results outcome impact effect success${asksResult ? " work worked" : ""}`,
      ["work"],
      result && sentence`Result of ${title}: ${result}.`,
    ],
  ];
  return [
    ...facts.flatMap(([words, concepts, statement]) =>
      statement && asks(words.split(" ")) ? [{ concepts, statement }] : [],
    ),
    ...parts.flatMap(([concepts, statement]) =>
      statement && (asksFor(question, ...concepts) || (asksWhoFor && concepts.includes("client")))
        ? [{ concepts, statement }]
        : [],
    ),
  ];
};

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

/** All stems of a project's page. */
const stemsIn = ({ name, keywords, blocks }: Chunk): ReadonlySet<string> =>
  new Set(stemsOf([name, keywords, ...blocks].join(" ")));

/** Whether a follow-up such as `did it work?` asks for a detail, and not for more about the project. */
const asksForUnknownDetail = (question: Question): boolean =>
  question.mentions.every(({ positions }) => positions.length === 0) &&
  /^(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|who|when|where|why)$/.test(
    question.words[0]?.normalized ?? "",
  );

/** `Is it still used?`, `Do you still maintain it?` */
const asksWhetherItLasts = (question: Question): boolean =>
  containsWord(question, "still") && /^(?:is|are|do|does)$/.test(question.words[0]?.normalized ?? "");

/** Words of a text that tells whether something goes on. */
const lastingWords =
  /\b(?:still|until|no longer|retired|replaced|switched off|shut down|taken down|abandoned|discontinued|to this day|today)\b/i;

/** Words of the use of a project. It can go on when the work on it has ended. */
const useWords = ["use", "used", "using", "live", "work", "works", "exist", "exists", "sold", "open", "standing"];

/** Whether a project goes on: what its dates and up to two sentences of its page say. */
const statusStatements = (question: Question, project: ProjectFacts, page: Chunk | undefined): Statement[] => {
  const status = containsWord(question, ...useWords) ? undefined : statusStatement(project);
  const told = page ? stemmedSentences(page).filter(({ text }) => lastingWords.test(text)) : [];
  return [...(status ? [status] : []), ...told.slice(0, 2).map(({ text }) => quoteFrom(projectPath(project), text))];
};

/** `Who did the research?`, but not `Who paid for it?` */
const asksWhoDid = ({ words }: Question): boolean => {
  const text = words.map(({ normalized }) => normalized).join(" ");
  return (
    /^(?:and )?who (?:did|does|made|built|wrote|designed|drew|programmed|developed|was the|is the|were the|else)\b/.test(
      text,
    ) && !/\b(?:pa(?:y|id)|funded|clients?|customers?|for|asked|ordered|commissioned|users?|boss|owner)\b/.test(text)
  );
};

const aboutProject = (question: Question, knowledge: Knowledge, project: ProjectFacts): Statement[] => {
  const sentence = statementAt(projectPath(project));
  const parts = requestedParts(question, project);
  const page = chunkAtPath(knowledge, projectPath(project));
  const status = asksWhetherItLasts(question) ? statusStatements(question, project, page) : [];
  const named = parts.map(({ statement }) => statement);
  const team = asksWhoDid(question) && project.team ? [sentence`Team of ${project.title}: ${project.team}.`] : [];
  const statements = [...status, ...named, ...team.filter(({ text }) => !named.some((other) => other.text === text))];
  const explainedConcepts = parts.flatMap(({ concepts }) => concepts);
  const prices = page && asksForMoney(question) ? amountsFor(question, page) : [];
  if (prices.length > 0) return [sentence`${titleWithYear(project)}:`, ...prices];
  const topics = unexplainedWords(question, [
    "project",
    "person",
    "listing",
    "how",
    "work",
    ...(asksForExperience(question) ? (["skill"] as const) : []),
    ...explainedConcepts,
  ]).filter(
    ({ normalized }) => !(asksFor(question, "source") && /^(?:public|open|available|published)$/.test(normalized)),
  );
  if (containsWord(question, "why") && page && topics.length === 0) {
    const words = question.contentPositions.flatMap((index) => question.words[index] ?? []);
    const quotes = quotePassage(knowledge, question, words, page);
    if (quotes.length > 0) return [sentence`${titleWithYear(project)}:`, ...quotes];
  }
  if (topics.length > 0) {
    const chunk = page;
    // If the page covers too little of the question, another source may answer it.
    const minCoverage = question.asksForNumber || asksFor(question, "count") ? 0.2 : 0.4;
    if (!chunk || coverage(knowledge, topics, stemsIn(chunk)) < minCoverage) return [...status, ...team];
    const quotes = quotePassage(knowledge, question, topics, chunk);
    return quotes.length > 0
      ? [...(status.length > 0 ? status.slice(0, 1) : [sentence`${titleWithYear(project)}:`]), ...quotes, ...team]
      : statements;
  }
  if (statements.length > 0) return statements;
  const numbers = question.asksForNumber && page ? numbersIn(page, 2) : [];
  if (numbers.length > 0) return [sentence`${titleWithYear(project)}:`, ...numbers];
  if (asksForUnknownDetail(question) || asksWhetherItLasts(question)) return [];
  const { subtitle } = project;
  return [
    subtitle
      ? sentence`${titleWithYear(project)}: ${subtitle}.`
      : sentence`${titleWithYear(project)} is one of the projects.`,
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
