import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { type Chunk, pageOf } from "./chunk.ts";
import type { Facts } from "./facts.ts";
import { stemsOf } from "./words.ts";

/** Where the build leaves what questions are answered from. */
export const knowledgeFile = "/api/knowledge.json";

/** What the language itself brings to a question, prepared by the build: see lexicon.ts. Phrases are lists of stems. */
export interface Language {
  readonly concepts: readonly (readonly [concept: string, phrases: readonly (readonly string[])[]])[];
  /** Words of the concepts as they are written. */
  readonly words: readonly string[];
  /** The stems of these words and of fillers. */
  readonly ordinary: readonly string[];
  readonly fillers: readonly string[];
  /** What else a stem may be said as. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** Everything that questions are answered from, as the build leaves it. */
export interface KnowledgeFile {
  readonly facts: Facts;
  readonly chunks: readonly Chunk[];
  readonly language: Language;
  readonly index: AsPlainObject;
}

const indexOptions: Options = {
  fields: ["name", "keywords", "text"],
  tokenize: stemsOf,
  processTerm: (term) => term,
  searchOptions: { boost: { name: 3, keywords: 2 }, tokenize: (terms) => terms.split(" ") },
};

/** The index of chunks, by their place in the list. */
export const indexChunks = (chunks: readonly Chunk[]): AsPlainObject => {
  const index = new MiniSearch(indexOptions);
  index.addAll(chunks.map(({ name, keywords, blocks }, id) => ({ id, name, keywords, text: blocks.join("\n") })));
  return index.toJSON();
};

/** A chunk that has words of a question. */
export interface Hit {
  readonly chunk: Chunk;
  readonly score: number;
  /** Which of the words that were asked for it has. */
  readonly terms: ReadonlySet<string>;
  /** Those of them that stand in its name or keywords. */
  readonly prominent: ReadonlySet<string>;
}

export interface Knowledge extends Omit<KnowledgeFile, "index" | "language"> {
  readonly language: {
    readonly concepts: Language["concepts"];
    readonly words: ReadonlySet<string>;
    readonly fillers: ReadonlySet<string>;
    /** Whether a stem is that of a word which any question may have. */
    readonly isOrdinary: (stem: string) => boolean;
    readonly synonymsOf: (stem: string) => readonly string[];
  };
  /** In how many chunks a stem occurs. */
  readonly frequency: (stem: string) => number;
  /** Every stem that occurs, to find what a misspelled word was meant to be. */
  readonly stems: () => Iterable<string>;
  /** So many chunks at most with any of these stems, best first. A weight of 1 is that of a word that was asked for itself. */
  readonly search: (weights: ReadonlyMap<string, number>, wanted: (chunk: Chunk) => boolean, most?: number) => Hit[];
}

/** Makes what the file holds ready to be asked. */
export const openKnowledge = ({ facts, chunks, language, index: stored }: KnowledgeFile): Knowledge => {
  const index = MiniSearch.loadJS(stored, indexOptions);
  const ordinary = new Set(language.ordinary);
  const postings = new Map(stored.index);
  const frequencies = new Map<string, number>();
  /** Counted when it is asked for first: most stems never are. */
  const frequency = (each: string): number => {
    const there = frequencies.get(each);
    if (there !== undefined) return there;
    const fields = postings.get(each);
    const count = fields ? new Set(Object.values(fields).flatMap((documents) => Object.keys(documents))).size : 0;
    if (fields) frequencies.set(each, count);
    return count;
  };
  return {
    facts,
    chunks,
    language: {
      concepts: language.concepts,
      words: new Set(language.words),
      fillers: new Set(language.fillers),
      isOrdinary: (each) => ordinary.has(each),
      synonymsOf: (stem) => (Object.hasOwn(language.synonyms, stem) ? (language.synonyms[stem] ?? []) : []),
    },
    frequency,
    stems: () => postings.keys(),
    search: (weights, wanted, most) =>
      index
        .search([...weights.keys()].join(" "), {
          boostTerm: (term) => weights.get(term) ?? 1,
          filter: ({ id }) => {
            const chunk = chunks[id];
            return chunk !== undefined && wanted(chunk);
          },
        })
        .slice(0, most)
        .flatMap(({ id, score, match }) => {
          const chunk = chunks[id];
          const prominent = Object.entries(match).filter(([, fields]) => fields.some((field) => field !== "text"));
          return chunk
            ? [
                {
                  chunk,
                  score,
                  terms: new Set(Object.keys(match)),
                  prominent: new Set(prominent.map(([term]) => term)),
                },
              ]
            : [];
        }),
  };
};

/** The first of the hits on each page. */
export const onePerPage = <T extends { readonly chunk: Chunk }>(hits: readonly T[]): T[] => {
  const seen = new Set<string>();
  return hits.filter(({ chunk }) => !seen.has(pageOf(chunk)) && seen.add(pageOf(chunk)));
};
