import { quoteFrom, type Statement } from "../../extract/statement.ts";
import type { Chunk } from "../../index/chunk.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { stemsOf, type Word } from "../../knowledge/words.ts";
import { asksFor, type Question } from "../../question/question.ts";
import { type Rule, ruleResult } from "../rule.ts";

/** How many entries also get their texts. More would bury the list. */
const MAX_DETAILED_ENTRIES = 2;

/** A list of the career besides paid work, with the stems of the words that ask for it. */
interface CareerList {
  readonly stems: ReadonlySet<string>;
  readonly entries: readonly Chunk[];
}

/** `when she is not working`, `outside of work` */
const offWork = /\b(?:not|outside|off) (?:\w+ )?work/;

/** The lists that a question asks for, and that have entries. */
const listsAskedFor = ({ words }: Question, { language, chunks }: Knowledge): readonly CareerList[] =>
  Object.entries(language.lists).flatMap(([list, text]) => {
    const stems = new Set(text.split(" "));
    if (list === "interests" && offWork.test(words.map(({ normalized }) => normalized).join(" "))) stems.add("work");
    const entries = chunks.filter(({ path }) => path === `/#${list}`);
    return entries.length > 0 && words.some(({ stem }) => stems.has(stem)) ? [{ stems, entries }] : [];
  });

/** The words of a question that neither a list nor a concept such as `when` accounts for. */
const topicsOf = (question: Question, lists: readonly CareerList[]): Word[] => {
  const explained = new Set(
    (["when", "count", "listing", "latest", "person", "how", "location"] as const).flatMap((concept) => [
      ...(question.concepts.get(concept) ?? []),
    ]),
  );
  return question.contentPositions.flatMap((position) => {
    const word = question.words[position];
    const isOfList = word && lists.some(({ stems }) => stems.has(word.stem));
    return word && !isOfList && !explained.has(position) && !/^\d{4}$/.test(word.normalized) ? [word] : [];
  });
};

const stemsIn = ({ name, keywords, blocks }: Chunk): ReadonlySet<string> =>
  new Set(stemsOf([name, keywords, ...blocks].join(" ")));

const statementsOf = (entries: readonly Chunk[]): Statement[] =>
  entries.flatMap(({ path, blocks }) => {
    const shown = entries.length <= MAX_DETAILED_ENTRIES ? blocks : blocks.slice(0, path === "/#references" ? 2 : 1);
    return shown.map((block) => quoteFrom(path, block));
  });

/** Answers from the further lists of a career: all entries of a list, or those with the other words of the question. */
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
    const shown = asksFor(question, "latest") ? fitting.slice(0, 1) : fitting;
    return ruleResult(statementsOf(shown), { unexplainedShare: 0 });
  },
};
