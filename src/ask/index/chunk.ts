import { stemsOf } from "../knowledge/words.ts";

/** A section of a page as plain text: the unit of the search index. */
export interface Chunk {
  /** The path of the page, with the anchor of the section if it has one: `/docs#limits`. */
  readonly path: string;
  /** The path with the anchor of the entry, if the chunk is one of several of its section: `/#faq-can-children-come`. */
  readonly entry?: string;
  /** A schema.org type. */
  readonly type: "Person" | "CreativeWork" | "Question" | "TechArticle";
  readonly name: string;
  /** The texts of the page that the name joins, if there are several. */
  readonly names?: readonly string[];
  /** More search words: tags, paths, alternative wordings of a question. */
  readonly keywords: string;
  /** Those of them that no page shows in these words: periods, words of addresses, kinds of projects, initials. */
  readonly unseen?: readonly string[];
  /** Paragraphs and list items, without markup. */
  readonly blocks: readonly string[];
  /** How many of the first blocks join texts that the page shows apart; none by default. */
  readonly joinedBlocks?: number;
  /** Whether it is documentation of the API. Missing from the file for content of the portfolio, of which there is more. */
  readonly isDocumentation?: boolean;
  /** A factor for its search score; 1 by default. */
  readonly boost?: number;
  readonly nameStems: readonly string[];
  /** For each block, the offsets at which its second and later sentences start. */
  readonly sentenceStarts: readonly (readonly number[])[];
}

/** A chunk before stemming and sentence splitting. */
export interface PlainChunk extends Omit<Chunk, "nameStems" | "sentenceStarts"> {
  /** Words that visitors use for such an entry, and that its own texts do not have to contain. They are not quoted. */
  readonly hints?: string;
}

/** All stems of a chunk, with those of its keywords. */
export const stemsIn = ({ name, keywords, blocks }: Chunk): ReadonlySet<string> =>
  new Set(stemsOf([name, keywords, ...blocks].join(" ")));

export const pageOf = ({ path }: Pick<Chunk, "path">): string => path.replace(/#.*$/, "");

const sentenceBoundary = /(?<=[.!?…。！？]["'”’)\]]*)\s+(?=["'“‘([]*[\p{Lu}\p{N}\p{Lo}])/gu;
const abbreviation =
  /(?:\b(?:e\.g|i\.e|etc|vs|cf|no|dr|mr|mrs|ms|prof|st|approx|ca|max|min|incl|excl|fig|vol|pp|inc|ltd|nr)|\b\p{Lu})\.$/iu;

/** The offsets at which the second and later sentences of a block start. */
export const sentenceStartsOf = (block: string): number[] =>
  [...block.matchAll(sentenceBoundary)].flatMap(({ 0: space, index }) =>
    abbreviation.test(block.slice(0, index)) ? [] : [index + space.length],
  );

/** Splits a block at offsets. */
const splitAt = (block: string, starts: readonly number[]): string[] =>
  [0, ...starts].map((start, index) => block.slice(start, starts[index]).trimEnd());

export const sentencesOf = (block: string): string[] => splitAt(block, sentenceStartsOf(block));

/** The sentences of a chunk, from the offsets that the build computed. */
export const sentencesOfChunk = ({ blocks, sentenceStarts }: Pick<Chunk, "blocks" | "sentenceStarts">): string[] =>
  blocks.flatMap((block, index) => splitAt(block, sentenceStarts[index] ?? []));

/** Undefined if the chunk has no text. */
export const firstSentenceOf = ({ blocks: [first], sentenceStarts: [starts = []] }: Chunk): string | undefined =>
  first === undefined ? undefined : splitAt(first, starts)[0];
