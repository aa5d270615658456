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
}

/** A chunk before its words are taken apart. */
export type PlainChunk = Omit<Chunk, "nameStems">;

export const pageOf = ({ path }: Pick<Chunk, "path">): string => path.replace(/#.*$/, "");

const ending = /(?<=[.!?…。！？]["'”’)\]]*)\s+(?=["'“‘([]*[\p{Lu}\p{N}\p{Lo}])/u;
const abbreviation = /(?:\b(?:e\.g|i\.e|etc|vs|cf|no|dr|mr|mrs|ms|prof|st|approx|ca)|\b\p{Lu})\.$/iu;

/** The sentences of a block, each as it stands there. */
export const sentencesOf = (block: string): string[] =>
  block.split(ending).reduce<string[]>((sentences, part) => {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
    return sentences;
  }, []);
