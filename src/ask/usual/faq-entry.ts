import { variantsOf } from "../extract/rank.ts";
import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { stemsOf } from "../knowledge/words.ts";
import { contentWords, type Question } from "../question/question.ts";
import type { UsualFact } from "./classify.ts";

/** The FAQ entry about a fact that comes closest to a question. */
interface FaqEntry {
  readonly chunk: Chunk;
  /** The number of topics of the question that it does not have. */
  readonly missing: number;
}

const stemsIn = ({ name, blocks }: Chunk): ReadonlySet<string> => new Set(stemsOf([name, ...blocks].join(" ")));

/** Returns a function that finds the FAQ entry about a fact with the most words of a question. */
export const faqEntryFinder = (knowledge: Knowledge) => {
  const { faq, chunks } = knowledge;
  return (fact: UsualFact, question: Question): FaqEntry | undefined => {
    const variants = question.words.map(({ stem }) => [...variantsOf(knowledge, stem).keys()]);
    const [best] = faq
      .flatMap(({ chunk, subjects = [] }) => {
        const found = chunks[chunk];
        return found && subjects.includes(fact.name) ? [{ chunk: found, rank: subjects.indexOf(fact.name) }] : [];
      })
      .map(({ chunk, rank }) => {
        const stems = stemsIn(chunk);
        const heading = new Set(chunk.nameStems);
        return {
          chunk,
          rank,
          missing: fact.topics.filter((stem) => !stems.has(stem)).length,
          inHeading: contentWords(question).filter(({ stem }) => heading.has(stem)).length,
          // Counts words of the entry's question and of its answer.
          inEntry: variants.filter((word) => word.some((stem) => stems.has(stem))).length,
        };
      })
      .toSorted(
        (a, b) => a.missing - b.missing || b.inHeading - a.inHeading || a.rank - b.rank || b.inEntry - a.inEntry,
      );
    return best;
  };
};
