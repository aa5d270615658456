import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openDatabase } from "../../../functions/hosts/node/database.ts";
import type { Attempt } from "../../../functions/ports.ts";
import { sqlStore } from "../../../functions/stores/sql-store.ts";
import { limits } from "../../../src/contract/limits.ts";
import { dataFolder, freshKey, startOn } from "../../support/fault.ts";
import { type Answered, inquire } from "../../support/inquiries.ts";

const connections = 8;

test("after kill -9 in a stream of posts every answered key replays its answer, and no key gives two", async () => {
  const folder = dataFolder();
  const first = await startOn(folder);
  /** Every job that a key was ever answered with. */
  const jobs = new Map<string, Set<string>>();
  const answered = new Set<string>();
  const cutOff = new Set<string>();
  const note = (key: string, { status, job }: Answered): void => {
    expect([202, 409]).toContain(status);
    if (job === undefined) return;
    jobs.set(key, (jobs.get(key) ?? new Set()).add(job));
    answered.add(key);
  };
  let isKilled = false;
  const stream = async (): Promise<void> => {
    while (!isKilled) {
      const key = freshKey();
      const twice = await Promise.allSettled([inquire(first.url, key), inquire(first.url, key)]);
      for (const sent of twice) {
        if (sent.status === "fulfilled") note(key, sent.value);
        else if (isKilled) cutOff.add(key);
        else throw sent.reason;
      }
      if (answered.size >= 150 && !isKilled) {
        isKilled = true;
        first.process.kill("SIGKILL");
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, stream));
  expect(answered.size).toBeGreaterThanOrEqual(150);
  expect(cutOff.size).toBeGreaterThan(0);

  const second = await startOn(folder);
  for (const key of [...answered, ...cutOff]) {
    const again = await Promise.all([inquire(second.url, key), inquire(second.url, key)]);
    for (const answer of again) {
      note(key, answer);
      // What was cut off had either begun, and keeps its key for its lease, or had not, and runs now.
      if (!cutOff.has(key)) expect(answer, key).toMatchObject({ status: 202, isReplay: true });
      if (answer.status === 409) expect(answer.headers.get("Retry-After")).toBe("1");
    }
  }
  for (const [key, each] of jobs) expect([...each], key).toHaveLength(1);
  expect(second.output.stderr).toBe("");
});

test("a request that was killed keeps its key until its lease ends, and cannot answer afterwards", () => {
  const file = join(dataFolder(), "state.db");
  const open = () => openDatabase({ file, maxBytes: 2 ** 24, warn: () => {} });
  const attempt = (owner: string): Attempt => ({ key: "k", fingerprint: "f", owner });
  const lease = limits.idempotency.lease * 1000;
  const start = 1_000_000;

  const killed = open();
  expect(sqlStore(killed.sql).begin(attempt("killed"), lease, start)).toEqual({ state: "started" });
  const restarted = sqlStore(open().sql);
  expect(restarted.begin(attempt("next"), lease, start + lease - 1)).toEqual({ state: "running" });
  expect(restarted.begin(attempt("next"), lease, start + lease)).toEqual({ state: "started" });
  expect(restarted.begin(attempt("third"), lease, start + lease)).toEqual({ state: "running" });
  expect(sqlStore(killed.sql).finish(attempt("killed"), new Uint8Array([1]), start + 2 * lease)).toBe(false);
  expect(restarted.finish(attempt("next"), new Uint8Array([2]), start + 2 * lease)).toBe(true);
});

test("a key whose request was killed gives 409 until its lease ends, and then runs", async () => {
  const folder = dataFolder();
  const host = await startOn(folder);
  const key = freshKey();
  const { job } = await inquire(host.url, key);
  // What a process leaves that dies between the beginning and the end of a request.
  const state = new DatabaseSync(join(folder, "state.db"), { timeout: 2_000 });
  const leave = (endsAt: number) => state.prepare("UPDATE requests SET answer = NULL, ends_at = ?").run(endsAt);
  leave(Date.now() + limits.idempotency.lease * 1000);
  const early = await inquire(host.url, key);
  expect(early.status).toBe(409);
  expect(JSON.parse(early.text)).toMatchObject({ error: { code: "idempotency_in_progress" } });
  leave(Date.now());
  state.close();
  const late = await inquire(host.url, key);
  expect(late).toMatchObject({ status: 202, isReplay: false });
  expect(late.job).not.toBe(job);
});
