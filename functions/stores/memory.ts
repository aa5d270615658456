import type { Counter } from "../ports/ports.ts";

interface Window {
  count: number;
  endsAt: number;
}

const MAX_KEYS = 100_000;

/**
 * Counts in the memory of one process, with bounded size and constant time. Keys are kept in two generations: when the
 * younger one reaches half the capacity, the older one is dropped. An active key moves to the younger generation.
 */
export const memoryCounter = (capacity: number = MAX_KEYS): Counter => {
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
    count: (key, length, now, amount = 1) => {
      const young = younger.get(key);
      const known = young ?? older.get(key);
      if (!known || known.endsAt <= now) {
        const endsAt = now + length;
        remember(key, { count: amount, endsAt });
        return { count: amount, endsAt };
      }
      known.count += amount;
      known.endsAt = Math.min(known.endsAt, now + length);
      if (!young) remember(key, known);
      return { count: known.count, endsAt: known.endsAt };
    },
  };
};
