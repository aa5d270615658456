import type { WrittenProject } from "../../content/content.ts";
import { searchTerms } from "../normalize-for-search.ts";

/** The text of a project that is searched: the distinct normalized words of title, tags and description (D4). */
export const searchText = ({
  title,
  tags = [],
  description,
}: Pick<WrittenProject, "title" | "tags" | "description">): string =>
  [...new Set(searchTerms([title, ...tags, description].join("\n")))].join(" ");

const endsInWordCharacter = /[\p{L}\p{M}\p{N}]$/u;

/** Whether a term occurs where a word starts: after a character that is not a letter, mark or digit. */
export const startsWord = (text: string, term: string): boolean => {
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1))
    // Two UTF-16 units include any character that precedes the term.
    if (!endsInWordCharacter.test(text.slice(Math.max(0, at - 2), at))) return true;
  return false;
};

/**
 * The items that contain every word of a query. Those in which every word of the query starts a word come first; each
 * group is in the order of the items. A blank query returns all items. The API, MCP and the filter of pages use it (D4).
 *
 * @param textOf returns the `searchText` of an item.
 */
export const search = <T>(
  items: readonly T[],
  query: string,
  textOf: (item: T, index: number) => string,
): readonly T[] => {
  const terms = searchTerms(query);
  if (terms.length === 0) return items;
  const atWordStart: T[] = [];
  const insideWords: T[] = [];
  for (const [index, item] of items.entries()) {
    const text = textOf(item, index);
    if (!terms.every((term) => text.includes(term))) continue;
    (terms.every((term) => startsWord(text, term)) ? atWordStart : insideWords).push(item);
  }
  return [...atWordStart, ...insideWords];
};
