import { type Chunk, sentencesOfChunk } from "./chunk.ts";
import { stemsOf } from "./words.ts";

/** A sentence with the stems of its words. */
export interface Sentence {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** Made when a chunk is first quoted from, and kept for as long as it lives. */
const known = new WeakMap<Chunk, readonly Sentence[]>();

/** The sentences of a chunk, taken apart. */
export const sentencesIn = (chunk: Chunk): readonly Sentence[] => {
  const there = known.get(chunk);
  if (there) return there;
  const made = sentencesOfChunk(chunk).map((text) => ({ text, stems: new Set(stemsOf(text)) }));
  known.set(chunk, made);
  return made;
};
