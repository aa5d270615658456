import { type Chunk, pageOf } from "../../src/portfolio/ask/chunk.ts";
import type { Knowledge } from "../../src/portfolio/ask/knowledge.ts";
import type { Reply } from "../../src/portfolio/ask/reply.ts";

/** What a language model may answer from. It is cited by its number, which is that of the result. */
export interface Passage {
  /** From 1. */
  readonly n: number;
  readonly name: string;
  readonly text: string;
}

/** Passages that a model is given at most, and characters of each. */
const most = { passages: 6, characters: 1_500 };

/** The parts of pages that a reply found: of each result its own part, and those of the same page that are quoted. */
export const passagesOf = (
  { chunks, facts: { site } }: Pick<Knowledge, "chunks" | "facts">,
  { results, statements }: Pick<Reply, "results" | "statements">,
): Passage[] => {
  const isQuoted = ({ path, blocks }: Chunk): boolean =>
    statements.some((statement) => statement.path === path && blocks.some((block) => block.includes(statement.text)));
  return results.slice(0, most.passages).map(({ name, url }, at) => {
    const path = url.slice(site.length);
    const own = chunks.find((chunk) => chunk.path === path && chunk.name === name);
    const beside = chunks.filter((chunk) => chunk !== own && pageOf(chunk) === pageOf({ path }) && isQuoted(chunk));
    const text = [own, ...beside].flatMap((chunk) => chunk?.blocks ?? []).join("\n");
    return { n: at + 1, name, text: [...text].slice(0, most.characters).join("") };
  });
};
