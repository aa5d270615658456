import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Attempt, BeginResult, Store } from "../ports/ports.ts";
import { StoreTimeout, withDeadline } from "./deadline.ts";

const attempt: Attempt = { key: "key", fingerprint: "fingerprint", owner: "owner" };
const answer = Uint8Array.of(1);

const never = () => new Promise<never>(() => {});
const silent: Store = {
  count: never,
  begin: never,
  finish: never,
  abandon: never,
  consumeOnce: never,
  revoke: never,
  revokedUpTo: never,
  append: never,
  entries: never,
};

/** Each call of a store. */
const calls: Readonly<Record<keyof Store, (store: Store) => unknown>> = {
  count: (store) => store.count("key", 1, 0),
  begin: (store) => store.begin(attempt, 1, 0),
  finish: (store) => store.finish(attempt, answer, 1),
  abandon: (store) => store.abandon(attempt),
  consumeOnce: (store) => store.consumeOnce("id", 1, 0),
  revoke: (store) => store.revoke("id", 0, 1),
  revokedUpTo: (store) => store.revokedUpTo(["id"], 0),
  append: (store) => store.append("log", "entry", 1),
  entries: (store) => store.entries("log"),
};
const methods = Object.keys(calls) as (keyof Store)[];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The current state of a promise. */
const watched = (promise: unknown) => {
  const seen: { outcome: unknown } = { outcome: "waiting" };
  Promise.resolve(promise).then(
    (value) => {
      seen.outcome = { value };
    },
    (error) => {
      seen.outcome = error;
    },
  );
  return seen;
};

describe.each(methods)("%s of a store with a deadline", (method) => {
  const ask = calls[method];

  test("rejects at the deadline and not before", async () => {
    const seen = watched(ask(withDeadline(silent, 250)));
    await vi.advanceTimersByTimeAsync(249);
    expect(seen.outcome).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.outcome).toBeInstanceOf(StoreTimeout);
    expect(String(seen.outcome)).toBe("StoreTimeout: the store did not answer within 250 ms");
  });

  test("returns an answer before the deadline and leaves no timer", async () => {
    const late = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 249));
    const seen = watched(ask(withDeadline({ ...silent, [method]: () => late("given") }, 250)));
    await vi.advanceTimersByTimeAsync(249);
    expect(seen.outcome).toEqual({ value: "given" });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("returns a synchronous answer without a promise", () => {
    expect(ask(withDeadline({ ...silent, [method]: () => "given" }, 250))).toBe("given");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("fails as the store does, synchronously or not, and leaves no timer", async () => {
    const away = () => {
      throw new Error("away");
    };
    expect(() => ask(withDeadline({ ...silent, [method]: away }, 250))).toThrow("away");
    const seen = watched(ask(withDeadline({ ...silent, [method]: () => Promise.reject(new Error("away")) }, 250)));
    await vi.advanceTimersByTimeAsync(0);
    expect(String(seen.outcome)).toBe("Error: away");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("passes its arguments on", () => {
    const asked = vi.fn();
    ask({ ...silent, [method]: asked });
    const passed = vi.fn();
    ask(withDeadline({ ...silent, [method]: passed }, 250));
    expect(passed.mock.calls).toEqual(asked.mock.calls);
  });
});

describe("an attempt whose start is slow", () => {
  const beginning = (begun: BeginResult) => {
    const abandon = vi.fn();
    const begin = () => new Promise<BeginResult>((resolve) => setTimeout(() => resolve(begun), 1_000));
    return { abandon, store: withDeadline({ ...silent, begin, abandon }, 250) };
  };

  test("releases its key if it began after the deadline", async () => {
    const { store, abandon } = beginning({ state: "started" });
    const seen = watched(store.begin(attempt, 1, 0));
    await vi.advanceTimersByTimeAsync(999);
    expect(seen.outcome).toBeInstanceOf(StoreTimeout);
    expect(abandon).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(abandon.mock.calls).toEqual([[attempt]]);
  });

  test.each(["running", "reused"] as const)("does not release a key that is %s", async (state) => {
    const { store, abandon } = beginning({ state });
    watched(store.begin(attempt, 1, 0));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(abandon).not.toHaveBeenCalled();
  });

  test("keeps its key if it began in time", async () => {
    const abandon = vi.fn();
    const begin = () => new Promise<BeginResult>((resolve) => setTimeout(() => resolve({ state: "started" }), 249));
    const seen = watched(withDeadline({ ...silent, begin, abandon }, 250).begin(attempt, 1, 0));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(seen.outcome).toEqual({ value: { state: "started" } });
    expect(abandon).not.toHaveBeenCalled();
  });

  test("may fail to release its key, because the lease ends", async () => {
    const begin = () => new Promise<BeginResult>((resolve) => setTimeout(() => resolve({ state: "started" }), 1_000));
    const abandon = () => Promise.reject(new Error("away"));
    const seen = watched(withDeadline({ ...silent, begin, abandon }, 250).begin(attempt, 1, 0));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(seen.outcome).toBeInstanceOf(StoreTimeout);
  });

  test("may also fail after the deadline", async () => {
    const begin = () => new Promise<BeginResult>((_, reject) => setTimeout(() => reject(new Error("away")), 1_000));
    const seen = watched(withDeadline({ ...silent, begin }, 250).begin(attempt, 1, 0));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(seen.outcome).toBeInstanceOf(StoreTimeout);
  });
});
