import { describe, expect, test } from "vitest";
import { counterContract } from "../../test/support/app/store-contract.ts";
import { memoryCounter } from "./memory.ts";

const minute = 60_000;

/** The count at a time, without the end of the window. */
const counter = (capacity?: number) => {
  const store = memoryCounter(capacity);
  return async (key: string, now: number, length = minute): Promise<number> =>
    (await store.count(key, length, now)).count;
};

counterContract("memory", () => ({ store: memoryCounter() }));

describe("counters in memory", () => {
  test("start a window at the first request and restart when it ends", async () => {
    const store = memoryCounter();
    expect(await store.count("a", minute, 1000)).toEqual({ count: 1, endsAt: 61_000 });
    expect(await store.count("a", minute, 60_999)).toEqual({ count: 2, endsAt: 61_000 });
    expect(await store.count("a", minute, 61_000)).toEqual({ count: 1, endsAt: 121_000 });
  });

  test("count each key separately", async () => {
    const count = counter();
    expect(await count("a", 0)).toBe(1);
    expect(await count("b", 0)).toBe(1);
    expect(await count("a", 0)).toBe(2);
  });

  test("count every one of many simultaneous requests", async () => {
    const count = counter();
    const counts = await Promise.all(Array.from({ length: 100 }, () => count("a", 0)));
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  test("remember at least half their capacity", async () => {
    const count = counter(100);
    for (let index = 0; index < 1000; index += 1) await count(`k${index}`, index);
    for (let index = 951; index < 1000; index += 1) expect(await count(`k${index}`, 1000)).toBe(2);
  });

  test("drop the keys that have been inactive longest", async () => {
    const count = counter(100);
    for (let index = 0; index <= 101; index += 1) await count(`k${index}`, index);
    expect(await count("k0", 200)).toBe(1);
  });

  test("keep active keys", async () => {
    const count = counter(10);
    for (let index = 0; index < 1000; index += 1) {
      await count(`k${index}`, index);
      expect(await count("busy", index)).toBe(index + 1);
    }
  });
});
