/** A cache that drops its oldest entry when it holds `maxEntries`. */
export const boundedCache = <T>(maxEntries: number) => {
  const entries = new Map<string, T>();
  return {
    get: (key: string): T | undefined => entries.get(key),
    set: (key: string, value: T): void => {
      if (entries.size >= maxEntries) {
        const [oldest] = entries.keys();
        if (oldest !== undefined) entries.delete(oldest);
      }
      entries.set(key, value);
    },
  };
};
