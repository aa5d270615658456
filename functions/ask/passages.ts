import type { Answer } from "../../src/ask/answer.ts";
import { type Chunk, pageOf } from "../../src/ask/index/chunk.ts";
import type { Knowledge } from "../../src/ask/knowledge/knowledge.ts";

/** A text that a language model may answer from, cited by the number of its result. */
export interface Passage {
  /** From 1. */
  readonly n: number;
  readonly name: string;
  readonly text: string;
}

const MAX_PASSAGES = 6;
const MAX_PASSAGE_CHARACTERS = 1_500;

/** Returns a passage per result: its own section, and the quoted sections of the same page. */
export const passagesOf = (
  { chunks, facts: { site } }: Pick<Knowledge, "chunks" | "facts">,
  { results, statements }: Pick<Answer, "results" | "statements">,
): Passage[] => {
  const quoted = ({ path, blocks }: Chunk): string[] =>
    blocks.filter((block) => statements.some(({ path: of, text }) => of === path && block.includes(text)));
  return results.slice(0, MAX_PASSAGES).map(({ name, url }, index) => {
    const path = url.slice(site.length);
    const section = chunks.find((chunk) => chunk.path === path && chunk.name === name);
    const related = chunks.filter(
      (chunk) => chunk !== section && pageOf(chunk) === pageOf({ path }) && quoted(chunk).length > 0,
    );
    const sources = section ? [section, ...related] : related;
    // Quoted blocks are first, so that none is cut off.
    const blocks = new Set([...sources.flatMap(quoted), ...sources.flatMap((chunk) => chunk.blocks)]);
    const text = [...blocks].join("\n");
    return { n: index + 1, name, text: [...text].slice(0, MAX_PASSAGE_CHARACTERS).join("") };
  });
};
