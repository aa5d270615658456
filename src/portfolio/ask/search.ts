import type { Chunk } from "./chunk.ts";

/** A chunk by its place in the list, how much a stem counts there, and 1 where it stands in the name or keywords. */
export type Posting = readonly [chunk: number, score: number, isProminent?: 1];

/** A chunk that has words of a question. */
export interface Hit {
  readonly chunk: Chunk;
  readonly score: number;
  /** Which of the words that were asked for it has. */
  readonly terms: ReadonlySet<string>;
  /** Those of them that stand in its name or keywords. */
  readonly prominent: ReadonlySet<string>;
}

/** So many chunks at most with any of these stems, best first. A weight of 1 is that of a word that was asked for itself. */
export type Search = (
  weights: ReadonlyMap<string, number>,
  wanted: (chunk: Chunk) => boolean,
  most?: number,
) => readonly Hit[];

/**
 * Makes a function that searches chunks as minisearch would. What each stem counts the build has worked out already
 * (postings.ts), so that only sums are left: those of the stems that a chunk has, times how many these are.
 */
export const searching =
  (chunks: readonly Chunk[], postingsOf: (stem: string) => readonly Posting[] | undefined): Search =>
  (weights, wanted, most) => {
    const found = new Map<Chunk, { score: number; terms: Set<string>; prominent: Set<string> }>();
    for (const [stem, weight] of weights)
      for (const [at, score, isProminent] of postingsOf(stem) ?? []) {
        const chunk = chunks[at];
        if (!chunk || !wanted(chunk)) continue;
        const hit = found.get(chunk) ?? { score: 0, terms: new Set(), prominent: new Set() };
        hit.score += weight * score;
        hit.terms.add(stem);
        if (isProminent) hit.prominent.add(stem);
        found.set(chunk, hit);
      }
    return [...found]
      .map(([chunk, { score, terms, prominent }]) => ({ chunk, score: score * terms.size, terms, prominent }))
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  };
