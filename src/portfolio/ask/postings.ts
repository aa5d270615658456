import MiniSearch from "minisearch";
import type { PlainChunk } from "./chunk.ts";
import type { Posting } from "./search.ts";
import { stemsOf } from "./words.ts";

/** Digits of a score. More would make the file larger and no order better. */
const digits = 5;

/**
 * What each stem counts in the chunks that have it, by stem: the score that minisearch gives them for it (BM25+), where a name
 * counts three times as much as text, and keywords twice. Chunks are named by their places in the list.
 */
export const postingsOf = (chunks: readonly PlainChunk[]): Map<string, Posting[]> => {
  const index = new MiniSearch({
    fields: ["name", "keywords", "text"],
    tokenize: stemsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { name: 3, keywords: 2 }, tokenize: (stem) => [stem] },
  });
  index.addAll(chunks.map(({ name, keywords, blocks }, id) => ({ id, name, keywords, text: blocks.join("\n") })));
  const postingOf = ({ id, score, match }: ReturnType<typeof index.search>[number]): Posting => {
    const isProminent = Object.values(match).some((fields) => fields.some((field) => field !== "text"));
    return isProminent ? [id, Number(score.toPrecision(digits)), 1] : [id, Number(score.toPrecision(digits))];
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
