/** A part of a page that can answer a question, with what is said there as plain sentences. */
export interface Chunk {
  /** The path of the page, and the anchor of the part where it has one: `/docs#limits`. */
  readonly path: string;
  /** A type of schema.org. */
  readonly type: "Person" | "CreativeWork" | "Question" | "TechArticle";
  readonly name: string;
  /** Words under which it is looked for beside its name: tags, paths, other words for a question. */
  readonly keywords: string;
  /** Paragraphs and entries of lists, without markup. */
  readonly blocks: readonly string[];
  /** Whether it is one of the documents of the service, and not what the portfolio says. */
  readonly isDocument: boolean;
  /** How much rather it is quoted than others that fit as well; 1 where it is left out. */
  readonly preference?: number;
  /** The stems of its name. */
  readonly nameStems: readonly string[];
  /** Where the sentences of each block begin after its first. */
  readonly starts: readonly (readonly number[])[];
}

/** A chunk before it is taken apart. */
export type PlainChunk = Omit<Chunk, "nameStems" | "starts">;

export const pageOf = ({ path }: Pick<Chunk, "path">): string => path.replace(/#.*$/, "");

const ending = /(?<=[.!?…。！？]["'”’)\]]*)\s+(?=["'“‘([]*[\p{Lu}\p{N}\p{Lo}])/gu;
const abbreviation = /(?:\b(?:e\.g|i\.e|etc|vs|cf|no|dr|mr|mrs|ms|prof|st|approx|ca)|\b\p{Lu})\.$/iu;

/** Where the sentences of a block begin, but for the first. */
export const startsOf = (block: string): number[] =>
  [...block.matchAll(ending)].flatMap(({ 0: space, index }) =>
    abbreviation.test(block.slice(0, index)) ? [] : [index + space.length],
  );

/** The sentences of a block that begins one at each of some places, each as it stands there. */
const cut = (block: string, starts: readonly number[]): string[] =>
  [0, ...starts].map((start, at) => block.slice(start, starts[at]).trimEnd());

/** The sentences of a block. */
export const sentencesOf = (block: string): string[] => cut(block, startsOf(block));

/** The sentences of a chunk, whose beginnings the build has found. */
export const sentencesOfChunk = ({ blocks, starts }: Pick<Chunk, "blocks" | "starts">): string[] =>
  blocks.flatMap((block, at) => cut(block, starts[at] ?? []));

/** What a chunk begins with; undefined where it says nothing. */
export const firstSentenceOf = ({ blocks: [first], starts: [starts = []] }: Chunk): string | undefined =>
  first === undefined ? undefined : cut(first, starts)[0];
