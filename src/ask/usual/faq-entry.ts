import { variantsOf } from "../extract/rank.ts";
import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { stemsOf } from "../knowledge/words.ts";
import { contentWords, type Question } from "../question/question.ts";
import type { UsualFact } from "./classify.ts";

/** The FAQ's entry about a fact that is nearest to a question. */
interface FaqEntry {
  readonly chunk: Chunk;
  /** How many of the question's topics it does not have. */
  readonly missing: number;
}

const stemsIn = ({ name, blocks }: Chunk): ReadonlySet<string> => new Set(stemsOf([name, ...blocks].join(" ")));

/** Returns a function that finds the entry of the FAQ about a fact, with the most words of a visitor's question. */
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
          // Words may be in both the question and the answer.
          inEntry: variants.filter((word) => word.some((stem) => stems.has(stem))).length,
        };
      })
      .toSorted(
        (a, b) => a.missing - b.missing || b.inHeading - a.inHeading || a.rank - b.rank || b.inEntry - a.inEntry,
      );
    return best;
  };
};
