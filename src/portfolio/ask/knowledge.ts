import { type Chunk, pageOf } from "./chunk.ts";
import type { Facts } from "./facts.ts";
import type { Foreseen } from "./foreseen.ts";
import type { Concept } from "./lexicon.ts";
import type { Names } from "./names.ts";
import { once } from "./once.ts";
import { own } from "./own.ts";
import { type Posting, type Search, searching } from "./search.ts";

/** Where the build leaves what questions are answered from. */
export const knowledgeFile = "/api/knowledge.json";

/** What the language itself brings to a question, prepared by the build: see lexicon.ts. */
export interface Language {
  /** What phrases mean, by the first of their stems, each with the stems that follow. */
  readonly phrases: Readonly<Record<string, readonly (readonly [concept: Concept, ...rest: string[]])[]>>;
  /** Words of the phrases as they are written. */
  readonly words: readonly string[];
  /** The stems of these words and of fillers. */
  readonly ordinary: readonly string[];
  readonly fillers: readonly string[];
  /** What else a stem may be said as. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** Everything that questions are answered from, as the build leaves it: whatever can be worked out without a question. */
export interface KnowledgeFile {
  readonly facts: Facts;
  readonly chunks: readonly Chunk[];
  readonly language: Language;
  readonly names: Names;
  readonly foreseen: readonly Foreseen[];
  /** Where each stem stands. */
  readonly postings: readonly (readonly [stem: string, postings: readonly Posting[]])[];
}

export interface Knowledge extends Pick<KnowledgeFile, "facts" | "chunks" | "names" | "foreseen"> {
  readonly language: {
    readonly meaningsOf: (stem: string) => Language["phrases"][string];
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
  readonly search: Search;
}

const none: readonly never[] = [];

/** Makes what the file holds ready to be asked. */
export const openKnowledge = ({ language, postings: stored, ...file }: KnowledgeFile): Knowledge => {
  const postings = new Map(stored);
  const ordinary = new Set(language.ordinary);
  const words = once(() => new Set(language.words));
  return {
    ...file,
    language: {
      meaningsOf: (stem) => own(language.phrases, stem) ?? none,
      get words() {
        return words();
      },
      fillers: new Set(language.fillers),
      isOrdinary: (stem) => ordinary.has(stem),
      synonymsOf: (stem) => own(language.synonyms, stem) ?? none,
    },
    frequency: (stem) => postings.get(stem)?.length ?? 0,
    stems: () => postings.keys(),
    search: searching(file.chunks, postings),
  };
};

/** The first of the hits on each page. */
export const onePerPage = <T extends { readonly chunk: Chunk }>(hits: readonly T[]): T[] => {
  const seen = new Set<string>();
  return hits.filter(({ chunk }) => !seen.has(pageOf(chunk)) && seen.add(pageOf(chunk)));
};
