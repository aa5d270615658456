import { coverage } from "../../../src/ask/extract/rank.ts";
import type { Knowledge } from "../../../src/ask/knowledge/knowledge.ts";
import { contentWords } from "./passages.ts";

/** The share of a question, or of a query that a model wrote for it, that an answer must contain. */
const MIN_COVERAGE = { question: 0.5, query: 0.25 };
/** One word in common with a query can be a coincidence. */
const MIN_QUERY_WORDS = 2;

/**
 * Whether an answer has enough words of the question, or of a query that a model wrote for it, and says more than the
 * question: an answer that repeats the question says yes, which no passage can confirm.
 */
export const isRelevant = (
  knowledge: Knowledge,
  answer: string,
  question: string,
  queries: readonly string[],
): boolean => {
  const covers = (text: string, stems: ReadonlySet<string>, share: number): boolean =>
    coverage(knowledge, contentWords(knowledge, text), stems) >= share;
  const stemsIn = (text: string) => new Set(contentWords(knowledge, text).map(({ stem }) => stem));
  const said = stemsIn(answer.replaceAll(/\[\d+\]/g, ""));
  if (said.isSubsetOf(stemsIn(question))) return false;
  return (
    covers(question, said, MIN_COVERAGE.question) ||
    queries.some(
      (query) => stemsIn(query).intersection(said).size >= MIN_QUERY_WORDS && covers(query, said, MIN_COVERAGE.query),
    )
  );
};
