import { searchTerms } from "../normalize-for-search.ts";
import { startsWord } from "./search.ts";

/** The words of all projects as the build writes them, so that a search does not read the text of every project (D4). */
export interface SearchIndexFile {
  /** The number of projects. */
  readonly count: number;
  /** The distinct words, one per line. */
  readonly words: string;
  /** For each word, the projects that contain it: the position of the first, and then the distance to each next one. */
  readonly projects: readonly (readonly number[])[];
}

/** Returns the projects that match a query, in the order of `search`. `all` has every project, in the order of the build. */
export type SearchIndex = <T>(query: string, all: readonly T[]) => readonly T[];

/** The index of the `searchText` of all projects. */
export const buildSearchIndex = (texts: Iterable<string>): SearchIndexFile => {
  const positions = new Map<string, number[]>();
  let position = 0;
  for (const text of texts) {
    for (const word of text.split(" ")) {
      const list = positions.get(word);
      if (list) list.push(position);
      else positions.set(word, [position]);
    }
    position += 1;
  }
  const distances = (list: readonly number[]): number[] => list.map((at, index) => at - (list[index - 1] ?? 0));
  return { count: position, words: [...positions.keys()].join("\n"), projects: [...positions.values()].map(distances) };
};

/** The number of the line that contains an index. `starts` has the indexes at which lines start. */
const lineAt = (starts: readonly number[], index: number): number => {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle;
  }
  return low;
};

/** How well a project matches. */
const INSIDE_WORD = 1;
const AT_WORD_START = 2;

/** Opens an index. A search takes time for the distinct words and the matches, not for the text. */
export const openSearchIndex = ({ count, words, projects }: SearchIndexFile): SearchIndex => {
  const lines = words.split("\n");
  let end = 0;
  const starts = lines.map((line) => {
    end += line.length + 1;
    return end - line.length - 1;
  });

  /** How well each project matches a term. */
  const match = (term: string): Uint8Array => {
    const matches = new Uint8Array(count);
    for (let at = words.indexOf(term); at !== -1; ) {
      const line = lineAt(starts, at);
      const quality = startsWord(lines[line] ?? "", term) ? AT_WORD_START : INSIDE_WORD;
      let position = 0;
      for (const distance of projects[line] ?? []) {
        position += distance;
        matches[position] = Math.max(matches[position] ?? 0, quality);
      }
      at = words.indexOf(term, starts[line + 1] ?? words.length);
    }
    return matches;
  };

  return (query, all) => {
    const [first = new Uint8Array(count).fill(AT_WORD_START), ...others] = searchTerms(query).map(match);
    for (const other of others)
      for (let position = 0; position < count; position += 1)
        first[position] = Math.min(first[position] ?? 0, other[position] ?? 0);
    return [AT_WORD_START, INSIDE_WORD].flatMap((quality) => all.filter((_, position) => first[position] === quality));
  };
};
