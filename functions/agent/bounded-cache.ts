/** The latest of what was remembered, up to so many. */
export const boundedCache = <T>(most: number) => {
  const known = new Map<string, T>();
  return {
    get: (key: string): T | undefined => known.get(key),
    set: (key: string, value: T): void => {
      if (known.size >= most) {
        const [oldest] = known.keys();
        if (oldest !== undefined) known.delete(oldest);
      }
      known.set(key, value);
    },
  };
};
