import { type Chunk, sentencesOf } from "./chunk.ts";
import { stemsOf } from "./words.ts";

/** A sentence with the stems of its words. */
export interface Sentence {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

interface Prepared {
  readonly name: readonly string[];
  readonly sentences: readonly Sentence[];
}

/** Made when a chunk is first looked at, and kept for as long as it lives. */
const known = new WeakMap<Chunk, Prepared>();

const prepared = (chunk: Chunk): Prepared => {
  const there = known.get(chunk);
  if (there) return there;
  const made = {
    name: stemsOf(chunk.name),
    sentences: chunk.blocks.flatMap(sentencesOf).map((text) => ({ text, stems: new Set(stemsOf(text)) })),
  };
  known.set(chunk, made);
  return made;
};

/** The stems of a chunk's name. */
export const nameOf = (chunk: Chunk): readonly string[] => prepared(chunk).name;

export const sentencesIn = (chunk: Chunk): readonly Sentence[] => prepared(chunk).sentences;
