import type { Chunk } from "../index/chunk.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Word } from "../knowledge/words.ts";
import {
  asksFor,
  contentWords,
  mentionPositions,
  type Question,
  startsWith,
  unexplainedWords,
} from "../question/question.ts";
import type { Phrases } from "../sentences/phrases.ts";
import { quoteFrom, type Statement, statementAt } from "../sentences/statement.ts";
import { hasWhatIsAsked } from "./answer-types.ts";
import { quotePassage } from "./quote.ts";
import { coverage, inverseDocumentFrequency, type RankedHit } from "./rank.ts";

/**
 * The name of the source, which introduces a quotation. Left out if the quotation begins with the name, or the name with its first
 * sentence.
 */
export const sourceLabel = ({ path, name }: Chunk, [first]: readonly Statement[], phrases: Phrases): Statement[] =>
  path !== "/" && !first?.text.startsWith(name) && !(first && name.startsWith(first.text))
    ? [statementAt(path, phrases)("answers.quotation.heading", { name })]
    : [];

/** A quotation with its source chunk and the share of the question that the chunk covers. */
export interface Extract {
  readonly chunk: Chunk;
  readonly statements: readonly Statement[];
  readonly coverage: number;
}

/** An answer quotes at most this many chunks. The second needs this share of the score of the first. */
const MAX_QUOTED_CHUNKS = 2;
const MIN_SECOND_SCORE = 0.6;
/** The longest quotations from two chunks, in characters. */
const MAX_CHARACTERS_OF_FIRST = 600;
const MAX_CHARACTERS_OF_SECOND = 300;

/**
 * The minimum confidence for quoting a page. Below, half of the answers are wrong (npm run bench:ask), and naming the nearest pages is
 * better. Only English has related words, so pages in other languages cover less of a question that they answer.
 */
const MIN_CONFIDENCE = { english: 130, other: 60 };

/**
 * The same for a question that asks for the page by name, or whether the owner has worked with something that is all on the page. In
 * other languages, a lower one only adds wrong answers.
 */
const MIN_NAMED_CONFIDENCE = { english: 10, other: MIN_CONFIDENCE.other };

/**
 * The minimum confidence for a refusal to quote the nearest page instead of only naming it. Below, a passage rarely helps and looks
 * like an answer to something else. Half of the off-topic questions are below.
 */
const MIN_PASSAGE_CONFIDENCE = 3;

/** The largest lead over the next hit that counts. A larger one says nothing more. */
const MAX_LEAD = 10;

/**
 * The share of the other words that a page must cover if a question names an employer or a project. A page about Acme does not answer
 * `her salary at Acme` if it only says other things.
 */
const MIN_COVERAGE_BESIDE_NAME = { english: 0.36, other: 0.2 };

/** The share of a question that a section of the documentation must cover to be quoted. */
const MIN_COVERAGE = 0.5;

/** The same for a section without words of the question in its name. */
const MIN_UNNAMED_COVERAGE = 0.7;

/**
 * The confidence that the best hit answers a question: from the rarity of the words that it has, its score, and its lead over the
 * next hit.
 */
const confidence = (knowledge: Knowledge, words: readonly Word[], [best, next]: readonly RankedHit[]): number => {
  // A number alone says nothing: `What is 17 times 4?`
  if (!best || [...best.terms].every((term) => /^\d+$/.test(term))) return 0;
  let rarity = 0;
  let matched = 0;
  const stems = new Set(words.map((word) => word.stem));
  for (const stem of stems)
    if (best.terms.has(stem)) {
      matched += 1;
      rarity += inverseDocumentFrequency(knowledge, stem) * (best.prominent.has(stem) ? 2 : 1);
    }
  // A single word of several, such as `school` of `primary school`, often has another meaning.
  if (matched < Math.min(2, [...stems].filter((stem) => !/^\d+$/.test(stem)).length)) rarity /= 2;
  const lead = Math.min(MAX_LEAD, best.score / (next?.score ?? 1));
  return (best.score * lead * best.coverage * rarity) / Math.log(2 * knowledge.chunks.length + 2);
};

/** Whether the pages near a question are worth quoting. */
export const areWorthQuoting = (knowledge: Knowledge, words: readonly Word[], hits: readonly RankedHit[]): boolean =>
  confidence(knowledge, words, hits) >= MIN_PASSAGE_CONFIDENCE;

