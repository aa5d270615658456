/** A place that can be looked for. */
export interface Place {
  /** What names exactly this: its id, and what it is listed as. */
  readonly names: readonly string[];
  /** Its heading and terms. */
  readonly terms: string;
  /** What is said there beside them. */
  readonly text: string;
  /** What has to be in the query for it to be found at all. */
  readonly only: string;
}

/** The words of a text, each after a space: `RateLimit-Reset` is those of `Rate Limit Reset` too. */
const wordsOf = (text: string): string => {
  const apart = text.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");
  return `${text} ${apart}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]*([\p{L}\p{N}]+)[^\p{L}\p{N}]*/gu, " $1");
};

/** A name without the parameters at the end of its path. */
const plain = (name: string): string => name.toLowerCase().replace(/(?:\/\{\w+\})+$/, "");

/** Whether a query is a name, or the end of a path that is a name, e.g. `profile` of `GET /api/profile`. */
const isNamed = ({ names }: Place, query: string): boolean =>
  names.map(plain).some((name) => {
    const end = query.startsWith("/") ? query : `/${query}`;
    return name === query || name.endsWith(end);
  });

/**
 * The places that a query finds, best first: what it names, then what has all of its words as terms, then what says them
 * all. Words can be begun, and come in any order.
 */
export const ranked = <P extends Place>(query: string, places: readonly P[]): readonly P[] => {
  const asked = query.trim().toLowerCase();
  const words = asked.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const has = (text: string): boolean => {
    const all = wordsOf(text);
    return words.every((word) => all.includes(` ${word}`));
  };
  const rank = (place: P): number => {
    if (!asked.includes(place.only)) return 0;
    if (isNamed(place, plain(asked))) return 3;
    return has(place.terms) ? 2 : Number(has(`${place.terms} ${place.text}`));
  };
  return places
    .map((place) => [rank(place), place] as const)
    .filter(([score]) => score > 0)
    .sort(([a], [b]) => b - a)
    .map(([, place]) => place);
};
