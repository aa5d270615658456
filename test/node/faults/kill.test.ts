import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase } from "../../../functions/hosts/node/database.ts";
import type { Attempt } from "../../../functions/ports/ports.ts";
import { sqlStore } from "../../../functions/stores/sql-store.ts";
import { limits } from "../../../src/contract/limits.ts";
import { freshKey, newDataFolder, startHostOn } from "../../support/hosts/faulty-host.ts";
import { type InquiryResponse, postInquiry } from "../../support/http/inquiries.ts";

const connections = 8;

test("after kill -9 every acknowledged Idempotency-Key replays its response, and none runs twice", async () => {
  const folder = newDataFolder();
  const first = await startHostOn(folder);
  /** Every job returned for a key. */
  const jobs = new Map<string, Set<string>>();
  const answered = new Set<string>();
  const cutOff = new Set<string>();
  const note = (key: string, { status, job }: InquiryResponse): void => {
    expect([202, 409]).toContain(status);
    if (job === undefined) return;
    jobs.set(key, (jobs.get(key) ?? new Set()).add(job));
    answered.add(key);
  };
  let isStopped = false;
  let isKilled = false;
  const stream = async (): Promise<void> => {
    while (!isKilled) {
      const key = freshKey();
      const twice = await Promise.allSettled([postInquiry(first.url, key), postInquiry(first.url, key)]);
      for (const sent of twice) {
        if (sent.status === "fulfilled") note(key, sent.value);
        else if (isKilled) cutOff.add(key);
        else throw sent.reason;
      }
      if (answered.size >= 150 && !isStopped) {
        // Stopped first: every stream then waits for an answer when the host is killed.
        isStopped = true;
        first.process.kill("SIGSTOP");
        await setTimeout(100);
        isKilled = true;
        first.process.kill("SIGKILL");
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, stream));
  expect(answered.size).toBeGreaterThanOrEqual(150);
  expect(cutOff.size).toBeGreaterThan(0);

  const second = await startHostOn(folder);
  for (const key of [...answered, ...cutOff]) {
    const again = await Promise.all([postInquiry(second.url, key), postInquiry(second.url, key)]);
    for (const response of again) {
      note(key, response);
      // An interrupted request either started and holds its key for the lease, or runs now.
      if (!cutOff.has(key)) expect(response, key).toMatchObject({ status: 202, isReplay: true });
      if (response.status === 409) expect(response.headers.get("Retry-After")).toBe("1");
    }
  }
  for (const [key, each] of jobs) expect([...each], key).toHaveLength(1);
  expect(second.output.stderr).toBe("");
});

test("a killed request holds its key until the lease ends and cannot complete afterwards", () => {
  const file = join(newDataFolder(), "state.db");
  const open = () => openDatabase({ file, maxBytes: 2 ** 24, warn: () => {} });
  const attempt = (owner: string): Attempt => ({ key: "k", fingerprint: "f", owner });
  const lease = limits.idempotency.leaseSeconds * 1000;
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

test("a key whose request was killed returns 409 until its lease ends, then runs again", async () => {
  const folder = newDataFolder();
  const host = await startHostOn(folder);
  const key = freshKey();
  const { job } = await postInquiry(host.url, key);
  // The rows that a process leaves if it dies during a request.
  const state = new DatabaseSync(join(folder, "state.db"), { timeout: 2_000 });
  const leave = (endsAt: number) => state.prepare("UPDATE requests SET answer = NULL, ends_at = ?").run(endsAt);
  leave(Date.now() + limits.idempotency.leaseSeconds * 1000);
  const early = await postInquiry(host.url, key);
  expect(early.status).toBe(409);
  expect(JSON.parse(early.text)).toMatchObject({ error: { code: "idempotency_in_progress" } });
  leave(Date.now());
  state.close();
  const late = await postInquiry(host.url, key);
  expect(late).toMatchObject({ status: 202, isReplay: false });
  expect(late.job).not.toBe(job);
});
