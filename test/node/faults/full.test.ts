import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openDatabase } from "../../../functions/hosts/node/database.ts";
import { sqlStore } from "../../../functions/stores/sql-store.ts";
import {
  afterThisTest,
  expectRecovery,
  expectRefusal,
  expectUnavailable,
  freshKey,
  newDataFolder,
  startHostOn,
} from "../../support/hosts/faulty-host.ts";
import type { Host } from "../../support/hosts/programs.ts";
import { postInquiry } from "../../support/http/inquiries.ts";
import { hasTool } from "../../support/setup/tier.ts";

const canMount = hasTool("mount");

/** Stores a thousand responses, faster than a host would. */
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

/** Sends inquiries with new keys until one is refused for this reason. Returns the keys whose responses were stored. */
const fill = async (host: Host, reason: RegExp): Promise<string[]> => {
  const kept: string[] = [];
  for (;;) {
    const keys = Array.from({ length: 16 }, freshKey);
    const answers = await Promise.all(keys.map(async (key) => ({ key, answer: await postInquiry(host.url, key) })));
    kept.push(...answers.filter(({ answer }) => answer.status === 202).map(({ key }) => key));
    const refused = answers.find(({ answer }) => answer.status !== 202);
    if (refused) {
      await expectRefusal(host, refused.key, refused.answer, reason);
      return kept;
    }
    if (kept.length > 20_000) throw new Error("the database never reached its limit");
  }
};

/** Expects space for more than one database page. */
const expectSpace = async (host: Host): Promise<void> => {
  const statuses = async () => {
    const responses = await Promise.all(Array.from({ length: 64 }, () => postInquiry(host.url, freshKey())));
    return [...new Set(responses.map(({ status }) => status))];
  };
  await expect.poll(statuses, { timeout: 20_000 }).toStrictEqual([202]);
  await expectRecovery(host);
};

/** Expects that stored responses leave space for issuing and revoking credentials. */
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

const expectStored = async (host: Host, keys: readonly string[]): Promise<void> => {
  const some = keys.filter((_, index) => index % 50 === 0);
  for (const key of some) expect(await postInquiry(host.url, key)).toMatchObject({ status: 202, isReplay: true });
};

test("a database that has reached DATA_MAX_MIB keeps its data and recovers after expiry or a higher limit", async () => {
  const folder = newDataFolder();
  const file = join(folder, "state.db");
  fillAlmost(file);
  const host = await startHostOn(folder, { DATA_MAX_MIB: "1" });
  const kept = await fill(host, /nine tenths/);
  expect(kept.length).toBeGreaterThan(0);
  expect(statSync(file).size).toBeLessThanOrEqual(1024 * 1024);
  await expectStored(host, kept);
  await expectRevocation(host);
  await host.stop();

  const larger = await startHostOn(folder, { DATA_MAX_MIB: "2" });
  await expectStored(larger, kept);
  await expectSpace(larger);
  await larger.stop();

  const smaller = await startHostOn(folder, { DATA_MAX_MIB: "1" });
  await fill(smaller, /nine tenths/);
  // One day later.
  const state = new DatabaseSync(file, { timeout: 2_000 });
  state.exec("UPDATE requests SET ends_at = 0");
  state.close();
  await expectSpace(smaller);
});

test.runIf(canMount)("a full disk does not stop the host, and it recovers when there is space", async () => {
  const folder = newDataFolder();
  mkdirSync(folder, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m,mode=0700", "tmpfs", folder]);
  afterThisTest(() => execFileSync("umount", ["--lazy", folder]));
  const host = await startHostOn(folder);
  const { job } = await postInquiry(host.url, "before");
  const filler = join(folder, "filler");
  expect(() => writeFileSync(filler, Buffer.alloc(17 * 1024 * 1024))).toThrow("ENOSPC");
  const kept = await fill(host, /full|disk|I\/O/);
  rmSync(filler);
  await expectSpace(host);
  expect(await postInquiry(host.url, "before")).toMatchObject({ isReplay: true, job });
  await expectStored(host, kept);
});

test.runIf(canMount)("a host that starts on a full disk serves reads, logs the reason, and recovers", async () => {
  const folder = newDataFolder();
  mkdirSync(folder, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m,mode=0700", "tmpfs", folder]);
  afterThisTest(() => execFileSync("umount", ["--lazy", folder]));
  const filler = join(folder, "filler");
  expect(() => writeFileSync(filler, Buffer.alloc(17 * 1024 * 1024))).toThrow("ENOSPC");
  const host = await startHostOn(folder, { SECRET_KEY: "WcjH0kf5MMkYeeWzdx8ur5OfDDWOoDn-Q5FyD2r4Csk" });
  await expectUnavailable(host, /full|disk|I\/O/);
  expect(host.output.stderr).toMatch(/Cannot use the state in \S+state\.db: .*Reads still work/);
  rmSync(filler);
  await expectSpace(host);
});
