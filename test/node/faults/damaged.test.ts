import { cpSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { openDatabase } from "../../../functions/hosts/node/database.ts";
import { sqlStore } from "../../../functions/stores/sql-store.ts";
import {
  expectRecovery,
  expectUnavailable,
  freshKey,
  newDataFolder,
  startHostOn,
} from "../../support/hosts/faulty-host.ts";
import { runInProcesses } from "../../support/hosts/run-in-processes.ts";
import { postInquiry } from "../../support/http/inquiries.ts";

/** A data folder with some stored responses. */
const usedFolder = () => {
  const folder = newDataFolder();
  const file = join(folder, "state.db");
  const { sql, close } = openDatabase({ file, maxBytes: 2 ** 24, warn: expect.unreachable });
  const store = sqlStore(sql);
  const until = Date.now() + 60_000;
  for (let index = 0; index < 100; index += 1) {
    const attempt = { key: `key-${index}`, fingerprint: "f", owner: "o" };
    store.begin(attempt, 60_000, Date.now());
    store.finish(attempt, new Uint8Array(400), until);
  }
  // Makes the database look days old.
  sql("DELETE FROM revoked");
  store.revoke("revoked", 1, until);
  close();
  return { folder, file };
};

const moduleOf = (file: string): string => JSON.stringify(pathToFileURL(file));

const overwrite = (file: string, from: number, to: number, byte: number): void => {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(byte, from, to));
};

/** Expects one complete copy with private permissions, named in the log. */
const expectKeptAside = (said: string, folder: string, bytes: Buffer): void => {
  expect(said).toMatch(/^\S+state\.db is damaged \(.+\)\. Moved it to \S+ and created a new one: .+ refused, .+$/m);
  expect(said.match(/is damaged/g)).toHaveLength(1);
  const [aside = "", ...more] = readdirSync(folder).filter((name) => name.includes(".damaged-"));
  expect(more).toStrictEqual([]);
  expect(said).toContain(join(folder, aside));
  expect(readFileSync(join(folder, aside)).equals(bytes)).toBe(true);
  for (const name of readdirSync(folder)) expect((statSync(join(folder, name)).mode & 0o777).toString(8)).toBe("600");
};

const damages: readonly [what: string, damage: (file: string) => void][] = [
  ["another file format", (file) => writeFileSync(file, "not a database ".repeat(1000))],
  ["a header of zeros", (file) => overwrite(file, 0, 100, 0)],
  ["a truncated file", (file) => truncateSync(file, 3 * 4096 + 100)],
  ["only a header", (file) => truncateSync(file, 100)],
  ["overwritten pages", (file) => overwrite(file, 2 * 4096, statSync(file).size, 0xa5)],
  ["a page with an overwritten start", (file) => overwrite(file, 3 * 4096, 3 * 4096 + 64, 0xff)],
];
test.each(damages)("a damaged database is moved aside unchanged and replaced by a new one: %s", (_, damage) => {
  const { folder, file } = usedFolder();
  damage(file);
  const bytes = readFileSync(file);
  const said: string[] = [];
  const begun = Math.floor(Date.now() / 1000) * 1000;
  process.umask(0o077);
  const { sql, close } = openDatabase({ file, maxBytes: 2 ** 24, warn: (warning) => said.push(warning) });
  const store = sqlStore(sql);
  expect(store.begin({ key: "key-1", fingerprint: "f", owner: "o" }, 60_000, Date.now())).toEqual({ state: "started" });
  // Revocations are lost, so no earlier credential is accepted.
  expect(store.revokedUpTo(["revoked"], Date.now())).toBeGreaterThanOrEqual(begun - 1);
  expectKeptAside(said.join("\n"), folder, bytes);
  close();
});

test("concurrent processes replace a damaged database once and share the new one", async () => {
  const { folder } = usedFolder();
  const folders = Array.from({ length: 30 }, (_, index) => `${folder}-${index}`);
  for (const each of folders) {
    cpSync(folder, each, { recursive: true });
    overwrite(join(each, "state.db"), 0, 100, 0);
  }
  const code = `
    const { openDatabase } = await import(${moduleOf("functions/hosts/node/database.ts")});
    const { sqlStore } = await import(${moduleOf("functions/stores/sql-store.ts")});
    await together();
    return input.map((folder) => {
      const open = () => openDatabase({ file: folder + "/state.db", maxBytes: 2 ** 24, warn: () => {} });
      let database = open();
      if (!database.isInPlace()) database = open();
      const attempt = { key: "new", fingerprint: "f", owner: String(process.pid) };
      return sqlStore(database.sql).begin(attempt, 60_000, Date.now()).state;
    });
  `;
  const said = z.array(z.array(z.string())).parse(await runInProcesses(4, code, folders));
  for (const [index, each] of folders.entries()) {
    const states = said.map((process) => process[index]).toSorted();
    expect(states).toStrictEqual(["running", "running", "running", "started"]);
    expect(readdirSync(each).filter((name) => /\.damaged-[\dTZ-]+$/.test(name))).toHaveLength(1);
  }
});

describe("a host with a damaged database", () => {
  test("logs it and works, also when several hosts start together", async () => {
    const { folder, file } = usedFolder();
    overwrite(file, 0, 100, 0);
    const bytes = readFileSync(file);
    const hosts = await Promise.all([startHostOn(folder), startHostOn(folder), startHostOn(folder)]);
    await Promise.all(hosts.map(expectRecovery));
    expectKeptAside(hosts.map(({ output }) => output.stderr).join(""), folder, bytes);
    const key = freshKey();
    for (const host of hosts) await postInquiry(host.url, key);
    for (const host of hosts) expect((await postInquiry(host.url, key)).isReplay).toBe(true);
  });

  test("recovers without a restart", async () => {
    const { folder, file } = usedFolder();
    const host = await startHostOn(folder);
    await expectRecovery(host);
    const other = new DatabaseSync(file, { timeout: 2_000 });
    other.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    other.close();
    overwrite(file, 0, statSync(file).size, 0xa5);
    const bytes = readFileSync(file);
    await expectUnavailable(host, /malformed|not a database/);
    await expectRecovery(host);
    expectKeptAside(host.output.stderr, folder, bytes);
  });
});

test("a database of a newer release is left unchanged, and reads still work", async () => {
  const { folder, file } = usedFolder();
  const state = new DatabaseSync(file);
  state.exec("PRAGMA user_version = 1000");
  state.close();
  const host = await startHostOn(folder);
  await expectUnavailable(host, /newer release/);
  expect(host.output.stderr).toMatch(/state\.db was written by a newer release.*Reads still work/);
  expect(readdirSync(folder).filter((name) => name.includes("damaged"))).toStrictEqual([]);
});
