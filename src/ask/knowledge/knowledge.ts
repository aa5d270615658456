import type { FaqEntry } from "../extract/faq-index.ts";
import type { Chunk } from "../index/chunk.ts";
import { type Posting, readPostings, type Search, searcher } from "../index/search.ts";
import type { PhraseTables } from "../languages/read-languages.ts";
import { type Grammar, type SimilarWords, similarWordFinder } from "../languages/word-forms.ts";
import { type AnswerTexts, openPhrases, type Phrases } from "../sentences/phrases.ts";
import type { UsualTable } from "../usual/usual-table.ts";
import type { PortfolioFacts } from "./facts.ts";
import { lazy } from "./lazy.ts";
import { lazyLookup } from "./lazy-lookup.ts";
import type { Concept } from "./lexicon.ts";
import type { EntityNames } from "./names.ts";
import { ownValue } from "./own-value.ts";
import { stemsOf } from "./words.ts";

/** The paths of the files that the build writes: the knowledge about the portfolio, and the tables for questions. */
export const knowledgeFile = "/api/knowledge.json";
export const questionTablesFile = "/api/question-tables.json";

/**
 * The lexicon (lexicon.ts), prepared by the build. Word lists are strings separated by spaces, which JSON.parse reads
 * faster than arrays; most words are never looked up.
 */
export interface Language {
  /** Phrases by their first stem: the concept and the following stems, phrases separated by commas. */
  readonly phrases: Readonly<Record<string, string>>;
  /** The words of the phrases, unstemmed. */
  readonly words: string;
  /** The stems of these words and of the filler words. */
  readonly ordinary: string;
  readonly fillers: string;
  /** The stems that ask for a list of the career, such as `talks`. */
  readonly lists: Readonly<Record<string, string>>;
  /** The synonyms of a stem. */
  readonly synonyms: Readonly<Record<string, string>>;
  /** Only for portfolios that are not in English. */
  readonly grammar?: Grammar;
  /** How texts in that language write numbers, dates and other facts: the source of a regular expression for each kind. */
  readonly written?: Readonly<Record<string, string>>;
}

/** The tables by which questions are understood, and the texts of answers. They are nearly the same for every portfolio. */
export interface QuestionTables {
  readonly languages: PhraseTables;
  readonly usual: UsualTable;
  readonly answers: AnswerTexts;
}

/** Everything that can be computed at build time. */
export interface KnowledgeFile extends QuestionTables {
  readonly facts: PortfolioFacts;
  readonly chunks: readonly Chunk[];
  readonly language: Language;
  readonly names: EntityNames;
  readonly faq: readonly FaqEntry[];
  /** The document expansion: see related-words.ts. */
  readonly related: Readonly<Record<string, string>>;
  /** The stems of English words that resemble others here, but are not spelling errors: see real-words.ts. */
  readonly realWords: string;
  /** The postings of each stem: see `writePostings`. */
  readonly postings: Readonly<Record<string, string>>;
}

/** The concept of a phrase, and its stems after the first. */
export type Meaning = readonly [concept: Concept, ...rest: string[]];

export interface Knowledge extends Pick<KnowledgeFile, "facts" | "chunks" | "names" | "faq" | "languages" | "usual"> {
  readonly language: {
    /** The phrases that begin with a stem. */
    readonly meaningsOf: (stem: string) => readonly Meaning[];
    readonly words: ReadonlySet<string>;
    readonly fillers: ReadonlySet<string>;
    readonly lists: Language["lists"];
    /** Whether a stem is that of a lexicon or filler word. */
    readonly isOrdinary: (stem: string) => boolean;
    readonly synonymsOf: (stem: string) => readonly string[];
    /** The stems of the index that are similar in the language of the portfolio. They are synonyms too. */
    readonly similarTo: (stem: string) => SimilarWords;
    readonly grammar?: Grammar;
    /** Whether a text has a kind of fact, as the language of the portfolio writes it: `number`, `money`, `reason`. False for English. */
    readonly writes: (kind: string, text: string) => boolean;
  };
  /** The stems of the owner's name. */
  readonly owner: ReadonlySet<string>;
  /** The document frequency: the number of chunks with a stem. */
  readonly frequency: (stem: string) => number;
  /** All stems of the index, for spelling correction. */
  readonly stems: () => Iterable<string>;
  readonly search: Search;
  readonly phrases: Phrases;
  /** The chunks with a stem. */
  readonly postingsOf: (stem: string) => readonly Posting[];
  /** Whether a stem that no text has is an English word, and not a spelling error. */
  readonly isRealWord: (stem: string) => boolean;
  /** The stems of the index that mean something similar. */
  readonly relatedTo: (stem: string) => readonly string[];
}

const none: readonly never[] = [];
const nothingSimilar: SimilarWords = { forms: none, compounds: none };
const split = (words: string): string[] => words.split(" ");
const meanings = (text: string): Meaning[] => text.split(",").map((phrase) => split(phrase) as [Concept, ...string[]]);

/** Opens the knowledge for questions. */
export const openKnowledge = ({
  language,
  postings,
  related,
  realWords,
  answers,
  ...file
}: KnowledgeFile): Knowledge => {
  const ordinary = new Set(split(language.ordinary));
  const words = lazy(() => new Set(split(language.words)));
  const real = lazy(() => new Set(split(realWords)));
  const meaningsOf = lazyLookup(language.phrases, meanings);
  const synonymsOf = lazyLookup(language.synonyms, split);
  const relatedTo = lazyLookup(related, split);
  const { grammar, written = {} } = language;
  const patternOf = lazyLookup(written, (source) => new RegExp(source, "iu"));
  // English words of the lexicon are not forms of words in other languages: `kind` is not one of `Kinder`.
  const ownStems = (): string[] => Object.keys(postings).filter((stem) => !ordinary.has(stem));
  const findSimilar = lazy(() => (grammar ? similarWordFinder(grammar, ownStems()) : () => nothingSimilar));
  const postingsOf = lazyLookup(postings, readPostings);
  const similarTo = (stem: string): SimilarWords => findSimilar()(stem);
  return {
    ...file,
    // Without stop words: the `will` of a question does not mean the owner Will Turner.
    owner: new Set(stemsOf(file.facts.profile.name)),
    language: {
      meaningsOf: (stem) => meaningsOf(stem) ?? none,
      get words() {
        return words();
      },
      fillers: new Set(split(language.fillers)),
      lists: language.lists,
      isOrdinary: (stem) => ordinary.has(stem),
      synonymsOf: (stem) => {
        const { forms, compounds } = similarTo(stem);
        return [...(synonymsOf(stem) ?? none), ...compounds, ...forms];
      },
      similarTo,
      ...(grammar && { grammar }),
      writes: (kind, text) => patternOf(kind)?.test(text) ?? false,
    },
    frequency: (stem) => Number.parseInt(ownValue(postings, stem) ?? "0", 10),
    stems: () => Object.keys(postings),
    search: searcher(file.chunks, postingsOf),
    phrases: openPhrases(answers),
    postingsOf: (stem) => postingsOf(stem) ?? none,
    isRealWord: (stem) => real().has(stem),
    relatedTo: (stem) => relatedTo(stem) ?? none,
  };
};
