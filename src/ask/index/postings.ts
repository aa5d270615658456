import MiniSearch from "minisearch";
import { stemsOf } from "../knowledge/words.ts";
import type { PlainChunk } from "./chunk.ts";
import type { Posting } from "./search.ts";

/**
 * The postings of each stem: the chunks that contain it, by index, with minisearch's BM25+ score. A name weighs three times
 * as much as text, keywords twice, and hints, which the chunk does not contain itself, a third.
 */
export const buildPostings = (chunks: readonly PlainChunk[]): Map<string, Posting[]> => {
  const index = new MiniSearch({
    fields: ["name", "keywords", "text", "hints"],
    tokenize: stemsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { name: 3, keywords: 2, hints: 0.3 }, tokenize: (stem) => [stem] },
  });
  index.addAll(
    chunks.map(({ name, keywords, blocks, hints = "" }, id) => ({
      id,
      name,
      keywords,
      text: blocks.join("\n"),
      hints,
    })),
  );
  const postingOf = ({ id, score, match }: ReturnType<typeof index.search>[number]): Posting => {
    const isProminent = Object.values(match).some((fields) =>
      fields.some((field) => field === "name" || field === "keywords"),
    );
    return isProminent ? [id, score, 1] : [id, score];
  };
  return new Map(
    index.toJSON().index.map(([stem]) => [
      stem,
      index
        .search(stem)
        .map(postingOf)
        .sort(([one], [other]) => one - other),
    ]),
  );
};

/**
 * The postings of a stem as the knowledge file has them: their number, a space, and the chunks with their scores in tenths
 * in one JSON array, in which the score of a prominent stem is negative. More digits would hardly change the order.
 */
export const writePostings = (postings: readonly Posting[]): string => {
  const numbers = postings.flatMap(([chunk, score, isProminent]) => {
    const tenths = Math.max(1, Math.round(score * 10));
    return [chunk, isProminent ? -tenths : tenths];
  });
  return `${postings.length} ${JSON.stringify(numbers)}`;
};
