import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { threadStore } from "../../../functions/hosts/node/thread-store.ts";
import {
  afterThisTest,
  defaultStoreTimeout,
  expectReadsNotBlocked,
  expectRecovery,
  expectUnavailable,
  freshKey,
  newDataFolder,
  startHostOn,
} from "../../support/hosts/faulty-host.ts";
import { postInquiry } from "../../support/http/inquiries.ts";

/** Locks the database from another process until released. */
const lock = async (folder: string, how: string): Promise<() => Promise<void>> => {
  const code = `
    const { DatabaseSync } = require("node:sqlite");
    const state = new DatabaseSync(process.argv[1], { timeout: 5000 });
    state.exec(process.argv[2]);
    console.log("locked");
    process.stdin.resume().on("end", () => process.exit());
  `;
  const child = spawn(process.execPath, ["-e", code, join(folder, "state.db"), how]);
  afterThisTest(() => child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return async () => {
    child.stdin.end();
    await once(child, "close");
  };
};

describe.each(["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])("while another process locks the database with %s", (how) => {
  test("reads are not blocked, other requests get 503, and the host recovers", async () => {
    const folder = newDataFolder();
    const host = await startHostOn(folder, defaultStoreTimeout);
    const kept = freshKey();
    const { job } = await postInquiry(host.url, kept);
    const release = await lock(folder, how);

    await expectReadsNotBlocked(host);
    await expectUnavailable(host, /locked|behind|within/);
    await release();
    await expectRecovery(host);
    expect(await postInquiry(host.url, kept)).toMatchObject({ isReplay: true, job });
  });
});

test("a host that starts while the database is locked serves reads, logs the reason, and recovers", async () => {
  const folder = newDataFolder();
  await (await startHostOn(folder, defaultStoreTimeout)).stop();
  const release = await lock(folder, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  const host = await startHostOn(folder, defaultStoreTimeout);
  await expectUnavailable(host, /locked|behind|within/);
  await expect
    .poll(() => host.output.stderr)
    .toMatch(/Cannot use the state in \S+state\.db: .*locked.*Reads still work/);
  await release();
  await expectRecovery(host);
});

describe("while another connection writes", () => {
  /** A host's store with a timeout, and a connection that holds the write lock until released. */
  const lockedStore = async (deadline: number) => {
    const file = join(newDataFolder(), "state.db");
    const { store, ready } = threadStore({ file, maxBytes: 2 ** 24, deadline }, expect.unreachable);
    await ready;
    const now = Date.now();
    await store.revoke("id", now, now + 60_000);
    await store.append("log", "entry", 10);
    const other = new DatabaseSync(file);
    other.exec("BEGIN IMMEDIATE");
    afterThisTest(() => other.close());
    return { store, now, release: () => other.exec("ROLLBACK") };
  };

  test("database reads are answered while many writes wait, and the writes complete later", async () => {
    const { store, now, release } = await lockedStore(20_000);
    const settled: unknown[] = [];
    const spending: Promise<unknown>[] = [];
    const round = async (): Promise<number> => {
      const began = performance.now();
      for (let index = 0; index < 5; index += 1) {
        const spent = store.consumeOnce(`id ${spending.length}`, now + 60_000, now);
        spending.push(Promise.resolve(spent).then((answer) => settled.push(answer)));
        // In the same tick and in a later one.
        expect(await store.revokedUpTo(["id"], now)).toBe(now);
        expect(await store.entries("log")).toEqual(["entry"]);
      }
      return performance.now() - began;
    };
    // One fast round of several is enough: if writes blocked reads, there would be none.
    await expect.poll(round, { timeout: 10_000 }).toBeLessThan(100);
    expect(settled).toEqual([]);
    release();
    await Promise.all(spending);
    expect(settled).toEqual(spending.map(() => true));
  });

  test("a write that waits too long fails with the reason and changes nothing", async () => {
    const { store, now, release } = await lockedStore(2_000);
    await expect(store.consumeOnce("id", now + 60_000, now)).rejects.toThrow("database is locked");
    release();
    expect(await store.consumeOnce("id", now + 60_000, now)).toBe(true);
  });
});
