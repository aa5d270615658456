/**
 * Returns a lookup function that parses a text on first use and caches it. Few of the texts are ever looked up, so this
 * keeps cold starts short.
 */
export const lazyLookup = <T>(
  texts: Readonly<Record<string, string>>,
  parse: (text: string) => T,
): ((key: string) => T | undefined) => {
  const cache = new Map<string, T>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined || !Object.hasOwn(texts, key)) return cached;
    const parsed = parse(texts[key] ?? "");
    cache.set(key, parsed);
    return parsed;
  };
};
