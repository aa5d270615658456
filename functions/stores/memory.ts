import type { Counter } from "../ports.ts";

interface Window {
  count: number;
  readonly endsAt: number;
}

/** How many clients are remembered at once. */
const most = 100_000;

/**
 * Counters of one process, in two generations: when the younger one holds half the capacity, the older one is forgotten
 * whole. So the store is bounded and every count takes the same time, however many clients come and go; who goes on
 * calling moves to the younger generation and is not forgotten.
 */
export const memoryCounter = (capacity: number = most): Counter => {
  let younger = new Map<string, Window>();
  let older = new Map<string, Window>();

  const remember = (key: string, window: Window): void => {
    if (younger.size >= capacity / 2) {
      older = younger;
      younger = new Map();
    }
    younger.set(key, window);
  };
  return {
    count: (key, length, now) => {
      const young = younger.get(key);
      const known = young ?? older.get(key);
      if (!known || known.endsAt <= now) {
        const endsAt = now + length;
        remember(key, { count: 1, endsAt });
        return { count: 1, endsAt };
      }
      known.count += 1;
      if (!young) remember(key, known);
      return { count: known.count, endsAt: known.endsAt };
    },
  };
};
