import type { AskResult } from "../contract/resources/agents/ask.ts";
import type { RankedHit } from "./extract/quote.ts";
import { type Chunk, firstSentenceOf, pageOf } from "./index/chunk.ts";
import { type Knowledge, onePerPage } from "./knowledge/knowledge.ts";

/** Scores of pages that the answer cites, and the highest score of other pages. */
const CITED_SCORES = { first: 100, last: 81 };
const MAX_FOUND_SCORE = { besideCited: 80, alone: 99 };

/** Pages that cover a smaller share of the question are left out. */
const MIN_COVERAGE = 0.4;

const toAskResult = ({ facts: { site } }: Knowledge, chunk: Chunk, score: number): AskResult => ({
  "@type": chunk.type,
  name: chunk.name,
  url: `${site}${chunk.path}`,
  site,
  score,
  description: firstSentenceOf(chunk) ?? chunk.name,
  grounding: { source_urls: [`${site}${chunk.path}`] },
});

/** The pages that an answer cites, then other relevant pages, each page once (D10). */
export const rankResults = (
  knowledge: Knowledge,
  paths: readonly string[],
  hits: readonly RankedHit[],
  limit: number,
  minCoverage = MIN_COVERAGE,
): AskResult[] => {
  const chunkAt = (path: string): Chunk | undefined =>
    knowledge.chunks.find((chunk) => chunk.path === path) ??
    knowledge.chunks.find((chunk) => pageOf(chunk) === pageOf({ path }));
  const first = onePerPage(paths.flatMap((path) => chunkAt(path) ?? []).map((chunk) => ({ chunk })));
  const top = hits[0]?.score ?? 1;
  const most = first.length > 0 ? MAX_FOUND_SCORE.besideCited : MAX_FOUND_SCORE.alone;
  return onePerPage([
    ...first.map(({ chunk }, index) => ({ chunk, score: Math.max(CITED_SCORES.last, CITED_SCORES.first - index) })),
    ...hits
      .filter((hit) => hit.coverage >= minCoverage)
      .map(({ chunk, score }) => ({ chunk, score: Math.max(1, Math.round((most * score) / top)) })),
  ])
    .slice(0, limit)
    .map(({ chunk, score }) => toAskResult(knowledge, chunk, score));
};

/** The most pages that a failure names. */
const MAX_NEAREST = 3;

/** The smallest share of a question that a page near it covers. */
const MIN_NEAREST_COVERAGE = 0.3;

/** The pages that come closest to a question that nothing answers, marked as such. */
export const nearestResults = (knowledge: Knowledge, hits: readonly RankedHit[], limit: number): AskResult[] =>
  rankResults(knowledge, [], hits, Math.min(limit, MAX_NEAREST), MIN_NEAREST_COVERAGE).map((result) => ({
    ...result,
    nearest: true,
  }));
