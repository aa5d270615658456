import type { Answer } from "../../../src/ask/answer.ts";
import { type RankedHit, rankChunks } from "../../../src/ask/extract/rank.ts";
import type { Chunk } from "../../../src/ask/index/chunk.ts";
import type { Knowledge } from "../../../src/ask/knowledge/knowledge.ts";
import { isStopWord, tokenize, type Word } from "../../../src/ask/knowledge/words.ts";

/** A text that a language model may answer from. It cites the text by its number, from 1. */
export interface NumberedPassage {
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

const MAX_PASSAGES = 12;
const MAX_PASSAGE_CHARACTERS = 1_500;
const MAX_CHARACTERS = 8_000;

/** Weakens the difference between ranks, so that a chunk found by two texts precedes one found first by one text. */
const RANK_OFFSET = 5;

/** The words that a text asks for. */
export const contentWords = ({ language: { fillers } }: Knowledge, text: string): readonly Word[] =>
  tokenize(text).filter(({ normalized }) => !isStopWord(normalized) && !fillers.has(normalized));

/** The chunks that any of the texts finds, best first, by reciprocal rank fusion. */
export const findChunks = (
  knowledge: Knowledge,
  texts: readonly string[],
  isAboutService: boolean,
): readonly RankedHit[] => {
  const isWanted = ({ isDocumentation = false }: Chunk): boolean => isDocumentation === isAboutService;
  const found = new Map<Chunk, RankedHit>();
  for (const text of texts)
    for (const [rank, hit] of rankChunks(knowledge, contentWords(knowledge, text), isWanted)
      .slice(0, MAX_PASSAGES)
      .entries())
      found.set(hit.chunk, { ...hit, score: (found.get(hit.chunk)?.score ?? 0) + 1 / (rank + RANK_OFFSET) });
  return [...found.values()].toSorted((a, b) => b.score - a.score).slice(0, MAX_PASSAGES);
};

/** The first UTF-16 units of a text, without half of a character at the end. */
const cut = (text: string, characters: number): string => {
  const end = text.codePointAt(characters - 1) === text.charCodeAt(characters - 1) ? characters : characters - 1;
  return text.slice(0, Math.max(0, end));
};

/** What the rules answer to a text from typed data, or the owner in the FAQ. */
const typedPassages = ({ method, statements }: Answer): readonly NumberedPassage[] =>
  method === "intent" || method === "faq"
    ? [...Map.groupBy(statements, ({ path }) => path)].map(([path, list]) => ({
        path,
        name: "",
        text: list.map(({ text }) => text).join("\n"),
      }))
    : [];

/** Answers from typed data and chunks as passages, up to a total of 8,000 characters. */
export const passagesOf = (typed: readonly Answer[], hits: readonly RankedHit[]): readonly NumberedPassage[] => {
  let left = MAX_CHARACTERS;
  const all = [
    ...typed.flatMap(typedPassages),
    ...hits.map(({ chunk: { path, name, keywords, blocks } }) => ({
      path,
      name,
      text: [keywords, ...blocks].filter(Boolean).join("\n"),
    })),
  ];
  return all.flatMap((passage) => {
    const text = cut(passage.text, Math.min(left, MAX_PASSAGE_CHARACTERS));
    left -= text.length;
    return text ? { ...passage, text } : [];
  });
};
