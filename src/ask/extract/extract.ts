import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Word } from "../knowledge/words.ts";
import { asksFor, type Question } from "../question/question.ts";
import { quotePassage } from "./quote.ts";
import { inverseDocumentFrequency, nameShare, type RankedHit } from "./rank.ts";
import { quoteFrom, type Statement, statementAt } from "./statement.ts";

/** The name of the source, as a lead-in to its quotation, unless the quotation begins with it. */
const sourceLabel = ({ path, type, name }: Chunk, [first]: readonly Statement[]): Statement[] =>
  path !== "/" && type !== "Question" && !first?.text.startsWith(name) ? [statementAt(path)`${name}:`] : [];

/** A quotation with its source chunk and the share of the question that the chunk covers. */
export interface Extract {
  readonly chunk: Chunk;
  readonly statements: readonly Statement[];
  readonly coverage: number;
}

/** A second chunk is quoted too if its score is at least this share of the first, in characters of both. */
const MIN_SECOND_SCORE = 0.6;
const MAX_CHARACTERS_OF_TWO = { first: 400, second: 300 };

/**
 * The evidence from which on a page is quoted: about 0.8 words that no other page has, in its name or with all of the
 * question. Below, less than half of the answers are right (npm run bench:ask), and the nearest pages say more.
 */
const MIN_EVIDENCE = 1;

/** The share of a question that a section of the documentation must cover to be quoted. */
const MIN_COVERAGE = 0.5;

/** How much speaks for a hit: the rarity of the words of the question that it has, more for those in its name or keywords. */
const evidence = (knowledge: Knowledge, words: readonly Word[], { coverage, terms, prominent }: RankedHit): number => {
  const rarest = Math.log(2 * knowledge.chunks.length + 2);
  let matched = 0;
  for (const stem of new Set(words.map((word) => word.stem)))
    if (terms.has(stem)) matched += inverseDocumentFrequency(knowledge, stem) * (prominent.has(stem) ? 2 : 1);
  return (matched * coverage) / rarest;
};

/** Whether a section of the documentation answers a question. */
const documents = (
  question: Question,
  words: readonly Word[],
  { chunk, coverage, terms, prominent }: RankedHit,
): boolean => {
  const stems = new Set(words.map(({ stem }) => stem));
  if (coverage < MIN_COVERAGE) return false;
  if (asksFor(question, "service")) return prominent.size > 0 || coverage >= 0.7;
  if (stems.size === 1) return nameShare(chunk, stems) >= 0.5;
  return prominent.size > 0 || (terms.size > 1 && [...terms].some((term) => stems.has(term)));
};

/** Quotes the best of the hits, and the second if it is nearly as good. */
export const extractAnswer = (
  question: Question,
  words: readonly Word[],
  knowledge: Knowledge,
  hits: readonly RankedHit[],
): Extract | undefined => {
  const [best, second] = hits.filter((hit) =>
    hit.chunk.isDocumentation ? documents(question, words, hit) : evidence(knowledge, words, hit) >= MIN_EVIDENCE,
  );
  if (!best) return undefined;
  const isClose =
    second !== undefined &&
    second.score >= best.score * MIN_SECOND_SCORE &&
    second.chunk.isDocumentation === best.chunk.isDocumentation;
  const quote = ({ chunk }: RankedHit, maxCharacters?: number): Statement[] => {
    const quoted =
      chunk.type === "Question"
        ? chunk.blocks.map((text) => quoteFrom(chunk.path, text))
        : quotePassage(knowledge, question, words, chunk, maxCharacters);
    return quoted.length > 0 ? [...sourceLabel(chunk, quoted), ...quoted] : [];
  };
  const statements = isClose
    ? [...quote(best, MAX_CHARACTERS_OF_TWO.first), ...quote(second, MAX_CHARACTERS_OF_TWO.second)]
    : quote(best);
  return statements.length > 0 ? { chunk: best.chunk, statements, coverage: best.coverage } : undefined;
};
