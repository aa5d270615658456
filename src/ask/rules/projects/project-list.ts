import { projectPath } from "../../../portfolio/projects/display.ts";
import { chunkAtPath, quotePassage } from "../../extract/quote.ts";
import type { ProjectFacts } from "../../knowledge/facts.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import {
  asksFor,
  asksHowTheyWork,
  containsWord,
  contentWords,
  mentioned,
  type Question,
  startsWith,
  unexplainedWords,
} from "../../question/question.ts";
import type { Phrases } from "../../sentences/phrases.ts";
import { present, type Statement, statementAt } from "../../sentences/statement.ts";
import { type Rule, type RuleResult, ruleResult } from "../rule.ts";
import { clientNamed, clientStatementsOfKind } from "./clients.ts";
import { openingSentences } from "./one-project.ts";
import { peopleStatements } from "./project-parts.ts";
import {
  factStatement,
  projectEntity,
  sentenceAbout,
  titlesWithYears,
  titleWithSubtitle,
} from "./project-statements.ts";
import { asksForCurrent, type Selection, selectionConcepts, selectProjects } from "./select-projects.ts";
import { skillStatements, untaggedProjects, untaggedStatement } from "./skill-statements.ts";
import { atTheEnd } from "./superlatives.ts";

/** The most words of a question for a skill that does not mention the person: `experience with Rust`. */
const MAX_SKILL_WORDS = 6;

/** The share of a question for skills that may stay unexplained. Half of `Figma or Sketch` is enough for an answer. */
const MAX_UNEXPLAINED_SHARE = { ofAll: 0.34, ofAlternatives: 0.5 };

/** The most projects that one answer lists. */
const MAX_LISTED_PROJECTS = 10;

/** Whether a question asks for a person, a time, a place, a manner or a number, and not for a list. */
const asksForOneThing = (question: Question): boolean =>
  question.asksForNumber ||
  startsWith(question, "who", "whom", "whose", "when", "where", "how") ||
  /\bwhere (?:was|were|is|are|did) (?:it|that|this|they|he|she|you)\b/.test(question.text);

/** Whether the question is about something else, although it contains a word for projects or skills. */
const isOtherKind = (question: Question): boolean =>
  asksFor(question, "education", "hackathon") ||
  (!question.within && !asksFor(question, "project", "client", "personal", "listing") && asksForOneThing(question));

/** Questions for something about projects that a list does not say, each after an example. */
const beyondList: readonly RegExp[] = [
  // How long does a project take?
  /^how (?:long|did|does|do|many (?:days|weeks|months|hours))\b/,
  // What do you need for a project?
  /^what do you need\b/,
  // Who designed the projects?
  /^who (?:made|built|designed|created|developed|coded)\b/,
  // Which project was the hardest?
  /\b(?:favou?rite|cheapest|hardest|toughest|easiest|smallest|fastest|(?:most|least) (?!recent|of)\w+)\b/,
  // Which projects did not work?
  /\b(?:did|do|does)(?: not|nt) (?:work|go|turn|sell|succeed)\b/,
  // Which projects are planned for next year?
  /\b(?:last|this|next) (?:year|month|week|decade)s?\b|\bnext projects?\b/,
  // What happened on 14 March 2023?
  /\b\d\d? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:19|20)\d\d\b/,
  // Which projects have more than five people?
  /\b(?:more|less|fewer|older|newer|larger|bigger|smaller) than (?!(?:19|20)\d\d\b)/,
];

/** Whether it asks for something about projects that a list does not say, such as what clients think of them. */
const asksBeyondList = (question: Question): boolean =>
  asksHowTheyWork(question) ||
  beyondList.some((pattern) => pattern.test(question.text)) ||
  (asksFor(question, "client") && /\b(?:says?|said|thinks?|thought)\b/.test(question.text));

/** The longest quotation about the only project that matches, in characters. */
const MAX_DETAIL_CHARACTERS = 900;

