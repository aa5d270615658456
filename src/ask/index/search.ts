import type { Chunk } from "./chunk.ts";

/** A chunk by its index, the score of a stem in it, and 1 if the stem is in its name or keywords. */
export type Posting = readonly [chunk: number, score: number, isProminent?: 1];

/** Reads what `writePostings` wrote. */
export const readPostings = (text: string): Posting[] => {
  const numbers: number[] = JSON.parse(text.slice(text.indexOf(" ")));
  const postings: Posting[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    const [chunk = 0, tenths = 0] = [numbers[index], numbers[index + 1]];
    postings.push(tenths < 0 ? [chunk, -tenths / 10, 1] : [chunk, tenths / 10]);
  }
  return postings;
};

/** A chunk that matches a query. */
export interface Hit {
  readonly chunk: Chunk;
  readonly score: number;
  /** The query stems that it contains. */
  readonly terms: ReadonlySet<string>;
  /** The query stems that its name or keywords contain. */
  readonly prominent: ReadonlySet<string>;
}

/** Returns at most `maxHits` chunks with any of the stems, best first. Weights are relative: 1 for a word of the query. */
export type Search = (
  weights: ReadonlyMap<string, number>,
  isWanted: (chunk: Chunk) => boolean,
  maxHits?: number,
) => readonly Hit[];

/**
 * Returns a search function with the same results as minisearch. The build computes the score of each stem (postings.ts),
 * so a search only adds them up: the sum for a chunk, times the number of stems that it matches.
 */
export const searcher =
  (chunks: readonly Chunk[], postingsOf: (stem: string) => readonly Posting[] | undefined): Search =>
  (weights, isWanted, maxHits) => {
    const found = new Map<Chunk, { score: number; terms: Set<string>; prominent: Set<string> }>();
    for (const [stem, weight] of weights)
      for (const [chunkIndex, score, isProminent] of postingsOf(stem) ?? []) {
        const chunk = chunks[chunkIndex];
        if (!chunk || !isWanted(chunk)) continue;
        const hit = found.get(chunk) ?? { score: 0, terms: new Set(), prominent: new Set() };
        hit.score += weight * score;
        hit.terms.add(stem);
        if (isProminent) hit.prominent.add(stem);
        found.set(chunk, hit);
      }
    return [...found]
      .map(([chunk, { score, terms, prominent }]) => ({ chunk, score: score * terms.size, terms, prominent }))
      .sort((a, b) => b.score - a.score)
      .slice(0, maxHits);
  };
