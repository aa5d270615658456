import { expect, inject, test } from "vitest";
import type { Store } from "../../functions/ports/ports.ts";
import { storeContract, storeMethods } from "../support/store-contract.ts";
import { startWorkers } from "../support/workers.ts";
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
  const calls = storeMethods.map((method) => [method, (...asked: readonly unknown[]) => ask({ method, asked })]);
  const store = Object.fromEntries(calls) as unknown as Store;
  return {
    store,
    tablesOf: (name: string) => ask({ tablesOf: name }),
    alarmOf: (name: string) => ask({ alarmOf: name }),
    close: stop,
  };
};

storeContract("Durable Objects", open);

test("an alarm deletes expired rows, whose keys can be reused", async () => {
  const { store, close } = await open();
  try {
    const now = Date.now();
    const attempt = { key: "soon", fingerprint: "body", owner: "one" };
    expect(await store.begin(attempt, 300, now)).toEqual({ state: "started" });
    // Queried at a time before it expires, so that only deletion changes the result.
    const begin = () => store.begin({ ...attempt, fingerprint: "other" }, 60_000, now);
    await expect.poll(begin, { timeout: 20_000, interval: 100 }).toEqual({ state: "started" });
    expect(await begin()).toEqual({ state: "running" });
  } finally {
    await close();
  }
});

test("one-time ids and revocations are kept for a day and two minutes after they expire", async () => {
  const { store, alarmOf, close } = await open();
  try {
    const now = Date.now();
    const kept = (24 * 60 + 2) * 60_000;
    await store.consumeOnce("once", now + 300, now);
    await store.revoke("revoked", now, now + 300);
    await store.begin({ key: "request", fingerprint: "body", owner: "one" }, 60_000, now);
    expect(await alarmOf("1/spent/once")).toBe(now + 300 + kept);
    expect(await alarmOf("1/revoked/revoked")).toBe(now + 300 + kept);
    expect(await alarmOf("1/request/request")).toBe(now + 60_000);
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
