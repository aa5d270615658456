import MiniSearch from "minisearch";
import type { SearchEntry } from "../../contract/search/search-entry.ts";
import { normalizeForSearch } from "../../portfolio/normalize-for-search.ts";

/** Results that are shown. */
const MAX_RESULTS = 12;

/** The words of a text: `listProjects` gives list and projects, `rate_limited` gives rate and limited. */
const tokenize = (text: string): string[] =>
  normalizeForSearch(text.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The owner's content comes before what is about the API. Errors and headers have few words, which would otherwise rank them above guides and operations. */
const weights: Readonly<Record<SearchEntry["kind"], number>> = {
  Page: 6,
  Project: 6,
  Entry: 6,
  Guide: 1.3,
  Operation: 1.3,
  Header: 0.4,
  Error: 0.4,
};

/**
 * Returns a function that finds entries, best first. Words may be incomplete or misspelled. Entries with all words are
 * found; if there are none, entries with any.
 */
export const siteSearch = (entries: readonly SearchEntry[]): ((query: string) => readonly SearchEntry[]) => {
  const index = new MiniSearch({ fields: ["title", "text", "terms"], tokenize, processTerm: (term) => term });
  index.addAll(
    entries.map(({ title, section = "", text = "", terms = "" }, id) => ({
      id,
      title,
      text: `${section} ${text}`,
      terms,
    })),
  );
  return (query) => {
    const options = {
      boost: { title: 3, terms: 1.5 },
      prefix: true,
      fuzzy: (term: string) => (term.length > 3 ? 0.25 : false),
      weights: { prefix: 0.5, fuzzy: 0.2 },
      boostDocument: (id: number) => weights[entries[id]?.kind ?? "Page"],
    };
    const all = index.search(query, { ...options, combineWith: "AND" });
    const found = all.length > 0 ? all : index.search(query, options);
    return found.slice(0, MAX_RESULTS).flatMap(({ id }) => entries[id] ?? []);
  };
};
