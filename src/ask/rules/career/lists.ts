import { projectPath } from "../../../portfolio/projects/display.ts";
import { chunkAtPath } from "../../extract/quote.ts";
import { type Chunk, stemsIn } from "../../index/chunk.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { stemsOf, type Word } from "../../knowledge/words.ts";
import { asksFor, asksForAmount, contentWords, mentioned, type Question, startsWith } from "../../question/question.ts";
import type { Phrases } from "../../sentences/phrases.ts";
import { quoteFrom, type Statement, statementAt } from "../../sentences/statement.ts";
import { projectEntity } from "../projects/project-statements.ts";
import { type Rule, ruleResult } from "../rule.ts";

/** The most entries that are shown with all their texts. With more, the list would be hard to read. */
const MAX_DETAILED_ENTRIES = 2;

/** A list of the career besides paid work, with the stems of the words that ask for it. */
interface CareerList {
  readonly name: string;
  readonly stems: ReadonlySet<string>;
  readonly entries: readonly Chunk[];
}

/** Matches spare time: `when she is not working`, `outside of work` */
const offWork = /\b(?:not|outside|off) (?:\w+ )?work/;

/** Matches questions for opinions: `What do former clients say about her?` */
const whatOthersSay =
  /\blike to work with\b|\b(?:clients?|customers?|colleagues|people|others|they)\b.* (?:say|says|said|think|thought)\b/;

/** The lists that a question asks for, and that have entries. */
const listsAskedFor = ({ text: asked, words }: Question, { language, chunks }: Knowledge): readonly CareerList[] =>
  Object.entries(language.lists).flatMap(([list, text]) => {
    const stems = new Set(text.split(" "));
    if (list === "interests" && offWork.test(asked)) stems.add("work");
    if (list === "references" && whatOthersSay.test(asked)) for (const { stem } of words) stems.add(stem);
    // `Can I talk to a client of yours?` does not ask for talks.
    if (list === "talks" && /\b(?:i|we|to) talk (?:to|with)\b/.test(asked)) return [];
    const entries = chunks.filter(({ path }) => path === `/#${list}`);
    // `How many publishers said no?` does not ask for publications.
    const isAsked = words.some(({ normalized, stem }) => stems.has(stem) && !/^publishers?$/.test(normalized));
    return entries.length > 0 && isAsked ? [{ name: list, stems, entries }] : [];
  });

/** Verbs that ask for access: `Where can I read her blog posts?` */
const accessVerbs = /^(?:read|watch|see|find|hear|listen|download|get|buy|posts?)$/;

/** The words of a question that neither a list nor a concept such as `when` explains. */
const topicsOf = (question: Question, lists: readonly CareerList[]): Word[] => {
  const explained = new Set(
    (["when", "count", "listing", "latest", "oldest", "person", "how", "location", "work", "skill"] as const).flatMap(
      (concept) => [...(question.concepts.get(concept) ?? [])],
    ),
  );
  const isAccess = startsWith(question, "where");
  const isOffWork = offWork.test(question.text);
  return contentWords(question, explained).filter(
    ({ normalized, stem }) =>
      !lists.some(({ stems }) => stems.has(stem)) &&
      !(isAccess && accessVerbs.test(normalized)) &&
      !(isOffWork && /^(?:not|outside|off)$/.test(normalized)) &&
      !/^\d{4}$/.test(normalized),
  );
};

const statementsOf = (entries: readonly Chunk[]): Statement[] =>
  entries.flatMap(({ path, blocks }) => {
    const shown = entries.length <= MAX_DETAILED_ENTRIES ? blocks : blocks.slice(0, path === "/#references" ? 2 : 1);
    return shown.map((block) => quoteFrom(path, block));
  });

/** The number of entries in each list that fit the question. */
const countStatements = (lists: readonly CareerList[], fitting: readonly Chunk[], phrases: Phrases): Statement[] =>
  lists.flatMap(({ name, entries }) => {
    const number = entries.filter((entry) => fitting.includes(entry)).length;
    if (number === 0) return [];
    const noun = phrases.fill(`phrases.entries.${name}.${number === 1 ? "one" : "some"}`);
    return [statementAt(`/#${name}`, phrases)("answers.lists.number", { number, noun })];
  });

/**
 * Answers from the lists of a career besides paid work: with all entries of a list, or with those that have the other words of the
 * question.
 */
export const careerLists: Rule = {
  name: "career lists",
  explains: ["when", "count", "listing", "latest", "person", "education", "hackathon", "project", "skill", "contact"],
  searchesTopics: true,
  answer: (question, knowledge) => {
    const asked = listsAskedFor(question, knowledge);
    if (asked.length === 0) return undefined;
    const topics = topicsOf(question, asked);
    const years = question.years;
    const fitting = asked
      .flatMap(({ entries }) => entries)
      .filter((entry) => {
        const stems = stemsIn(entry);
        return (
          topics.every(({ stem }) => stems.has(stem)) &&
          (years.length === 0 || years.some((year) => entry.keywords.includes(year)))
        );
      });
    const shown = asksFor(question, "latest")
      ? fitting.slice(0, 1)
      : asksFor(question, "oldest")
        ? fitting.slice(-1)
        : fitting;
    const counts =
      asksForAmount(question) && topics.length + years.length === 0
        ? countStatements(asked, fitting, knowledge.phrases)
        : [];
    return ruleResult([...counts, ...statementsOf(shown)], { unexplainedShare: 0 });
  },
};

/** The lists whose entries can be about a project. */
const listsOfProjects = ["awards", "publications", "talks"];

/** Answers from the entries about a project: `did that win anything?`, `any talks about it?` */
export const careerListsOfProject: Rule = {
  name: "career lists of a project",
  explains: [],
  searchesTopics: true,
  answer: (question, knowledge) => {
    const [project, ...others] = mentioned(question, "project");
    if (!project || others.length > 0) return undefined;
    const title = stemsOf(project.title);
    const page = chunkAtPath(knowledge, projectPath(project));
    const told = page ? stemsIn(page) : new Set();
    const isNamed = (stems: readonly string[], text: ReadonlySet<unknown>): boolean =>
      stems.length > 0 && stems.every((stem) => text.has(stem));
    const fitting = listsAskedFor(question, knowledge)
      .filter(({ name }) => listsOfProjects.includes(name))
      .flatMap(({ entries }) => entries)
      .filter((entry) => isNamed(title, stemsIn(entry)) || isNamed(entry.nameStems, told));
    return ruleResult(statementsOf(fitting), { unexplainedShare: 0, about: [projectEntity(project)] });
  },
};
