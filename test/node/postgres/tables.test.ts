import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgresStore } from "../../../functions/hosts/node/postgres/open-store.ts";
import { type Connections, openConnections } from "../../../functions/hosts/node/postgres/pool.ts";
import { sweepStatements } from "../../../functions/stores/sql-store.ts";
import { afterThisTest } from "../../support/hosts/faulty-host.ts";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres-server.ts";
import { PATIENT_MS } from "../../support/postgres/postgres-store.ts";
import { hasTool } from "../../support/setup/tier.ts";

describe.runIf(hasTool("postgres"))("the tables in Postgres", () => {
  let server: PostgresServer;
  let admin: Connections;
  beforeAll(async () => {
    server = await startPostgres();
    admin = openConnections(server.url, PATIENT_MS);
  });
  afterAll(async () => {
    await admin?.close();
    await server?.remove();
  });

  let databases = 0;
  /** The URL of a new database, and statements on it. */
  const newDatabase = async () => {
    databases += 1;
    await admin.sql(`CREATE DATABASE number${databases}`);
    const url = server.url.replace(/[^/]+$/, `number${databases}`);
    const connections = openConnections(url, PATIENT_MS);
    afterThisTest(connections.close);
    return { url, ...connections };
  };
  const open = async (url: string, deadline = PATIENT_MS) => {
    const opened = await openPostgresStore(url, deadline);
    afterThisTest(opened.close);
    return opened;
  };

  test("are created once by processes that start at the same time", async () => {
    const { url, sql } = await newDatabase();
    await Promise.all(Array.from({ length: 8 }, () => open(url)));
    expect(await sql("SELECT version FROM schema_version")).toEqual([{ version: 1 }]);
    expect(await sql("SELECT count(*) AS count FROM revoked")).toEqual([{ count: 1 }]);
  });

  test("are used when everything is revoked that was issued before", async () => {
    const { url } = await newDatabase();
    const created = Date.now();
    const { store, clock } = await open(url);
    const upTo = Number(await store.revokedUpTo([], clock.now()));
    expect(upTo).toBeGreaterThanOrEqual(created - 1);
    expect(upTo).toBeLessThan(clock.now());
    expect(upTo % 1_000).toBe(999);
    const again = await open(url);
    expect(await again.store.revokedUpTo([], clock.now())).toBe(upTo);
  });

  test("lose the rows that are no longer kept, and no others", async () => {
    const { url, sql } = await newDatabase();
    const { store, clock } = await open(url);
    const [now, hour] = [clock.now(), 3_600_000];
    for (const [key, ended] of [
      ["old", now - 100 * hour],
      ["recent", now - hour],
      ["current", now + hour],
    ] as const) {
      await store.count(key, hour, ended - hour);
      await store.begin({ key, fingerprint: "f", owner: "o" }, hour, ended - hour);
      await store.consumeOnce(key, ended, ended - hour);
      await store.revoke(key, ended, ended);
    }
    const left = async (table: string, column: string) =>
      (await sql(`SELECT ${column} AS key FROM ${table} WHERE ${column} <> '*' ORDER BY 1`)).map(({ key }) => key);
    await expect.poll(() => left("counts", "key"), { timeout: 20_000 }).toEqual(["current"]);
    expect(await left("requests", "key")).toEqual(["current"]);
    // What must not become usable again is kept for a day longer.
    expect(await left("spent", "id")).toEqual(["current", "recent"]);
    expect(await left("revoked", "id")).toEqual(["current", "recent"]);
  });

  test("keep a row that another process renews while expired ones are deleted", async () => {
    const { url, sql, transaction } = await newDatabase();
    const { store, clock } = await open(url);
    const now = clock.now();
    // Twice the interval of deleting, so that no process deletes the row first.
    await store.count("client", 60_000, now);
    const later = now + 120_000;
    const [text, ...values] = sweepStatements(later, 100).find(([text]) => text.startsWith("DELETE FROM counts")) ?? [
      "",
    ];
    let deleted: Promise<unknown> | undefined;
    await transaction(async (inTransaction) => {
      await inTransaction("UPDATE counts SET ends_at = ?1 WHERE key = 'client'", later + 60_000);
      deleted = sql(text, ...values);
      // It waits for this transaction.
      const waiting = () => admin.sql("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
      await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    });
    await deleted;
    expect(await sql("SELECT count FROM counts WHERE key = 'client'")).toEqual([{ count: 1 }]);
  });

  test("are not changed by a statement that was cancelled at its deadline", async () => {
    const { url, transaction } = await newDatabase();
    const { store, clock } = await open(url, 300);
    const now = clock.now();
    const attempt = (owner: string) => ({ key: "key", fingerprint: "f", owner });
    await store.begin(attempt("first"), 1_000, now - 5_000);
    await transaction(async (sql) => {
      await sql("SELECT 1 FROM requests WHERE key = 'key' FOR UPDATE");
      await expect(store.begin(attempt("late"), 30_000, now)).rejects.toThrow("statement timeout");
    });
    expect(await store.begin(attempt("next"), 30_000, now)).toEqual({ state: "started" });
  });
});