/** Whether a section of the documentation answers a question. `Earliest start date` has a few words of the guide to /ask. */
const isDocumentAnswer = (
  question: Question,
  words: readonly Word[],
  { coverage: share, terms, prominent }: RankedHit,
): boolean => {
  const stems = new Set(words.map(({ stem }) => stem));
  if (share < MIN_COVERAGE) return false;
  if (prominent.size > 0) return true;
  if (share < MIN_UNNAMED_COVERAGE) return false;
  return asksFor(question, "service") || (terms.size > 1 && [...terms].some((term) => stems.has(term)));
};

/** Whether it asks for a list, such as `which of her studies`, which one page cannot answer. */
const asksForList = ({ text }: Question): boolean => /^which of (?:her|his|their|your|the|these)\b/.test(text);

/** Whether the question asks for the best hit: `Tell me about the harbor case`, `Has she experience in hospitals?` */
const isAskedFor = (knowledge: Knowledge, question: Question, [best]: readonly RankedHit[]): boolean => {
  const names = unexplainedWords(question, ["work", "skill"]);
  if (!best || names.length === 0) return false;
  if (/^tell (?:me|us) (?:more )?about /.test(question.text)) return names.some(({ stem }) => best.prominent.has(stem));
  return (
    startsWith(question, "did", "do", "does", "has", "have") &&
    question.isPersonal &&
    asksFor(question, "work", "skill") &&
    // All of them, but for rounding.
    coverage(knowledge, names, best.terms) > 0.99
  );
};

/** Whether a page has the names of several words that a question has in full. Others tell of something else. */
const hasNames = ({ mentions, words }: Question, { terms }: RankedHit): boolean =>
  mentions.every(
    ({ entity, positions, isFullName }) =>
      !isFullName ||
      (positions.length < 2 && entity.kind !== "project") ||
      positions.every((position) => terms.has(words[position]?.stem ?? "")),
  );

/** Quotes the best hit, and the second if it is nearly as good. */
export const extractAnswer = (
  question: Question,
  words: readonly Word[],
  knowledge: Knowledge,
  hits: readonly RankedHit[],
): Extract | undefined => {
  const names = mentionPositions(question);
  const others = contentWords(question, names);
  const pages = hits.filter(({ chunk }) => !chunk.isDocumentation);
  const language = knowledge.phrases.language.startsWith("en") ? "english" : "other";
  const limits = isAskedFor(knowledge, question, pages) ? MIN_NAMED_CONFIDENCE : MIN_CONFIDENCE;
  const isConfident = confidence(knowledge, words, pages) >= limits[language];
  const isAnswer = (hit: RankedHit): boolean =>
    isConfident &&
    hasNames(question, hit) &&
    (names.size === 0 ||
      others.length === 0 ||
      coverage(knowledge, others, hit.terms) >= MIN_COVERAGE_BESIDE_NAME[language]);
  const [best, second] = hits
    .slice(0, MAX_QUOTED_CHUNKS)
    .filter((hit) => (hit.chunk.isDocumentation ? isDocumentAnswer(question, words, hit) : isAnswer(hit)));
  if (!best || asksForList(question)) return undefined;
  const isClose =
    second !== undefined &&
    second.score >= best.score * MIN_SECOND_SCORE &&
    second.chunk.isDocumentation === best.chunk.isDocumentation;
  const quote = ({ chunk }: RankedHit, maxCharacters?: number): Statement[] => {
    const quoted =
      chunk.type === "Question"
        ? chunk.blocks.map((text) => quoteFrom(chunk.path, text))
        : quotePassage(knowledge, question, words, chunk, maxCharacters);
    const isEnough = quoted.length > 0 && (chunk.isDocumentation || hasWhatIsAsked(knowledge, question, quoted, chunk));
    return isEnough ? [...sourceLabel(chunk, quoted, knowledge.phrases), ...quoted] : [];
  };
  const statements = isClose
    ? [...quote(best, MAX_CHARACTERS_OF_FIRST), ...quote(second, MAX_CHARACTERS_OF_SECOND)]
    : quote(best);
  return statements.length > 0 ? { chunk: best.chunk, statements, coverage: best.coverage } : undefined;
};
