import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Word } from "../knowledge/words.ts";
import { asksFor, mentionPositions, type Question } from "../question/question.ts";
import { quotePassage } from "./quote.ts";
import { coverage, inverseDocumentFrequency, nameShare, type RankedHit } from "./rank.ts";
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

/** An answer quotes these many chunks at most. The second needs this share of the score of the first. */
const MAX_QUOTED_CHUNKS = 2;
const MIN_SECOND_SCORE = 0.6;
/** The longest quotations from two chunks, in characters. */
const MAX_CHARACTERS_OF_TWO = { first: 400, second: 300 };

/**
 * The evidence from which on a page is quoted: one word that no other page has in its name, or two in its text, if it has the
 * whole question. Below, half of the answers are wrong (npm run bench:ask), and naming the nearest pages is better.
 */
const MIN_EVIDENCE = 1.15;

/**
 * The share of the other words that a page must cover if a question names an employer or a project: "her salary at Acme"
 * is not answered by what Acme's page says about other things.
 */
const MIN_OTHER_COVERAGE = 0.2;

/** The share of a question that a section of the documentation must cover to be quoted. */
const MIN_COVERAGE = 0.5;

/** How much speaks for a hit: the rarity of the words of the question that it has, more for those in its name or keywords. */
const evidence = (
  knowledge: Knowledge,
  words: readonly Word[],
  { coverage: share, terms, prominent }: RankedHit,
): number => {
  const rarest = Math.log(2 * knowledge.chunks.length + 2);
  let matched = 0;
  for (const stem of new Set(words.map((word) => word.stem)))
    if (terms.has(stem)) matched += inverseDocumentFrequency(knowledge, stem) * (prominent.has(stem) ? 2 : 1);
  return (matched * share) / rarest;
};

/** Whether a section of the documentation answers a question. */
const isDocumentAnswer = (
  question: Question,
  words: readonly Word[],
  { chunk, coverage: share, terms, prominent }: RankedHit,
): boolean => {
  const stems = new Set(words.map(({ stem }) => stem));
  if (share < MIN_COVERAGE) return false;
  if (asksFor(question, "service")) return prominent.size > 0 || share >= 0.7;
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
  const names = mentionPositions(question);
  const others = question.contentPositions.flatMap((index) => (names.has(index) ? [] : (question.words[index] ?? [])));
  const isAnswer = (hit: RankedHit): boolean =>
    evidence(knowledge, words, hit) >= MIN_EVIDENCE &&
    (names.size === 0 || others.length === 0 || coverage(knowledge, others, hit.terms) >= MIN_OTHER_COVERAGE);
  const [best, second] = hits
    .slice(0, MAX_QUOTED_CHUNKS)
    .filter((hit) => (hit.chunk.isDocumentation ? isDocumentAnswer(question, words, hit) : isAnswer(hit)));
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
