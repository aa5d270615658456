import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { threadStore } from "../../../functions/hosts/node/thread-store.ts";
import {
  afterThisTest,
  dataFolder,
  expectOvertaking,
  expectRecovery,
  expectUnavailable,
  freshKey,
  impatient,
  startOn,
} from "../../support/fault.ts";
import { inquire } from "../../support/inquiries.ts";

/** Another process that takes the file for itself until it is let go. */
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

describe.each(["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])("while another process holds the state with %s", (how) => {
  test("reads overtake what needs the state, which is refused and comes back by itself", async () => {
    const folder = dataFolder();
    const host = await startOn(folder, impatient);
    const kept = freshKey();
    const { job } = await inquire(host.url, kept);
    const release = await lock(folder, how);

    await expectOvertaking(host);
    await expectUnavailable(host, /locked|behind|within/);
    await release();
    await expectRecovery(host);
    expect(await inquire(host.url, kept)).toMatchObject({ isReplay: true, job });
  });
});

test("a host that starts while the state is locked serves reads, says why, and uses the state when it is free", async () => {
  const folder = dataFolder();
  await (await startOn(folder, impatient)).stop();
  const release = await lock(folder, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  const host = await startOn(folder, impatient);
  await expectUnavailable(host, /locked|behind|within/);
  await expect.poll(() => host.output.stderr).toMatch(/state\.db cannot be used: .*locked.*Reads go on/);
  await release();
  await expectRecovery(host);
});

describe("while another connection writes", () => {
  /** The store of a host, which waits so long, and a connection that writes until it is let go. */
  const lockedStore = async (deadline: number) => {
    const file = join(dataFolder(), "state.db");
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

  test("what only reads is answered, however many wait to write; and they write when they can", async () => {
    const { store, now, release } = await lockedStore(20_000);
    const settled: unknown[] = [];
    const spending: Promise<unknown>[] = [];
    const round = async (): Promise<number> => {
      const began = performance.now();
      for (let at = 0; at < 5; at += 1) {
        const spent = store.spend(`id ${spending.length}`, now + 60_000, now);
        spending.push(Promise.resolve(spent).then((answer) => settled.push(answer)));
        // In the same turn, and in another one.
        expect(await store.revokedUpTo(["id"], now)).toBe(now);
        expect(await store.entries("log")).toEqual(["entry"]);
      }
      return performance.now() - began;
    };
    // One quick round of several is enough: if those that write held up the others, there would be none.
    await expect.poll(round, { timeout: 10_000 }).toBeLessThan(100);
    expect(settled).toEqual([]);
    release();
    await Promise.all(spending);
    expect(settled).toEqual(spending.map(() => true));
  });

  test("who waits to write too long is told why, and has written nothing", async () => {
    const { store, now, release } = await lockedStore(2_000);
    await expect(store.spend("id", now + 60_000, now)).rejects.toThrow("database is locked");
    release();
    expect(await store.spend("id", now + 60_000, now)).toBe(true);
  });
});
