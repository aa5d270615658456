import { expect, inject, test } from "vitest";
import type { Store } from "../../functions/ports.ts";
import { methods, storeContract } from "../support/store-contract.ts";
import { startWorkers } from "../support/workers.ts";
import { packed, unpacked } from "./packed.ts";
import type { Asked } from "./state-worker.ts";

/** The store in Durable Objects, asked through a Worker of its own. */
const open = async () => {
  const { url, stop } = await startWorkers(inject("dist"), {}, "test/workers/state-worker.ts");
  const ask = async (asked: Asked): Promise<unknown> => {
    // The path is that of an operation, so that it is no file.
    const response = await fetch(`${url}/api/batch`, { method: "POST", body: packed(asked) });
    if (!response.ok) throw new Error(await response.text());
    return (unpacked(await response.text()) as { readonly answer: unknown }).answer;
  };
  const calls = methods.map((method) => [method, (...asked: readonly unknown[]) => ask({ method, asked })]);
  const store = Object.fromEntries(calls) as unknown as Store;
  return { store, tablesOf: (name: string) => ask({ tablesOf: name }), close: stop };
};

storeContract("Durable Objects", open);

test("what has expired is deleted by an alarm, and can be used again", async () => {
  const { store, close } = await open();
  try {
    const now = Date.now();
    expect(await store.spend("soon", now + 300, now)).toBe(true);
    await store.revoke("soon", now, now + 300);
    // Asked as of a time before their end, so that only a deletion can change the answers.
    const patience = { timeout: 20_000, interval: 100 };
    await expect.poll(() => store.revokedUpTo(["soon"], now), patience).toBeUndefined();
    await expect.poll(() => store.spend("soon", now + 60_000, now), patience).toBe(true);
    await store.revoke("soon", now + 1, now + 60_000);
    expect(await store.revokedUpTo(["soon"], now)).toBe(now + 1);
  } finally {
    await close();
  }
});

test("an object has the table that it needs, and none when it was only asked", async () => {
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

test("nothing is revoked in a new object: no object is lost, so none stands for one that was", async () => {
  const { store, close } = await open();
  try {
    for (const now of [0, Date.now()]) expect(await store.revokedUpTo(["any", "*"], now)).toBeUndefined();
  } finally {
    await close();
  }
});
