import type { AskResult } from "../../contract/resources/ask.ts";
import { type Chunk, firstSentenceOf, pageOf } from "./chunk.ts";
import { type Knowledge, onePerPage } from "./knowledge.ts";
import type { Ranked } from "./quote.ts";

/** What a page that an answer rests on scores, and at most one that was only found. */
const cited = { first: 100, last: 81 };
const foundAtMost = { besideCited: 80, alone: 99 };

/** Pages that have less of a question than this are left out. */
const least = 0.4;

const resultOf = ({ facts: { site } }: Knowledge, chunk: Chunk, score: number): AskResult => ({
  "@type": chunk.type,
  name: chunk.name,
  url: `${site}${chunk.path}`,
  site,
  score,
  description: firstSentenceOf(chunk) ?? chunk.name,
  grounding: { source_urls: [`${site}${chunk.path}`] },
});

/** The pages that an answer rests on, and then those that were found, one entry for each page (D10). */
export const resultsOf = (
  knowledge: Knowledge,
  paths: readonly string[],
  hits: readonly Ranked[],
  limit: number,
): AskResult[] => {
  const chunkAt = (path: string): Chunk | undefined =>
    knowledge.chunks.find((chunk) => chunk.path === path) ??
    knowledge.chunks.find((chunk) => pageOf(chunk) === pageOf({ path }));
  const first = onePerPage(paths.flatMap((path) => chunkAt(path) ?? []).map((chunk) => ({ chunk })));
  const top = hits[0]?.score ?? 1;
  const most = first.length > 0 ? foundAtMost.besideCited : foundAtMost.alone;
  return onePerPage([
    ...first.map(({ chunk }, at) => ({ chunk, score: Math.max(cited.last, cited.first - at) })),
    ...hits
      .filter((hit) => hit.coverage >= least)
      .map(({ chunk, score }) => ({ chunk, score: Math.max(1, Math.round((most * score) / top)) })),
  ])
    .slice(0, limit)
    .map(({ chunk, score }) => resultOf(knowledge, chunk, score));
};