/** Quotations for the question from the page of the only matching project. */
const quotesAbout = (question: Question, knowledge: Knowledge, project: ProjectFacts): Statement[] => {
  const chunk = chunkAtPath(knowledge, projectPath(project));
  const words = contentWords(question);
  const quotes = chunk ? quotePassage(knowledge, question, words, chunk, MAX_DETAIL_CHARACTERS) : [];
  const quotesBeyondSubtitle = quotes.filter(({ text }) => text !== project.subtitle);
  return quotesBeyondSubtitle.length > 0 ? quotesBeyondSubtitle : openingSentences(knowledge, project, 0);
};

/** The number of projects, also by kind if the owner gives kinds. */
const countStatement = (projects: readonly ProjectFacts[], phrases: Phrases): Statement => {
  const sentence = statementAt("/#projects", phrases);
  const byKind = Map.groupBy(projects, ({ kind }) => kind ?? "other");
  const kinds = (["client", "personal", "other"] as const).flatMap((kind) => {
    const number = byKind.get(kind)?.length;
    return number === undefined ? [] : phrases.fill(`phrases.kind.${kind}`, { number });
  });
  const number = projects.length;
  return projects.some(({ kind }) => kind)
    ? sentence("answers.projects.numberOfKinds", { number, kinds })
    : sentence("answers.projects.number", { number });
};

/** The number of projects, and the first of the list. */
const allProjects = ({ facts: { projects }, phrases }: Knowledge): RuleResult | undefined => {
  const sentence = statementAt("/#projects", phrases);
  const shown = projects.slice(0, MAX_LISTED_PROJECTS);
  const titles = titlesWithYears(shown, phrases);
  const statements =
    projects.length === 1
      ? [sentence("answers.projects.only", { project: titles })]
      : [countStatement(projects, phrases), sentence("answers.projects.latest", { projects: titles })];
  return ruleResult(statements, {
    cites: ["/", ...shown.map(projectPath)],
    about: projects.map(projectEntity),
  });
};

/** A number from two as the first word of a sentence. */
const numberWord = (number: number, { fill }: Phrases): string =>
  fill("phrases.numbers").split(", ")[number - 2] ?? String(number);

/**
 * The sentence that lists the projects: `Three of Mara's 12 projects have the topic Rust: A, B and C.` A follow-up narrows the
 * previous list: `Two of these 3 projects are client work: A and C.`
 */
const listStatement = (
  { facts: { profile, projects: all }, phrases }: Knowledge,
  { projects, criteria, isNarrower }: Selection,
  within: readonly ProjectFacts[] | undefined,
): Statement => {
  const { name } = profile;
  const { length } = projects;
  const total = (isNarrower && within ? within : all).length;
  const criteriaOf = (number: "one" | "some"): string =>
    phrases.list(criteria.map(({ key, value = "" }) => phrases.fill(`phrases.criterion.${key}.${number}`, { value })));
  const [first] = projects;
  if (first && length === 1) {
    const values = { total, criteria: criteriaOf("one"), project: titleWithSubtitle(first, phrases) };
    const sentence = sentenceAbout(first, phrases);
    return isNarrower
      ? sentence("answers.projects.oneOfThese", values)
      : sentence("answers.projects.oneOf", { name, ...values });
  }
  const sentence = statementAt("/#projects", phrases);
  const shown = titlesWithYears(projects.slice(0, MAX_LISTED_PROJECTS), phrases);
  const values = { number: numberWord(length, phrases), total, criteria: criteriaOf("some"), projects: shown };
  if (isNarrower) return sentence("answers.projects.someOfThese", values);
  return sentence(length > MAX_LISTED_PROJECTS ? "answers.projects.manyOf" : "answers.projects.someOf", {
    name,
    ...values,
  });
};

/** The clients of the listed projects, if the question asks who they are. */
const clientStatements = (question: Question, projects: readonly ProjectFacts[], phrases: Phrases): Statement[] =>
  (asksFor(question, "client") && asksFor(question, "listing", "count", "person")) ||
  containsWord(question, "who", "whom")
    ? present(projects.map((project) => factStatement(project, "client", phrases)))
    : [];

