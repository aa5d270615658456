import { expect, inject, test } from "vitest";
import type { Store } from "../../functions/ports.ts";
import { storeContract } from "../support/store-contract.ts";
import { startWorkers } from "../support/workers.ts";
import { packed, unpacked } from "./packed.ts";
import type { Asked } from "./state-worker.ts";

const methods = ["count", "begin", "finish", "abandon", "spend", "isSpent", "append", "entries"] as const;

/** The store in Durable Objects, asked through a Worker of its own. */
const open = async () => {
  const { url, stop } = await startWorkers(inject("dist"), {}, "test/workers/state-worker.ts");
  const call =
    (method: keyof Store) =>
    async (...asked: readonly unknown[]) => {
      const body = packed({ method, asked } satisfies Asked);
      // The path is that of an operation, so that it is no file.
      const response = await fetch(`${url}/api/batch`, { method: "POST", body });
      if (!response.ok) throw new Error(await response.text());
      return (unpacked(await response.text()) as { readonly answer: unknown }).answer;
    };
  const store = Object.fromEntries(methods.map((method) => [method, call(method)])) as unknown as Store;
  return { store, close: stop };
};

storeContract("Durable Objects", open);

test("what has expired is deleted by an alarm, and can be used again", async () => {
  const { store, close } = await open();
  try {
    const now = Date.now();
    expect(await store.spend("soon", now + 300, now)).toBe(true);
    // Asked as of a time before its end, so that only a deletion can make it unspent.
    await expect.poll(() => store.isSpent("soon", now), { timeout: 20_000, interval: 100 }).toBe(false);
    expect(await store.spend("soon", now + 60_000, now)).toBe(true);
  } finally {
    await close();
  }
});
