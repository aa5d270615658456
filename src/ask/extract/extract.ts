import type { Chunk } from "../index/chunk.ts";
import { stemmedSentences } from "../index/stemmed-sentences.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Word } from "../knowledge/words.ts";
import { asksFor, mentionPositions, type Question } from "../question/question.ts";
import { bestSentences, coverage, nameShare, type RankedHit } from "./quote.ts";
import { quoteFrom, type Statement, statementAt } from "./statement.ts";

/** The most chunks to search for sentences. */
const MAX_CHUNKS = 4;

/** The share of a question that a chunk must cover to be quoted. */
const MIN_COVERAGE = 0.5;

/** The name of the source, as a lead-in to its quotation, unless the quotation begins with it. */
const sourceLabel = ({ path, type, name }: Chunk, [first]: readonly Statement[]): Statement[] =>
  path !== "/" && type !== "Question" && !first?.text.startsWith(name) ? [statementAt(path)`${name}:`] : [];

/** A quotation with its source chunk and the share of the question that the chunk covers. */
export interface Extract {
  readonly chunk: Chunk;
  readonly statements: readonly Statement[];
  readonly coverage: number;
}

const extractFrom = (
  question: Question,
  words: readonly Word[],
  knowledge: Knowledge,
  best: RankedHit,
  all: readonly RankedHit[],
): Extract | undefined => {
  const near = all.filter(
    (hit) =>
      hit !== best &&
      hit.score >= best.score * 0.75 &&
      hit.score <= best.score &&
      hit.chunk.isDocumentation === best.chunk.isDocumentation,
  );
  const quoted = bestSentences(
    knowledge,
    question,
    words,
    [best, ...near].slice(0, 2).map(({ chunk }) => chunk),
  );
  const isNamed = nameShare(best.chunk, new Set(words.map(({ stem }) => stem))) > 0;
  const opening = stemmedSentences(best.chunk)
    .slice(0, 2)
    .map(({ text }) => quoteFrom(best.chunk.path, text));
  const statements = quoted.length > 0 ? quoted : isNamed ? opening : [];
  const [first] = statements;
  if (!first) return undefined;
  const from = near.find(({ chunk }) => chunk.path === first.path)?.chunk ?? best.chunk;
  return { chunk: best.chunk, statements: [...sourceLabel(from, statements), ...statements], coverage: best.coverage };
};

/** Quotes sentences from the best of the hits that cover enough of the question. */
export const extractAnswer = (
  question: Question,
  words: readonly Word[],
  knowledge: Knowledge,
  hits: readonly RankedHit[],
): Extract | undefined => {
  const names = mentionPositions(question);
  const questionStems = new Set(words.map(({ stem }) => stem));
  // If the question names an entity, a chunk must also cover the other words.
  const otherWords = question.contentPositions.flatMap((index) =>
    names.has(index) ? [] : (question.words[index] ?? []),
  );
  const isUnknown = ({ stem }: Word): boolean =>
    knowledge.frequency(stem) === 0 &&
    !knowledge.language.isOrdinary(stem) &&
    knowledge.language.synonymsOf(stem).length === 0;
  const asksForProperty = /^what (?:(?:is|are|was|were) )?(?:her|his|their|your) /.test(
    question.words.map(({ normalized }) => normalized).join(" "),
  );
  const fits = (hit: RankedHit): boolean => {
    if (hit.coverage < MIN_COVERAGE) return false;
    if (names.size > 0 && otherWords.length > 0 && coverage(knowledge, otherWords, hit.terms) < MIN_COVERAGE)
      return false;
    if (names.size > 0 && otherWords.filter(isUnknown).length * 3 >= otherWords.length && otherWords.some(isUnknown))
      return false;
    // `What is her …` asks for a property of the person, not of a project.
    if (asksForProperty && (hit.chunk.type === "CreativeWork" || hit.prominent.size === 0)) return false;
    // A single match in running text is too weak; a match in the name or keywords is not.
    const hasExactTerm = [...hit.terms].some((term) => questionStems.has(term));
    if (hit.chunk.isDocumentation && asksFor(question, "service")) return hit.prominent.size > 0 || hit.coverage >= 0.7;
    if (hit.chunk.isDocumentation && questionStems.size === 1) return nameShare(hit.chunk, questionStems) >= 0.5;
    if (hit.terms.size > 1) return hasExactTerm || hit.prominent.size > 0;
    return hit.prominent.size > 0 || (questionStems.size === 1 && !question.isPersonal);
  };
  const fitting = hits.filter(fits).slice(0, MAX_CHUNKS);
  const extracts = fitting.flatMap((hit) => extractFrom(question, words, knowledge, hit, fitting) ?? []);
  const withNumber = extracts.find(({ statements }) =>
    statements.some(({ text, values }) => !values && /\d/.test(text)),
  );
  return (question.asksForNumber ? withNumber : undefined) ?? extracts[0];
};
