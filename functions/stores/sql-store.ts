import { limits } from "../../src/contract/limits.ts";
import type { Store } from "../ports.ts";

/** A value of a column. */
export type SqlValue = string | number | Uint8Array<ArrayBuffer> | null;

/** Runs one statement and returns its rows. Each statement is atomic by itself. */
export type Sql = (statement: string, ...values: readonly SqlValue[]) => Readonly<Record<string, SqlValue>>[];

/** The tables, each of which can stand alone. What is in one ends at a time, but for the entries of logs. */
export const tables = {
  counts: "CREATE TABLE counts (key TEXT PRIMARY KEY, count INTEGER NOT NULL, ends_at INTEGER NOT NULL) WITHOUT ROWID",
  requests: `CREATE TABLE requests (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, owner TEXT NOT NULL, answer BLOB, ends_at INTEGER NOT NULL
  )`,
  spent: "CREATE TABLE spent (id TEXT PRIMARY KEY, ends_at INTEGER NOT NULL) WITHOUT ROWID",
  revoked: "CREATE TABLE revoked (id TEXT PRIMARY KEY, up_to INTEGER NOT NULL, ends_at INTEGER NOT NULL) WITHOUT ROWID",
  entries: "CREATE TABLE entries (number INTEGER PRIMARY KEY, log TEXT NOT NULL, entry TEXT NOT NULL)",
} as const;

export type Table = keyof typeof tables;

/** Tables whose rows expire. */
const expiring = ["counts", "requests", "spent", "revoked"] as const satisfies readonly Table[];

/** The index that finds what has expired. */
const endOf = (table: (typeof expiring)[number]): string => `CREATE INDEX ${table}_end ON ${table} (ends_at)`;

/** The id under which everything was issued. */
const everything = "*";

/** How long anything that was issued can be valid, in milliseconds, and some more. */
const longest = (limits.credential.key + 2 * limits.credential.skew) * 1000;

/**
 * What every version of the schema of a shared database adds to the one before; the database says how many of them it
 * has.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    ...[tables.counts, tables.requests, tables.spent, tables.entries],
    ...[endOf("counts"), endOf("requests"), endOf("spent")],
    "CREATE INDEX entries_log ON entries (log, number)",
  ],
  [
    tables.revoked,
    endOf("revoked"),
    // A new database may stand for one that was lost, so whatever was issued before it may have been revoked. Durable
    // Objects lose nothing, and have no such row.
    `INSERT INTO revoked (id, up_to, ends_at)
      SELECT '${everything}', up_to, up_to + ${longest} FROM (SELECT unixepoch() * 1000 - 1 AS up_to)`,
  ],
];

/** Deletes up to so many expired rows of each table. */
export const sweep = (sql: Sql, now: number, most: number, among: readonly Table[] = expiring): void => {
  for (const table of expiring.filter((each) => among.includes(each))) {
    const key = table === "spent" || table === "revoked" ? "id" : "key";
    sql(`DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ends_at <= ?1 LIMIT ?2)`, now, most);
  }
};

/** When the next row of some tables expires, in milliseconds since 1970; undefined where none will. */
export const nextEnd = (sql: Sql, among: readonly Table[]): number | undefined => {
  const ends = expiring
    .filter((each) => among.includes(each))
    .flatMap((table) => sql(`SELECT min(ends_at) AS at FROM ${table}`));
  const times = ends.flatMap(({ at }) => (typeof at === "number" ? [at] : []));
  return times.length > 0 ? Math.min(...times) : undefined;
};

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array;

/**
 * The store in SQLite, wherever that runs. What has to be atomic is one statement, so it holds for any number of
 * processes that share a database.
 */
export const sqlStore = (sql: Sql): Store => ({
  count: (key, window, now) => {
    const [row] = sql(
      `INSERT INTO counts (key, count, ends_at) VALUES (?1, 1, ?2) ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN ends_at <= ?3 THEN 1 ELSE count + 1 END,
        ends_at = CASE WHEN ends_at <= ?3 THEN excluded.ends_at ELSE ends_at END
      RETURNING count, ends_at`,
      key,
      now + window,
      now,
    );
    return { count: Number(row?.count), endsAt: Number(row?.ends_at) };
  },

  begin: ({ key, fingerprint, owner }, lease, now) => {
    const started = sql(
      `INSERT INTO requests (key, fingerprint, owner, ends_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (key) DO UPDATE SET
        fingerprint = excluded.fingerprint, owner = excluded.owner, answer = NULL, ends_at = excluded.ends_at
      WHERE ends_at <= ?5 RETURNING 1`,
      key,
      fingerprint,
      owner,
      now + lease,
      now,
    );
    if (started.length > 0) return { state: "started" };
    const [there] = sql("SELECT fingerprint, answer FROM requests WHERE key = ?1", key);
    // Between the two statements another process may have given the key up; the client asks again.
    if (!there) return { state: "running" };
    if (there.fingerprint !== fingerprint) return { state: "reused" };
    return isBytes(there.answer) ? { state: "finished", answer: there.answer } : { state: "running" };
  },

  finish: ({ key, owner }, answer, until) =>
    sql(
      "UPDATE requests SET answer = ?3, ends_at = ?4 WHERE key = ?1 AND owner = ?2 AND answer IS NULL RETURNING 1",
      key,
      owner,
      answer,
      until,
    ).length > 0,

  abandon: ({ key, owner }) => {
    sql("DELETE FROM requests WHERE key = ?1 AND owner = ?2 AND answer IS NULL", key, owner);
  },

  spend: (id, until, now) =>
    sql(
      `INSERT INTO spent (id, ends_at) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET ends_at = excluded.ends_at
      WHERE ends_at <= ?3 RETURNING 1`,
      id,
      until,
      now,
    ).length > 0,

  revoke: (id, upTo, until) => {
    sql(
      `INSERT INTO revoked (id, up_to, ends_at) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO UPDATE SET
        up_to = max(up_to, excluded.up_to), ends_at = max(ends_at, excluded.ends_at)`,
      id,
      upTo,
      until,
    );
  },

  revokedUpTo: (ids, now) => {
    const asked = [everything, ...ids];
    const [row] = sql(
      `SELECT max(up_to) AS up_to FROM revoked WHERE id IN (${asked.map(() => "?")}) AND ends_at > ?`,
      ...asked,
      now,
    );
    return typeof row?.up_to === "number" ? row.up_to : undefined;
  },

  append: (log, entry, most) => {
    sql("INSERT INTO entries (log, entry) VALUES (?1, ?2)", log, entry);
    sql(
      `DELETE FROM entries WHERE log = ?1 AND number <=
        (SELECT number FROM entries WHERE log = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)`,
      log,
      most,
    );
  },

  entries: (log) =>
    sql("SELECT entry FROM entries WHERE log = ?1 ORDER BY number DESC", log).map(({ entry }) => String(entry)),
});
