import type { Chunk } from "./chunk.ts";
import type { Knowledge } from "./knowledge.ts";
import { sentencesIn } from "./prepared.ts";
import { asksFor, naming, type Question } from "./question.ts";
import { bestSentences, coverage, nameShare, type Ranked } from "./quote.ts";
import { quotedFrom, type Statement, statedAt } from "./statement.ts";
import type { Word } from "./words.ts";

/** Chunks that are looked at for sentences, best first. */
const tried = 4;

/** How much of a question a chunk has to cover to be quoted. */
const enough = 0.5;

/** What a quotation is from: its sentences leave that out. */
const leadOf = ({ path, type, name }: Chunk): Statement[] =>
  path !== "/" && type !== "Question" ? [statedAt(path)`${name}:`] : [];

/** What was quoted, from where, and how much of the question that covers. */
export interface Extract {
  readonly chunk: Chunk;
  readonly statements: readonly Statement[];
  readonly coverage: number;
}

const extractOf = (
  question: Question,
  words: readonly Word[],
  knowledge: Knowledge,
  best: Ranked,
  all: readonly Ranked[],
): Extract | undefined => {
  const near = all.filter(
    (hit) =>
      hit !== best &&
      hit.score >= best.score * 0.75 &&
      hit.score <= best.score &&
      hit.chunk.isDocument === best.chunk.isDocument,
  );
  const quoted = bestSentences(
    knowledge,
    question,
    words,
    [best, ...near].slice(0, 2).map(({ chunk }) => chunk),
  );
  const isNamed = nameShare(best.chunk, new Set(words.map(({ stem }) => stem))) > 0;
  const opening = sentencesIn(best.chunk)
    .slice(0, 2)
    .map(({ text }) => quotedFrom(best.chunk.path, text));
  const statements = quoted.length > 0 ? quoted : isNamed ? opening : [];
  const [first] = statements;
  if (!first) return undefined;
  const from = near.find(({ chunk }) => chunk.path === first.path)?.chunk ?? best.chunk;
  return { chunk: best.chunk, statements: [...leadOf(from), ...statements], coverage: best.coverage };
};

/** Sentences of the documents and of what the owner wrote, where they cover enough of the question. */
export const fromSentences = (
  question: Question,
  words: readonly Word[],
  knowledge: Knowledge,
  hits: readonly Ranked[],
): Extract | undefined => {
  const names = naming(question);
  const said = new Set(words.map(({ stem }) => stem));
  // What is asked of something that is named has to be there beside the name.
  const beside = question.content.flatMap((at) => (names.has(at) ? [] : (question.words[at] ?? [])));
  const isUnknown = ({ stem }: Word): boolean =>
    knowledge.frequency(stem) === 0 &&
    !knowledge.language.isOrdinary(stem) &&
    knowledge.language.synonymsOf(stem).length === 0;
  const isOwn = /^what (?:(?:is|are|was|were) )?(?:her|his|their|your) /.test(
    question.words.map(({ plain }) => plain).join(" "),
  );
  const fits = (hit: Ranked): boolean => {
    if (hit.coverage < enough) return false;
    if (names.size > 0 && beside.length > 0 && coverage(knowledge, beside, hit.terms) < enough) return false;
    if (names.size > 0 && beside.filter(isUnknown).length * 3 >= beside.length && beside.some(isUnknown)) return false;
    // What is somebody's own stands where the person is told of.
    if (isOwn && (hit.chunk.type === "CreativeWork" || hit.prominent.size === 0)) return false;
    // One word in the middle of a text is no reason to think that the text answers the question.
    const isTold = [...hit.terms].some((term) => said.has(term));
    if (hit.chunk.isDocument && asksFor(question, "service")) return hit.prominent.size > 0 || hit.coverage >= 0.7;
    if (hit.chunk.isDocument && said.size === 1) return nameShare(hit.chunk, said) >= 0.5;
    if (hit.terms.size > 1) return isTold || hit.prominent.size > 0;
    return hit.prominent.size > 0 || (said.size === 1 && !question.isPersonal);
  };
  const fitting = hits.filter(fits).slice(0, tried);
  const extracts = fitting.flatMap((hit) => extractOf(question, words, knowledge, hit, fitting) ?? []);
  const withNumber = extracts.find(({ statements }) =>
    statements.some(({ text, values }) => !values && /\d/.test(text)),
  );
  return (question.asksNumber ? withNumber : undefined) ?? extracts[0];
};
