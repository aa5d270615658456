import { quoteFrom, type Statement } from "../../extract/statement.ts";
import type { Chunk } from "../../index/chunk.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { stemsOf, type Word } from "../../knowledge/words.ts";
import { asksFor, type Question } from "../../question/question.ts";
import { type Rule, ruleResult } from "../rule.ts";

/** The words that ask for a list of the career besides paid work. The names of lists are those of experience.yaml. */
const listWords = {
  volunteer: "volunteer volunteering voluntary unpaid charity",
  awards: "award prize honour honor won win recognition trophy",
  certificates: "certificate certification certified certify licence license accreditation",
  publications: "publication published publish paper wrote author",
  talks: "talk speech keynote lecture conference presentation",
  writing: "writing article essay column wrote published publication blog",
  languages: "language speak speaks spoken fluent bilingual multilingual tongue",
  interests: "interest hobby hobbies pastime",
  references: "reference recommend recommendation recommends testimonial referee endorsement",
} as const;

type CareerList = keyof typeof listWords;

const listNames = Object.keys(listWords) as readonly CareerList[];

const listStems = new Map(listNames.map((list) => [list, new Set(stemsOf(listWords[list]))]));

/** How many entries also get their texts. More would bury the list. */
const MAX_DETAILED_ENTRIES = 2;

const entriesOf = ({ chunks }: Knowledge, list: CareerList): readonly Chunk[] =>
  chunks.filter(({ path }) => path === `/#${list}`);

/** The words of a question that neither a list nor a concept such as `when` accounts for. */
const topicsOf = (question: Question, lists: readonly CareerList[]): Word[] => {
  const explained = new Set(
    (["when", "count", "listing", "latest", "person", "how", "location"] as const).flatMap((concept) => [
      ...(question.concepts.get(concept) ?? []),
    ]),
  );
  return question.contentPositions.flatMap((position) => {
    const word = question.words[position];
    const isOfList = word && lists.some((list) => listStems.get(list)?.has(word.stem));
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
    const asked = listNames.filter(
      (list) =>
        question.words.some(({ stem }) => listStems.get(list)?.has(stem)) && entriesOf(knowledge, list).length > 0,
    );
    if (asked.length === 0) return undefined;
    const topics = topicsOf(question, asked);
    const years = question.years;
    const fitting = asked
      .flatMap((list) => entriesOf(knowledge, list))
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
