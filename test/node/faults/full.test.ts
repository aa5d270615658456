import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openDatabase } from "../../../functions/hosts/node/database.ts";
import { sqlStore } from "../../../functions/stores/sql-store.ts";
import {
  afterThisTest,
  dataFolder,
  expectRecovery,
  expectRefusal,
  expectUnavailable,
  freshKey,
  startOn,
  works,
} from "../../support/fault.ts";
import { inquire } from "../../support/inquiries.ts";
import type { Host } from "../../support/programs.ts";

const canMount = works("mounting", ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]);

/** Answers a thousand requests, quicker than a host would. */
const fillAlmost = (file: string): void => {
  const { sql, close } = openDatabase({ file, maxBytes: 1024 * 1024, warn: expect.unreachable });
  const store = sqlStore(sql);
  const until = Date.now() + 3_600_000;
  for (let count = 0; count < 1000; count += 1) {
    const attempt = { key: freshKey(), fingerprint: "f", owner: "o" };
    store.begin(attempt, 60_000, Date.now());
    store.finish(attempt, new Uint8Array(500), until);
  }
  close();
};

/** Sends inquiries with new keys until one is refused for this reason. Returns the keys whose answers were kept. */
const fill = async (host: Host, reason: RegExp): Promise<string[]> => {
  const kept: string[] = [];
  for (;;) {
    const keys = Array.from({ length: 16 }, freshKey);
    const answers = await Promise.all(keys.map(async (key) => ({ key, answer: await inquire(host.url, key) })));
    kept.push(...answers.filter(({ answer }) => answer.status === 202).map(({ key }) => key));
    const refused = answers.find(({ answer }) => answer.status !== 202);
    if (refused) {
      await expectRefusal(host, refused.key, refused.answer, reason);
      return kept;
    }
    if (kept.length > 20_000) throw new Error("the state never gets full");
  }
};

/** There is room for more than what one page may have left. */
const expectRoom = async (host: Host): Promise<void> => {
  const statuses = async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => inquire(host.url, freshKey())));
    return [...new Set(answers.map(({ status }) => status))];
  };
  await expect.poll(statuses, { timeout: 20_000 }).toStrictEqual([202]);
  await expectRecovery(host);
};

/** What is kept for retries leaves room for credentials to be given and ended. */
const expectRevocation = async ({ url }: Host): Promise<void> => {
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const given = await post("/api/agent/key", {});
  expect(given.status).toBe(201);
  const { api_key } = (await given.json()) as { api_key: string };
  const use = async () => (await fetch(`${url}/api`, { headers: { "X-API-Key": api_key } })).status;
  expect(await use()).toBe(200);
  expect((await post("/api/agent/events", { event: "revoke", token: api_key })).status).toBe(200);
  expect(await use()).toBe(401);
};

const expectKept = async (host: Host, keys: readonly string[]): Promise<void> => {
  const some = keys.filter((_, at) => at % 50 === 0);
  for (const key of some) expect(await inquire(host.url, key)).toMatchObject({ status: 202, isReplay: true });
};

test("a state that has reached DATA_MAX_MIB keeps what it holds, and goes on when that expires or may be more", async () => {
  const folder = dataFolder();
  const file = join(folder, "state.db");
  fillAlmost(file);
  const host = await startOn(folder, { DATA_MAX_MIB: "1" });
  const kept = await fill(host, /full/);
  expect(kept.length).toBeGreaterThan(0);
  expect(statSync(file).size).toBeLessThanOrEqual(1024 * 1024);
  await expectKept(host, kept);
  await expectRevocation(host);
  await host.stop();

  const larger = await startOn(folder, { DATA_MAX_MIB: "2" });
  await expectKept(larger, kept);
  await expectRoom(larger);
  await larger.stop();

  const smaller = await startOn(folder, { DATA_MAX_MIB: "1" });
  await fill(smaller, /full/);
  // A day passes.
  const state = new DatabaseSync(file, { timeout: 2_000 });
  state.exec("UPDATE requests SET ends_at = 0");
  state.close();
  await expectRoom(smaller);
});

test.runIf(canMount)("a full disk is no reason to stop, and when there is room again the state is used", async () => {
  const folder = dataFolder();
  mkdirSync(folder, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m,mode=0700", "tmpfs", folder]);
  afterThisTest(() => execFileSync("umount", ["--lazy", folder]));
  const host = await startOn(folder);
  const { job } = await inquire(host.url, "before");
  const filler = join(folder, "filler");
  expect(() => writeFileSync(filler, Buffer.alloc(17 * 1024 * 1024))).toThrow("ENOSPC");
  const kept = await fill(host, /full|disk|I\/O/);
  rmSync(filler);
  await expectRoom(host);
  expect(await inquire(host.url, "before")).toMatchObject({ isReplay: true, job });
  await expectKept(host, kept);
});

test.runIf(canMount)("a host that starts on a full disk serves reads, says why, and recovers", async () => {
  const folder = dataFolder();
  mkdirSync(folder, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m,mode=0700", "tmpfs", folder]);
  afterThisTest(() => execFileSync("umount", ["--lazy", folder]));
  const filler = join(folder, "filler");
  expect(() => writeFileSync(filler, Buffer.alloc(17 * 1024 * 1024))).toThrow("ENOSPC");
  const host = await startOn(folder, { SECRET_KEY: "WcjH0kf5MMkYeeWzdx8ur5OfDDWOoDn-Q5FyD2r4Csk" });
  await expectUnavailable(host, /full|disk|I\/O/);
  expect(host.output.stderr).toMatch(/state\.db cannot be used: .*Reads go on/);
  rmSync(filler);
  await expectRoom(host);
});
