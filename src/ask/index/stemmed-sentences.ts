import { stemsOf } from "../knowledge/words.ts";
import { type Chunk, sentencesOfChunk } from "./chunk.ts";

/** A sentence with the stems of its words, without stop words. */
export interface StemmedSentence {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** Filled when a chunk is first quoted. */
const sentencesByChunk = new WeakMap<Chunk, readonly StemmedSentence[]>();

/** The sentences of a chunk with their stems. */
export const stemmedSentences = (chunk: Chunk): readonly StemmedSentence[] => {
  const cached = sentencesByChunk.get(chunk);
  if (cached) return cached;
  const sentences = sentencesOfChunk(chunk).map((text) => ({ text, stems: new Set(stemsOf(text)) }));
  sentencesByChunk.set(chunk, sentences);
  return sentences;
};
