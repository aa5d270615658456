import { type Chunk, pageOf } from "./chunk.ts";
import type { Facts } from "./facts.ts";
import type { Foreseen } from "./foreseen.ts";
import type { Concept } from "./lexicon.ts";
import type { Names } from "./names.ts";
import { once } from "./once.ts";
import { own } from "./own.ts";
import { reading } from "./reading.ts";
import { type Posting, type Search, searching } from "./search.ts";

/** Where the build leaves what questions are answered from. */
export const knowledgeFile = "/api/knowledge.json";

/**
 * What the language itself brings to a question, prepared by the build: see lexicon.ts. Lists of words are texts with
 * spaces between: a reader of JSON makes a value of each word otherwise, and most are never asked for.
 */
export interface Language {
  /** What phrases mean, by the first of their stems: a concept with the stems that follow, and others behind commas. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Words of the phrases as they are written. */
  readonly words: string;
  /** The stems of these words and of fillers. */
  readonly ordinary: string;
  readonly fillers: string;
  /** What else a stem may be said as. */
  readonly synonyms: Readonly<Record<string, string>>;
}

/** Everything that questions are answered from, as the build leaves it: whatever can be worked out without a question. */
export interface KnowledgeFile {
  readonly facts: Facts;
  readonly chunks: readonly Chunk[];
  readonly language: Language;
  readonly names: Names;
  readonly foreseen: readonly Foreseen[];
  /** Where each stem stands: the number of its postings, and behind a space these as JSON. */
  readonly postings: Readonly<Record<string, string>>;
}

/** What a phrase means, and the stems after its first. */
export type Meaning = readonly [concept: Concept, ...rest: string[]];

export interface Knowledge extends Pick<KnowledgeFile, "facts" | "chunks" | "names" | "foreseen"> {
  readonly language: {
    /** What phrases mean that begin with a stem. */
    readonly meaningsOf: (stem: string) => readonly Meaning[];
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
const split = (words: string): string[] => words.split(" ");
const meanings = (text: string): Meaning[] => text.split(",").map((phrase) => split(phrase) as [Concept, ...string[]]);

/** Makes what the file holds ready to be asked. */
export const openKnowledge = ({ language, postings: stored, ...file }: KnowledgeFile): Knowledge => {
  const ordinary = new Set(split(language.ordinary));
  const words = once(() => new Set(split(language.words)));
  const meaningsOf = reading(language.phrases, meanings);
  const synonymsOf = reading(language.synonyms, split);
  const postingsOf = reading(stored, (text): Posting[] => JSON.parse(text.slice(text.indexOf(" "))));
  return {
    ...file,
    language: {
      meaningsOf: (stem) => meaningsOf(stem) ?? none,
      get words() {
        return words();
      },
      fillers: new Set(split(language.fillers)),
      isOrdinary: (stem) => ordinary.has(stem),
      synonymsOf: (stem) => synonymsOf(stem) ?? none,
    },
    frequency: (stem) => Number.parseInt(own(stored, stem) ?? "0", 10),
    stems: () => Object.keys(stored),
    search: searching(file.chunks, postingsOf),
  };
};

/** The first of the hits on each page. */
export const onePerPage = <T extends { readonly chunk: Chunk }>(hits: readonly T[]): T[] => {
  const seen = new Set<string>();
  return hits.filter(({ chunk }) => !seen.has(pageOf(chunk)) && seen.add(pageOf(chunk)));
};
