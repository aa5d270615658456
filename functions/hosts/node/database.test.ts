import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { limits } from "../../../src/contract/limits.ts";
import { storeContract } from "../../../test/support/app/store-contract.ts";
import { newDataFolder } from "../../../test/support/hosts/faulty-host.ts";
import { type Sql, sqlStore, sweepStatements } from "../../stores/sql-store.ts";
import { openDatabase } from "./database.ts";
import { threadStore } from "./thread-store.ts";

const sweep = (sql: Sql, now: number, maxRows: number): void => {
  for (const [text, ...values] of sweepStatements(now, maxRows)) sql(text, ...values);
};

const maxBytes = 2 ** 24;
const open = (file: string) => openDatabase({ file, maxBytes, warn: expect.unreachable });

/** The longest lifetime of a credential in milliseconds. */
const longest = (limits.credential.keyLifetimeSeconds + limits.credential.clockSkewSeconds) * 1000;

/** The start of the current second, which is the iat of a credential issued now. */
const thisSecond = (): number => Math.floor(Date.now() / 1000) * 1000;

/** The schema of a database, statement by statement. */
const schemaOf = (file: string): unknown[] => {
  const database = new DatabaseSync(file);
  const schema = database.prepare("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name").all();
  database.close();
  return schema.map((row) => ({ ...row }));
};

/** The schema of the first release. */
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

storeContract("SQLite in memory", () => {
  const { sql, close } = openDatabase({ file: ":memory:", maxBytes: 2 ** 26, warn: expect.unreachable });
  sql("DELETE FROM revoked");
  return { store: sqlStore(sql), close };
});

test("a new database revokes everything issued before it, even in the same second, whatever the time of the check", () => {
  const before = thisSecond();
  const { sql, close } = open(join(newDataFolder(), "state.db"));
  const store = sqlStore(sql);
  const upTo = Number(store.revokedUpTo(["any"], Date.now()));
  expect(upTo % 1000).toBe(999);
  expect(upTo).toBeGreaterThan(before);
  expect(upTo).toBeLessThan(thisSecond() + 1000);
  expect(store.revokedUpTo([], Date.now())).toBe(upTo);
  expect(store.revokedUpTo(["any"], upTo + longest)).toBe(upTo);
  expect(store.revokedUpTo(["any"], upTo + 2 * longest)).toBe(upTo);
  expect(store.revokedUpTo(["any"], 0)).toBe(upTo);

  store.revoke("any", upTo - 1, upTo + longest);
  expect(store.revokedUpTo(["any"], Date.now())).toBe(upTo);
  store.revoke("any", upTo + 1, upTo + longest);
  expect(store.revokedUpTo(["any"], Date.now())).toBe(upTo + 1);
  expect(store.revokedUpTo(["other"], Date.now())).toBe(upTo);
  close();
});

test("reopening a database revokes nothing", () => {
  const file = join(newDataFolder(), "state.db");
  const first = open(file);
  first.sql("UPDATE revoked SET up_to = up_to - 5000");
  const upTo = sqlStore(first.sql).revokedUpTo([], Date.now());
  first.close();
  const second = open(file);
  expect(sqlStore(second.sql).revokedUpTo([], Date.now())).toBe(upTo);
  second.close();
});

test("a database deleted while in use revokes everything issued before", async () => {
  const folder = newDataFolder();
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
  expect(await store.revokedUpTo(["id"], Date.now())).toBeGreaterThan(before);
  expect(warnings.join()).toContain("moved or deleted");
});

test("a database of the first release is migrated without data loss", () => {
  const [file, fresh] = [join(newDataFolder(), "state.db"), join(newDataFolder(), "state.db")];
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
  expect(sql("PRAGMA user_version")).toMatchObject([{ user_version: 3 }]);
  expect(store.consumeOnce("id", now + 60_000, now)).toBe(false);
  expect(store.entries("log")).toEqual(["entry"]);
  expect(store.begin({ key: "key", fingerprint: "body", owner: "two" }, 1, now)).toMatchObject({ state: "finished" });
  expect(store.revokedUpTo(["any"], now)).toBeGreaterThan(now - 10_000);
  store.revoke("id", now + 30_000, now + 60_000);
  expect(store.revokedUpTo(["id"], now)).toBe(now + 30_000);
  close();
  expect(schemaOf(file)).toEqual(schemaOf(fresh));
  expect(schemaOf(file)).toContainEqual(expect.objectContaining({ type: "index", name: "revoked_end" }));
});

/** How long revocations and one-time ids are kept after they expire: the longest lifetime, which
 * includes the clock skew, plus the clock skew once more. */
const kept = longest + limits.credential.clockSkewSeconds * 1000;

test("expired revocations are deleted when their retention period ends, and not before", () => {
  const { sql, close } = open(join(newDataFolder(), "state.db"));
  const store = sqlStore(sql);
  const end = Date.now() + 10 * longest;
  for (let index = 0; index < 10; index += 1) store.revoke(`id ${index}`, 0, end + index);
  const left = () => Number(sql("SELECT count(*) AS count FROM revoked WHERE id <> '*'")[0]?.count);
  sweep(sql, end + kept - 1, 100);
  expect(left()).toBe(10);
  sweep(sql, end + kept + 5, 2);
  expect(left()).toBe(8);
  sweep(sql, end + kept + 5, 100);
  expect(left()).toBe(4);
  close();
});

test.each(["revoked", "spent"] as const)(
  "what was %s is refused after any clock step, even if it was deleted",
  (table) => {
    const { sql, close } = open(join(newDataFolder(), "state.db"));
    const store = sqlStore(sql);
    const issued = Date.now() + 10 * longest;
    const end = issued + longest;
    if (table === "revoked") store.revoke("id", end, end);
    else store.consumeOnce("id", end, issued);
    const isRefused = (now: number): boolean => Number(store.revokedUpTo(["id"], now)) >= issued;
    const isKnown = (now: number): boolean =>
      isRefused(now) || (table === "spent" && store.consumeOnce("id", end, now) === false);
    const sweepAt = (now: number): void => {
      sweep(sql, now, 100);
    };

    // A step forward by two hours or a day, and back.
    for (const step of [7_200_000, longest]) {
      sweepAt(issued + step);
      expect(isKnown(issued)).toBe(true);
    }
    // Time passes until the row is deleted; then the clock is set back.
    sweepAt(end + kept);
    expect(sql("SELECT count(*) AS count FROM spent")[0]?.count).toBe(0);
    expect(isRefused(issued)).toBe(true);
    // A credential that can still be valid when the row is deleted is not affected.
    expect(Number(store.revokedUpTo(["new"], end + kept))).toBeLessThan(end + kept - longest);
    close();
  },
);
