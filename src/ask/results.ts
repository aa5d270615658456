import type { AskResult } from "../contract/resources/agents/ask.ts";
import { nameShare, type RankedHit } from "./extract/rank.ts";
import { type Chunk, firstSentenceOf, pageOf } from "./index/chunk.ts";
import type { Knowledge } from "./knowledge/knowledge.ts";
import { stemsOf } from "./knowledge/words.ts";
import type { Phrases } from "./sentences/phrases.ts";
import type { Statement } from "./sentences/statement.ts";

/** Scores of pages that the answer cites, and the highest score of other pages. */
const CITED_SCORES = { first: 100, last: 81 };
const MAX_FOUND_SCORE = { besideCited: 80, alone: 99 };

/** Pages that cover a smaller share of the question are left out. */
const MIN_COVERAGE = 0.25;

/** The target of a result: an entry with its own anchor, or a page or section. */
interface Source {
  readonly path: string;
  readonly name: string;
  readonly type: Chunk["type"];
  readonly description: string;
}

const pathOf = ({ entry, path }: Chunk): string => entry ?? path;

const sourceOf = (chunk: Chunk, passage?: string): Source => ({
  path: pathOf(chunk),
  name: chunk.name,
  type: chunk.type,
  description: passage ?? firstSentenceOf(chunk) ?? chunk.name,
});

/** A section of the front page, such as `/#experience`, for statements about all of its entries. */
const sectionOf = (path: string, chunk: Chunk, { fill }: Phrases): Source => {
  const name = fill(`sections.${path.replace(/^.*#/, "")}`);
  return { path, name, type: chunk.type, description: name };
};

const toAskResult = ({ facts: { site } }: Knowledge, source: Source, score: number): AskResult => ({
  "@type": source.type,
  name: source.name,
  url: `${site}${source.path}`,
  site,
  score,
  description: source.description,
  grounding: { source_urls: [`${site}${source.path}`] },
});

/** The sources of a statement: the entries of its section that it quotes or names, or else the section. */
const citedBy = (knowledge: Knowledge, { path, text, values }: Statement): Source[] => {
  const there = knowledge.chunks.filter((chunk) => chunk.path === path);
  const [first] = there;
  if (!first)
    return knowledge.chunks
      .filter((chunk) => pageOf(chunk) === pageOf({ path }))
      .slice(0, 1)
      .map((chunk) => sourceOf(chunk));
  if (first.entry === undefined) return [sourceOf(first)];
  const stems = new Set(stemsOf(text));
  const named = there.filter((chunk) =>
    values ? nameShare(chunk, stems) === 1 : chunk.blocks.some((block) => block.includes(text)),
  );
  return named.length > 0 ? named.map((chunk) => sourceOf(chunk)) : [sectionOf(path, first, knowledge.phrases)];
};

const cited = (knowledge: Knowledge, paths: readonly string[]): Source[] =>
  paths.flatMap((path) => citedBy(knowledge, { path, text: "" }));

/** How pages that are found, not cited, become results. */
interface FoundOptions {
  readonly minCoverage?: number;
  /** Returns the description of a page: a passage about the question. By default, it is the first sentence. */
  readonly passageOf?: ((chunk: Chunk) => string | undefined) | undefined;
}

/** What results need of a search hit. */
type FoundPage = Pick<RankedHit, "chunk" | "score" | "coverage">;

/** The results of an answer: the sources of its statements, then other relevant entries and pages, each address once (D10). */
export const rankResults = (
  knowledge: Knowledge,
  { cites, statements }: { readonly cites: readonly string[]; readonly statements: readonly Statement[] },
  hits: readonly FoundPage[],
  limit: number,
  { minCoverage = MIN_COVERAGE, passageOf }: FoundOptions = {},
): AskResult[] => {
  const first = [
    ...new Map(
      [...cited(knowledge, cites), ...statements.flatMap((statement) => citedBy(knowledge, statement))].map(
        (source) => [source.path, source] as const,
      ),
    ).values(),
  ];
  const top = hits[0]?.score ?? 1;
  const most = first.length > 0 ? MAX_FOUND_SCORE.besideCited : MAX_FOUND_SCORE.alone;
  const all = [
    ...first.map((source, index) => ({
      path: source.path,
      score: Math.max(CITED_SCORES.last, CITED_SCORES.first - index),
      source: () => source,
    })),
    ...hits
      .filter((hit) => hit.coverage >= minCoverage)
      .map(({ chunk, score }) => ({
        path: pathOf(chunk),
        score: Math.max(1, Math.round((most * score) / top)),
        source: () => sourceOf(chunk, passageOf?.(chunk)),
      })),
  ];
  const seen = new Set<string>();
  return all
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .slice(0, limit)
    .map(({ source, score }) => toAskResult(knowledge, source(), score));
};

/** The most pages that a failure names. */
const MAX_NEAREST = 3;

/** The minimum share of a question that a nearest page must cover. */
const MIN_NEAREST_COVERAGE = 0.12;

/** Whether a page is near enough to a question to be named. */
export const isNear = ({ coverage }: FoundPage): boolean => coverage >= MIN_NEAREST_COVERAGE;

/** The pages nearest to a question without an answer, marked as such. */
export const nearestResults = (
  knowledge: Knowledge,
  hits: readonly FoundPage[],
  limit: number,
  passageOf?: FoundOptions["passageOf"],
): AskResult[] =>
  rankResults(knowledge, { cites: [], statements: [] }, hits, Math.min(limit, MAX_NEAREST), {
    minCoverage: 0,
    passageOf,
  }).map((result) => ({ ...result, nearest: true }));
