import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openDatabase } from "../../functions/hosts/node/database.ts";
import { threadStore } from "../../functions/hosts/node/thread-store.ts";
import { sqlStore, sweep } from "../../functions/stores/sql-store.ts";
import { limits } from "../../src/contract/limits.ts";
import { dataFolder } from "../support/fault.ts";

const maxBytes = 2 ** 24;
const open = (file: string) => openDatabase({ file, maxBytes, warn: expect.unreachable });

/** How long what was issued can be valid, in milliseconds. */
const longest = (limits.credential.key + limits.credential.skew) * 1000;

/** The beginning of the current second, in which a credential is issued that is made now. */
const thisSecond = (): number => Math.floor(Date.now() / 1000) * 1000;

/** The schema of a database, statement by statement. */
const schemaOf = (file: string): unknown[] => {
  const database = new DatabaseSync(file);
  const schema = database.prepare("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name").all();
  database.close();
  return schema.map((row) => ({ ...row }));
};

/** What the first release wrote. */
const firstSchema = `
  CREATE TABLE counts (key TEXT PRIMARY KEY, count INTEGER NOT NULL, ends_at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE requests (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, owner TEXT NOT NULL, answer BLOB, ends_at INTEGER NOT NULL
  );
  CREATE TABLE spent (id TEXT PRIMARY KEY, ends_at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE entries (number INTEGER PRIMARY KEY, log TEXT NOT NULL, entry TEXT NOT NULL);
  CREATE INDEX counts_end ON counts (ends_at);
  CREATE INDEX requests_end ON requests (ends_at);
  CREATE INDEX spent_end ON spent (ends_at);
  CREATE INDEX entries_log ON entries (log, number);
  PRAGMA user_version = 1;
`;

test("a new state takes for revoked whatever was issued before it, until that has ended, and nothing that comes after", () => {
  const before = thisSecond();
  const { sql, close } = open(join(dataFolder(), "state.db"));
  const store = sqlStore(sql);
  const upTo = Number(store.revokedUpTo(["any"], Date.now()));
  expect(upTo).toBeGreaterThanOrEqual(before - 1);
  expect(upTo).toBeLessThan(thisSecond());
  expect(store.revokedUpTo([], Date.now())).toBe(upTo);
  expect(store.revokedUpTo(["any"], upTo + longest)).toBe(upTo);
  expect(store.revokedUpTo(["any"], upTo + 2 * longest)).toBeUndefined();

  store.revoke("any", upTo - 1, upTo + longest);
  expect(store.revokedUpTo(["any"], Date.now())).toBe(upTo);
  store.revoke("any", upTo + 1, upTo + longest);
  expect(store.revokedUpTo(["any"], Date.now())).toBe(upTo + 1);
  expect(store.revokedUpTo(["other"], Date.now())).toBe(upTo);
  close();
});

test("a state that is opened again takes nothing more for revoked", () => {
  const file = join(dataFolder(), "state.db");
  const first = open(file);
  first.sql("UPDATE revoked SET up_to = up_to - 5000");
  const upTo = sqlStore(first.sql).revokedUpTo([], Date.now());
  first.close();
  const second = open(file);
  expect(sqlStore(second.sql).revokedUpTo([], Date.now())).toBe(upTo);
  second.close();
});

test("a state that is deleted while it is in use takes for revoked what was issued before", async () => {
  const folder = dataFolder();
  const file = join(folder, "state.db");
  const warnings: string[] = [];
  const { store, ready } = threadStore({ file, maxBytes, deadline: 10_000 }, (warning) => warnings.push(warning));
  await ready;
  const other = new DatabaseSync(file);
  other.exec("DELETE FROM revoked");
  other.close();
  await store.revoke("id", 1, Date.now() + 60_000);
  expect(await store.revokedUpTo(["id"], Date.now())).toBe(1);
  rmSync(folder, { recursive: true });
  const before = thisSecond();
  expect(await store.revokedUpTo(["id"], Date.now())).toBeGreaterThanOrEqual(before - 1);
  expect(warnings.join()).toContain("moved or deleted");
});

test("a state of the first release is brought up to date, and keeps what it holds", () => {
  const [file, fresh] = [join(dataFolder(), "state.db"), join(dataFolder(), "state.db")];
  open(fresh).close();
  mkdirSync(dirname(file), { recursive: true });
  const now = Date.now();
  const old = new DatabaseSync(file);
  old.exec(firstSchema);
  old.prepare("INSERT INTO spent VALUES ('id', ?)").run(now + 60_000);
  old.prepare("INSERT INTO requests VALUES ('key', 'body', 'one', x'0102', ?)").run(now + 60_000);
  old.exec("INSERT INTO entries (log, entry) VALUES ('log', 'entry')");
  old.close();

  const { sql, close } = open(file);
  const store = sqlStore(sql);
  expect(sql("PRAGMA user_version")).toMatchObject([{ user_version: 2 }]);
  expect(store.spend("id", now + 60_000, now)).toBe(false);
  expect(store.entries("log")).toEqual(["entry"]);
  expect(store.begin({ key: "key", fingerprint: "body", owner: "two" }, 1, now)).toMatchObject({ state: "finished" });
  expect(store.revokedUpTo(["any"], now)).toBeGreaterThan(now - 10_000);
  store.revoke("id", now + 30_000, now + 60_000);
  expect(store.revokedUpTo(["id"], now)).toBe(now + 30_000);
  close();
  expect(schemaOf(file)).toEqual(schemaOf(fresh));
  expect(schemaOf(file)).toContainEqual(expect.objectContaining({ type: "index", name: "revoked_end" }));
});

test("what is revoked is deleted when it has ended, and not before", () => {
  const { sql, close } = open(join(dataFolder(), "state.db"));
  const store = sqlStore(sql);
  const end = Date.now() + 10 * longest;
  for (let at = 0; at < 10; at += 1) store.revoke(`id ${at}`, 0, end + at);
  const left = () => Number(sql("SELECT count(*) AS count FROM revoked")[0]?.count);
  sweep(sql, end - 1, 100);
  expect(left()).toBe(10);
  sweep(sql, end + 5, 2);
  expect(left()).toBe(8);
  sweep(sql, end + 5, 100);
  expect(left()).toBe(4);
  expect(store.revokedUpTo(["id 6"], end + 5)).toBe(0);
  close();
});