/**
 * Lists and counts projects by any combination of kind, client, tag, skill, year, status and topic, also negated; also
 * answers which is the latest, the first, the longest or has the biggest team.
 */
export const projectList: Rule = {
  name: "projects",
  explains: selectionConcepts,
  searchesTopics: true,
  answer: (question, knowledge) => {
    const clients = clientStatementsOfKind(question, knowledge);
    if (clients.length > 0) return ruleResult(clients, { unexplainedShare: 0 });
    const asksProjects = asksFor(question, "project", "client", "personal", "source");
    const isAboutProjects =
      asksProjects ||
      question.within !== undefined ||
      clientNamed(question, knowledge) !== undefined ||
      question.years.length > 0 ||
      mentioned(question, "skill").length > 0 ||
      (question.isPersonal && skillStatements(question, knowledge).length > 0);
    if (!isAboutProjects || isOtherKind(question) || asksBeyondList(question)) return undefined;
    const { phrases } = knowledge;
    const selection = selectProjects(question, knowledge);
    const { projects, criteria } = selection;
    const listing = skillStatements(question, knowledge);
    const [first, ...others] = projects;
    if (!first) {
      const rest = unexplainedWords(question, selectionConcepts).length / Math.max(1, question.contentPositions.length);
      const { ofAll, ofAlternatives } = MAX_UNEXPLAINED_SHARE;
      const isMostlyExplained = rest <= (containsWord(question, "or") ? ofAlternatives : ofAll);
      const isOther = asksFor(question, "availability", "contact", "project");
      const isPart = mentioned(question, "skill").length > listing.length && !containsWord(question, "or", "and");
      // A longer question that does not mention the person is not about their skills: `When may an author send in recipes?`
      const isForSkills = question.isPersonal || question.words.length <= MAX_SKILL_WORDS;
      return isMostlyExplained && isForSkills && !isOther && !isPart
        ? ruleResult(listing, { unexplainedShare: rest / 2 })
        : undefined;
    }
    const isNarrowed = criteria.length > 0;
    // The selection may begin with personal projects, but the latest one depends only on dates.
    const inTime = knowledge.facts.projects.filter((project) => projects.includes(project));
    const isOfAll = asksFor(question, "count") || (isNarrowed && asksForCurrent(question));
    const end = isOfAll ? undefined : atTheEnd(question, inTime, isNarrowed, knowledge);
    if (end)
      return { ...end, statements: [...end.statements, ...clientStatements(question, inTime.slice(0, 1), phrases)] };
    // Without sizes and durations, the biggest and the longest project are unknown.
    if (containsWord(question, "biggest", "largest", "longest", "shortest")) return undefined;
    // `When does building start?` does not ask for projects.
    const asksWhen = startsWith(question, "when", "why", "who");
    if (!isNarrowed) return asksWhen ? undefined : allProjects(knowledge);
    const isOfPerson = listing.length > 0 && question.isPersonal && !asksFor(question, "project");
    const shown = projects.slice(0, MAX_LISTED_PROJECTS);
    // Without them, the answer to `Which projects use Rust?` would be wrong.
    const untagged = criteria.length === 1 && !question.within ? untaggedProjects(question, knowledge, projects) : [];
    const pages = [...shown, ...untagged].map(projectPath);
    return ruleResult(
      [
        ...(asksFor(question, "project") && !asksFor(question, "skill") ? [] : listing),
        listStatement(knowledge, selection, question.within),
        ...present([untaggedStatement(untagged, question, phrases)]),
        ...clientStatements(question, shown, phrases),
        ...(others.length === 0
          ? [...peopleStatements(question, first, phrases), ...quotesAbout(question, knowledge, first)]
          : []),
      ],
      {
        cites: isOfPerson || asksFor(question, "count") ? ["/", ...pages] : pages,
        about: projects.map(projectEntity),
      },
    );
  },
};
