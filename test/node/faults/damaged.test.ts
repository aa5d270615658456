import { cpSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { openDatabase } from "../../../functions/hosts/node/database.ts";
import { sqlStore } from "../../../functions/stores/sql-store.ts";
import { atOnce } from "../../support/at-once.ts";
import { dataFolder, expectRecovery, expectUnavailable, freshKey, startOn } from "../../support/fault.ts";
import { inquire } from "../../support/inquiries.ts";

/** A folder with a state that holds some answers. */
const usedFolder = () => {
  const folder = dataFolder();
  const file = join(folder, "state.db");
  const { sql, close } = openDatabase({ file, maxBytes: 2 ** 24, warn: expect.unreachable });
  const store = sqlStore(sql);
  const until = Date.now() + 60_000;
  for (let at = 0; at < 100; at += 1) {
    const attempt = { key: `key-${at}`, fingerprint: "f", owner: "o" };
    store.begin(attempt, 60_000, Date.now());
    store.finish(attempt, new Uint8Array(400), until);
  }
  // As if it had been there for days.
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

/** Exactly one copy is kept, it is whole, what was said names it, and all is for its owner alone. */
const expectKeptAside = (said: string, folder: string, bytes: Buffer): void => {
  expect(said).toMatch(/^\S+state\.db is damaged \(.+\)\. It is kept as \S+, and a new one is begun: .+ refused, .+$/m);
  expect(said.match(/is damaged/g)).toHaveLength(1);
  const [aside = "", ...more] = readdirSync(folder).filter((name) => name.includes(".damaged-"));
  expect(more).toStrictEqual([]);
  expect(said).toContain(join(folder, aside));
  expect(readFileSync(join(folder, aside)).equals(bytes)).toBe(true);
  for (const name of readdirSync(folder)) expect((statSync(join(folder, name)).mode & 0o777).toString(8)).toBe("600");
};

const damages: readonly [what: string, damage: (file: string) => void][] = [
  ["something else", (file) => writeFileSync(file, "not a database ".repeat(1000))],
  ["a header of zeros", (file) => overwrite(file, 0, 100, 0)],
  ["a file that is cut off", (file) => truncateSync(file, 3 * 4096 + 100)],
  ["a header alone", (file) => truncateSync(file, 100)],
  ["pages that hold something else", (file) => overwrite(file, 2 * 4096, statSync(file).size, 0xa5)],
  ["one page that lost its beginning", (file) => overwrite(file, 3 * 4096, 3 * 4096 + 64, 0xff)],
];
test.each(damages)("a damaged state is kept aside, whole, and a new one is begun: %s", (_, damage) => {
  const { folder, file } = usedFolder();
  damage(file);
  const bytes = readFileSync(file);
  const said: string[] = [];
  const begun = Math.floor(Date.now() / 1000) * 1000;
  // As the host does.
  process.umask(0o077);
  const { sql, close } = openDatabase({ file, maxBytes: 2 ** 24, warn: (warning) => said.push(warning) });
  const store = sqlStore(sql);
  expect(store.begin({ key: "key-1", fingerprint: "f", owner: "o" }, 60_000, Date.now())).toEqual({ state: "started" });
  // What was revoked is forgotten, so nothing that was issued before is accepted.
  expect(store.revokedUpTo(["revoked"], Date.now())).toBeGreaterThanOrEqual(begun - 1);
  expectKeptAside(said.join("\n"), folder, bytes);
  close();
});

test("processes that open a damaged state at the same moment replace it once, and agree from then on", async () => {
  const { folder } = usedFolder();
  const folders = Array.from({ length: 30 }, (_, at) => `${folder}-${at}`);
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
  const said = z.array(z.array(z.string())).parse(await atOnce(4, code, folders));
  for (const [at, each] of folders.entries()) {
    const states = said.map((process) => process[at]).toSorted();
    expect(states).toStrictEqual(["running", "running", "running", "started"]);
    expect(readdirSync(each).filter((name) => /\.damaged-[\dTZ-]+$/.test(name))).toHaveLength(1);
  }
});

describe("a host whose state is damaged", () => {
  test("says so and works, and so do others that start with it", async () => {
    const { folder, file } = usedFolder();
    overwrite(file, 0, 100, 0);
    const bytes = readFileSync(file);
    const hosts = await Promise.all([startOn(folder), startOn(folder), startOn(folder)]);
    await Promise.all(hosts.map(expectRecovery));
    expectKeptAside(hosts.map(({ output }) => output.stderr).join(""), folder, bytes);
    const key = freshKey();
    for (const host of hosts) await inquire(host.url, key);
    for (const host of hosts) expect((await inquire(host.url, key)).isReplay).toBe(true);
  });

  test("while it runs goes on without a restart", async () => {
    const { folder, file } = usedFolder();
    const host = await startOn(folder);
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

test("the state of a newer release is left as it is, and reads go on", async () => {
  const { folder, file } = usedFolder();
  const state = new DatabaseSync(file);
  state.exec("PRAGMA user_version = 1000");
  state.close();
  const host = await startOn(folder);
  await expectUnavailable(host, /newer release/);
  expect(host.output.stderr).toMatch(/state\.db was written by a newer release.*Reads go on/);
  expect(readdirSync(folder).filter((name) => name.includes("damaged"))).toStrictEqual([]);
});
