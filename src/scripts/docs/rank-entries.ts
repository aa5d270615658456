/** A searchable section of the page. */
export interface SearchEntry {
  /** Its id and its label. */
  readonly names: readonly string[];
  /** Its heading and terms. */
  readonly terms: string;
  /** The rest of its text. */
  readonly text: string;
  /** The query must contain this text. */
  readonly only: string;
}

/** The words of a text, each after a space. `RateLimit-Reset` also yields `Rate Limit Reset`. */
const wordsOf = (text: string): string => {
  const apart = text.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");
  return `${text} ${apart}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]*([\p{L}\p{N}]+)[^\p{L}\p{N}]*/gu, " $1");
};

/** A name without trailing path parameters. */
const plain = (name: string): string => name.toLowerCase().replace(/(?:\/\{\w+\})+$/, "");

/** Whether a query is a name or the end of one, such as `profile` for `GET /api/profile`. */
const isNamed = ({ names }: SearchEntry, query: string): boolean =>
  names.map(plain).some((name) => {
    const end = query.startsWith("/") ? query : `/${query}`;
    return name === query || name.endsWith(end);
  });

/**
 * The entries that match a query, best first: by name, then by terms, then by text. All words must match; prefixes count,
 * and order does not.
 */
export const rankEntries = <P extends SearchEntry>(query: string, entries: readonly P[]): readonly P[] => {
  const asked = query.trim().toLowerCase();
  const words = asked.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const contains = (text: string): boolean => {
    const all = wordsOf(text);
    return words.every((word) => all.includes(` ${word}`));
  };
  const rank = (entry: P): number => {
    if (!asked.includes(entry.only)) return 0;
    if (isNamed(entry, plain(asked))) return 3;
    return contains(entry.terms) ? 2 : Number(contains(`${entry.terms} ${entry.text}`));
  };
  return entries
    .map((entry) => [rank(entry), entry] as const)
    .filter(([score]) => score > 0)
    .sort(([a], [b]) => b - a)
    .map(([, entry]) => entry);
};
