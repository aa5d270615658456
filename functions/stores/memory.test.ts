import { describe, expect, test } from "vitest";
import { memoryStore } from "./memory.ts";

const minute = 60_000;

/** The count alone, at a time. */
const counter = (capacity?: number) => {
  const store = memoryStore(capacity);
  return async (key: string, now: number, length = minute): Promise<number> =>
    (await store.count(key, length, now)).count;
};

describe("counters in memory", () => {
  test("start their window at the first request and begin anew when it has ended", async () => {
    const store = memoryStore();
    expect(await store.count("a", minute, 1000)).toEqual({ count: 1, endsAt: 61_000 });
    expect(await store.count("a", minute, 60_999)).toEqual({ count: 2, endsAt: 61_000 });
    expect(await store.count("a", minute, 61_000)).toEqual({ count: 1, endsAt: 121_000 });
  });

  test("count each key by itself", async () => {
    const count = counter();
    expect(await count("a", 0)).toBe(1);
    expect(await count("b", 0)).toBe(1);
    expect(await count("a", 0)).toBe(2);
  });

  test("count every one of many at once", async () => {
    const count = counter();
    const counts = await Promise.all(Array.from({ length: 100 }, () => count("a", 0)));
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  });

  test("forget the oldest window when there are too many", async () => {
    const count = counter(2);
    await count("a", 0);
    await count("b", 1);
    await count("a", 2);
    await count("c", 3);
    expect(await count("b", 4)).toBe(2);
    expect(await count("c", 5)).toBe(2);
    expect(await count("a", 6)).toBe(1);
  });

  test("forget windows that have ended before those that have not", async () => {
    const count = counter(3);
    await count("a", 0);
    await count("b", 30_000);
    await count("c", 40_000);
    await count("d", 60_000);
    expect(await count("b", 60_001)).toBe(2);
    expect(await count("c", 60_002)).toBe(2);
    expect(await count("d", 60_003)).toBe(2);
  });

  test("start anew at the end of the order, so that a busy client is not forgotten first", async () => {
    const count = counter(2);
    await count("a", 0);
    await count("b", 10);
    await count("a", minute);
    await count("c", minute + 10);
    expect(await count("a", minute + 20)).toBe(2);
  });

  test("never hold more than their capacity", async () => {
    const capacity = 50;
    const count = counter(capacity);
    for (let at = 0; at < 500; at += 1) await count(`k${at}`, at);
    const kept: string[] = [];
    // From the newest back, so that asking for one that is gone pushes out only what was asked before.
    for (let at = 499; at >= 500 - capacity; at -= 1) if ((await count(`k${at}`, 500)) === 2) kept.push(`k${at}`);
    expect(kept).toHaveLength(capacity);
    expect(await count("k449", 500)).toBe(1);
  });
});
