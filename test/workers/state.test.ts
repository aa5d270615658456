import { expect, inject, test } from "vitest";
import type { Store } from "../../functions/ports/ports.ts";
import { storeContract } from "../support/app/store-contract.ts";
import { storeFrom } from "../support/app/store-from.ts";
import { startWorkers } from "../support/hosts/workers.ts";
import { packed, unpacked } from "./packed.ts";
import type { StateRequest } from "./state-worker.ts";

/** The Durable Objects store, called through a test Worker. */
const open = async () => {
  const { url, stop } = await startWorkers(inject("dist"), {}, "test/workers/state-worker.ts");
  const ask = async (asked: StateRequest): Promise<unknown> => {
    // The path of an operation, so that it is not served as a file.
    const response = await fetch(`${url}/api/batch`, { method: "POST", body: packed(asked) });
    if (!response.ok) throw new Error(await response.text());
    return (unpacked(await response.text()) as { readonly answer: unknown }).answer;
  };
  const store = storeFrom((method, asked) => ask({ method, asked }));
  return {
    store,
    tablesOf: (name: string) => ask({ tablesOf: name }),
    alarmOf: (name: string) => ask({ alarmOf: name }),
    runAlarmOf: (name: string, now: number) => ask({ runAlarmOf: name, now }),
    close: stop,
  };
};

storeContract("Durable Objects", open);

test("an alarm deletes the object of a counter when its window has ended", async () => {
  const { store, tablesOf, close } = await open();
  try {
    await store.count("client", 3_000, Date.now());
    expect(await tablesOf("1/count/client")).toEqual(["counts"]);
    await expect.poll(() => tablesOf("1/count/client"), { timeout: 20_000, interval: 100 }).toEqual([]);
  } finally {
    await close();
  }
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MONTH_MS = 30 * DAY_MS;

/** Objects of a used id, a revoked id and an answered request, which expire an hour after `now`. */
const withExpiringObjects = async ({ store }: { readonly store: Store }, now: number) => {
  const attempt = { key: "answered", fingerprint: "body", owner: "one" };
  const end = now + 60 * MINUTE_MS;
  await store.consumeOnce("used", end, now);
  await store.revoke("revoked", now, end);
  await store.begin(attempt, MINUTE_MS, now);
  await store.finish(attempt, new Uint8Array([1]), end);
  return {
    end,
    objects: [
      { name: "1/spent/used", keptMs: MONTH_MS },
      { name: "1/revoked/revoked", keptMs: MONTH_MS },
      { name: "1/request/answered", keptMs: 10 * MINUTE_MS },
    ],
    expectKnown: async () => {
      expect(await store.consumeOnce("used", end, now)).toBe(false);
      expect(await store.revokedUpTo(["revoked"], now)).toBe(now);
      expect(await store.begin({ ...attempt, owner: "two" }, MINUTE_MS, now)).toMatchObject({ state: "finished" });
    },
  };
};

test("ids and answers are kept for a time after the first alarm that finds them expired", async () => {
  const opened = await open();
  try {
    const now = Date.now();
    const { objects, end, expectKnown } = await withExpiringObjects(opened, now);
    for (const { name, keptMs } of objects) {
      await opened.runAlarmOf(name, now);
      expect(await opened.alarmOf(name)).toBe(end);
      await opened.runAlarmOf(name, end + 5);
      expect(await opened.alarmOf(name)).toBe(end + 5 + keptMs);
    }
    await expectKnown();
    for (const { name, keptMs } of objects) {
      await opened.runAlarmOf(name, end + 5 + keptMs);
      expect(await opened.tablesOf(name)).toEqual([]);
    }
  } finally {
    await opened.close();
  }
});

test.each([30, -30, 400 * 24, -400 * 24])(
  "a clock that is wrong by %i hours at an alarm forgets nothing",
  async (hours) => {
    const opened = await open();
    try {
      const now = Date.now();
      const { objects, end, expectKnown } = await withExpiringObjects(opened, now);
      const wrong = now + hours * 60 * MINUTE_MS;
      for (const { name, keptMs } of objects) {
        await opened.runAlarmOf(name, wrong);
        expect(await opened.alarmOf(name)).toBe(wrong > end ? wrong + keptMs : end);
      }
      await expectKnown();
      // The clock is right again at the next alarms.
      for (const { name, keptMs } of objects) {
        await opened.runAlarmOf(name, now);
        await opened.runAlarmOf(name, end);
        expect(await opened.alarmOf(name)).toBe(end + keptMs);
      }
      await expectKnown();
    } finally {
      await opened.close();
    }
  },
);

test("an id that is revoked again is kept for the whole time again", async () => {
  const { store, alarmOf, runAlarmOf, tablesOf, close } = await open();
  try {
    const name = "1/revoked/again";
    const now = Date.now();
    const [first, second] = [now + MINUTE_MS, now + DAY_MS];
    await store.revoke("again", now, first);
    await runAlarmOf(name, first);
    await store.revoke("again", now, second);
    await runAlarmOf(name, second);
    expect(await alarmOf(name)).toBe(second + MONTH_MS);
    expect(await tablesOf(name)).toEqual(["revoked"]);
  } finally {
    await close();
  }
});

test("a Durable Object creates its table on the first write only", async () => {
  const { store, tablesOf, close } = await open();
  try {
    const now = Date.now();
    expect(await store.revokedUpTo(["asked", "revoked"], now)).toBeUndefined();
    expect(await store.entries("asked")).toEqual([]);
    await store.revoke("revoked", now, now + 60_000);
    await store.append("written", "entry", 1);
    expect(await tablesOf("1/revoked/asked")).toEqual([]);
    expect(await tablesOf("1/log/asked")).toEqual([]);
    expect(await tablesOf("1/revoked/revoked")).toEqual(["revoked"]);
    expect(await tablesOf("1/log/written")).toEqual(["entries"]);
    expect(await store.revokedUpTo(["asked", "revoked"], now)).toBe(now);
    expect(await store.entries("written")).toEqual(["entry"]);
  } finally {
    await close();
  }
});

test("a new Durable Object revokes nothing, because objects are not lost", async () => {
  const { store, close } = await open();
  try {
    for (const now of [0, Date.now()]) expect(await store.revokedUpTo(["any", "*"], now)).toBeUndefined();
  } finally {
    await close();
  }
});
