import type { Store } from "../ports.ts";

interface Window {
  count: number;
  readonly endsAt: number;
}

/** How many clients are remembered at once; past it the oldest windows are forgotten. */
const most = 100_000;

/** Counters of one process. Windows are kept in the order in which they end, so forgetting takes from the front. */
export const memoryStore = (capacity: number = most): Store => {
  const windows = new Map<string, Window>();
  return {
    count: (key, length, now) => {
      const known = windows.get(key);
      if (known && known.endsAt > now) {
        known.count += 1;
        return { count: known.count, endsAt: known.endsAt };
      }
      windows.delete(key);
      for (const [oldest, { endsAt }] of windows) {
        if (endsAt > now && windows.size < capacity) break;
        windows.delete(oldest);
      }
      const endsAt = now + length;
      windows.set(key, { count: 1, endsAt });
      return { count: 1, endsAt };
    },
  };
};
