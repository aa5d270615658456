import { fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../functions/hosts/node/database.ts";
import { threadStore } from "../../functions/hosts/node/thread-store.ts";
import { sqlStore } from "../../functions/stores/sql-store.ts";
import { storeContract } from "../support/app/store-contract.ts";
import { storeFrom } from "../support/app/store-from.ts";
import type { StoreCall, StoreResult } from "../support/app/store-process.ts";
import { temporaryFolder } from "../support/hosts/programs.ts";

const maxBytes = 2 ** 26;
const deadline = 10_000;
const warnings: string[] = [];
const warn = (warning: string): void => void warnings.push(warning);

const newFile = () => {
  const folder = temporaryFolder();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const file = join(folder, "state.db");
  // The contract is about a database that revokes nothing.
  const { sql, close } = openDatabase({ file, maxBytes, warn });
  sql("DELETE FROM revoked");
  close();
  return { file, remove };
};

/** A store in its own process. */
const startProcess = async (file: string) => {
  const child = fork("test/support/app/store-process.ts", [file], { serialization: "advanced", stdio: "inherit" });
  const closed = once(child, "close");
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  await once(child, "message");
  child.on("message", (message) => {
    const told = message as StoreResult;
    const asker = waiting.get(told.id);
    waiting.delete(told.id);
    if ("failure" in told) asker?.reject(new Error(told.failure));
    else asker?.resolve(told.answer);
  });
  const store = storeFrom((method, asked) => {
    last += 1;
    const asker = Promise.withResolvers<unknown>();
    waiting.set(last, asker);
    child.send({ id: last, method, asked } satisfies StoreCall);
    return asker.promise;
  });
  const stop = async () => {
    child.kill();
    await closed;
  };
  return { store, stop };
};

storeContract("a file with two connections", () => {
  const { file, remove } = newFile();
  const [one, two] = [openDatabase({ file, maxBytes, warn }), openDatabase({ file, maxBytes, warn })];
  const close = () => {
    one.close();
    two.close();
    remove();
  };
  return { store: sqlStore(one.sql), other: sqlStore(two.sql), close };
});

storeContract("a file with two threads", async () => {
  const { file, remove } = newFile();
  const [one, two] = [threadStore({ file, maxBytes, deadline }, warn), threadStore({ file, maxBytes, deadline }, warn)];
  await Promise.all([one.ready, two.ready]);
  return { store: one.store, other: two.store, close: remove };
});

storeContract("a file with two processes", async () => {
  const { file, remove } = newFile();
  const [one, two] = await Promise.all([startProcess(file), startProcess(file)]);
  const close = async () => {
    await Promise.all([one.stop(), two.stop()]);
    remove();
  };
  return { store: one.store, other: two.store, close };
});

test("data survives a restart and is readable by the next process", async () => {
  const { file, remove } = newFile();
  const attempt = { key: "key", fingerprint: "body", owner: "one" };
  const now = Date.now();
  const first = await startProcess(file);
  await first.store.begin(attempt, 30_000, now);
  await first.store.finish(attempt, Uint8Array.of(1, 2, 3), now + 60_000);
  await first.store.consumeOnce("id", now + 60_000, now);
  await first.store.revoke("id", now + 30_000, now + 60_000);
  await first.store.append("log", "entry", 10);
  await first.stop();
  const second = await startProcess(file);
  const begun = await second.store.begin({ ...attempt, owner: "two" }, 30_000, now);
  expect(begun.state === "finished" && [...begun.response]).toEqual([1, 2, 3]);
  expect(await second.store.consumeOnce("id", now + 60_000, now)).toBe(false);
  expect(await second.store.revokedUpTo(["id"], now)).toBe(now + 30_000);
  expect(await second.store.entries("log")).toEqual(["entry"]);
  await second.stop();
  remove();
});

test("concurrent revocation lookups share one query and never see an older answer", async () => {
  const { file, remove } = newFile();
  const { store, ready } = threadStore({ file, maxBytes, deadline }, warn);
  await ready;
  const now = Date.now();
  const ask = (id: string) => store.revokedUpTo([id], now + 60_000);
  for (let round = 0; round < 200; round += 1) {
    const id = `id-${round}`;
    const [before, , other] = await Promise.all([ask(id), ask(id), ask(`${id}-other`)]);
    const early = ask(id);
    await store.revoke(id, now + 120_000, now + 180_000);
    const after = await Promise.all([ask(id), ask(id), ask(`${id}-other`)]);
    await early;
    expect(after).toEqual([now + 120_000, now + 120_000, other]);
    expect(before).toBe(other);
  }
  remove();
});

test("the store logs no warnings", () => {
  expect(warnings).toEqual([]);
});
