import { limits } from "../../src/contract/limits.ts";
import { andThen, type MaybePromise } from "../ports/maybe-promise.ts";
import type { BeginResult, Store } from "../ports/ports.ts";

export type SqlValue = string | number | Uint8Array<ArrayBuffer> | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** Runs one statement and returns its rows. Each statement is atomic by itself. */
export type Sql = (statement: string, ...values: readonly SqlValue[]) => SqlRow[];

/** The same for a database whose rows may take time to arrive. Values are numbered: `?1`, `?2`. */
export type MaybeAsyncSql = (statement: string, ...values: readonly SqlValue[]) => MaybePromise<readonly SqlRow[]>;

/** The tables, which are independent of each other. Rows expire at `ends_at`, except log entries. */
export const tables = {
  counts: "CREATE TABLE counts (key TEXT PRIMARY KEY, count INTEGER NOT NULL, ends_at INTEGER NOT NULL) WITHOUT ROWID",
  requests: `CREATE TABLE requests (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, owner TEXT NOT NULL, answer BLOB, ends_at INTEGER NOT NULL
  )`,
  spent: "CREATE TABLE spent (id TEXT PRIMARY KEY, ends_at INTEGER NOT NULL) WITHOUT ROWID",
  revoked: "CREATE TABLE revoked (id TEXT PRIMARY KEY, up_to INTEGER NOT NULL, ends_at INTEGER NOT NULL) WITHOUT ROWID",
  entries: "CREATE TABLE entries (number INTEGER PRIMARY KEY, log TEXT NOT NULL, entry TEXT NOT NULL)",
} as const;

export type TableName = keyof typeof tables;

const expiringTables = ["counts", "requests", "spent", "revoked"] as const satisfies readonly TableName[];

/** The index that finds expired rows. */
const expiryIndex = (table: (typeof expiringTables)[number]): string =>
  `CREATE INDEX ${table}_end ON ${table} (ends_at)`;

/** The revocation id that covers every credential. Its row never expires. */
const EVERY_ID = "*";
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Revokes everything that was issued before a new database. It may replace a lost one, whose revocations are unknown. The
 * time is the end of the second of `now`, in milliseconds since 1970, because tokens state their time in seconds.
 */
export const revokeEarlier = (now: number): string =>
  `INSERT INTO revoked (id, up_to, ends_at) VALUES ('${EVERY_ID}', ${(Math.floor(now / 1000) + 1) * 1000 - 1}, ${NEVER})`;

/** SQLite and Postgres call the function for this differently. */
const laterOf = (one: string, other: string): string => `CASE WHEN ${one} > ${other} THEN ${one} ELSE ${other} END`;
const earlierOf = (one: string, other: string): string => `CASE WHEN ${one} < ${other} THEN ${one} ELSE ${other} END`;

/** Upper bound for the lifetime of any credential. */
const MAX_VALIDITY_MS = (limits.credential.keyLifetimeSeconds + 2 * limits.credential.clockSkewSeconds) * 1000;

/**
 * How long rows are kept after they expire, in milliseconds. If the clock is set back by less than this, everything that
 * is then valid again and was revoked or used is still known.
 */
const keptAfterExpiryMs = { counts: 0, requests: 0, spent: MAX_VALIDITY_MS, revoked: MAX_VALIDITY_MS } as const;

/**
 * The statements of each schema version. A shared database records how many of them have been applied. `now` is in
 * milliseconds since 1970.
 */
export const migrationsAt = (now: number): readonly (readonly string[])[] => [
  [
    ...[tables.counts, tables.requests, tables.spent, tables.entries],
    ...[expiryIndex("counts"), expiryIndex("requests"), expiryIndex("spent")],
    "CREATE INDEX entries_log ON entries (log, number)",
  ],
  [
    tables.revoked,
    expiryIndex("revoked"),
    // Durable Objects lose nothing and have no such row.
    revokeEarlier(now),
  ],
  [
    `INSERT INTO revoked (id, up_to, ends_at) VALUES ('${EVERY_ID}', 0, ${NEVER})
      ON CONFLICT (id) DO UPDATE SET ends_at = excluded.ends_at`,
  ],
];

/** A statement and its values. */
export type SqlStatement = readonly [text: string, ...values: SqlValue[]];

/**
 * Deletes up to `maxRows` rows from each table that need not be kept any more, with the statements in this order. The first
 * ones revoke everything that was issued before the ids and revocations that the others may delete, so that nothing
 * becomes usable again, however far the clock is set back. All of that has expired, so no valid credential is affected.
 */
export const sweepStatements = (now: number, maxRows: number): readonly SqlStatement[] => [
  ...(["spent", "revoked"] as const).map(
    (table): SqlStatement => [
      `INSERT INTO revoked (id, up_to, ends_at) SELECT '${EVERY_ID}', at, ${NEVER}
        FROM (SELECT max(ends_at) AS at FROM ${table} WHERE ends_at <= ?1) AS expired WHERE at IS NOT NULL
      ON CONFLICT (id) DO UPDATE SET up_to = ${laterOf("revoked.up_to", "excluded.up_to")}`,
      now - keptAfterExpiryMs[table],
    ],
  ),
  ...expiringTables.map((table): SqlStatement => {
    const key = table === "spent" || table === "revoked" ? "id" : "key";
    return [
      // The second condition is for Postgres: another process may have renewed the row since it was selected.
      `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ends_at <= ?1 LIMIT ?2) AND ends_at <= ?1`,
      now - keptAfterExpiryMs[table],
      maxRows,
    ];
  }),
];

/** When the last row of the tables expires, in milliseconds since 1970, or undefined if none does. */
export const lastExpiry = (sql: Sql, among: readonly TableName[]): number | undefined => {
  const ends = expiringTables
    .filter((table) => among.includes(table))
    .flatMap((table) => sql(`SELECT max(ends_at) AS at FROM ${table}`));
  const times = ends.flatMap(({ at }) => (typeof at === "number" ? [at] : []));
  return times.length > 0 ? Math.max(...times) : undefined;
};

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array;

/**
 * The store in SQLite or Postgres. Each operation that must be atomic is one statement, so any number of processes can
 * share a database.
 */
export const sqlStore = (sql: MaybeAsyncSql): Store => ({
  count: (key, window, now, amount = 1) =>
    andThen(
      sql(
        `INSERT INTO counts (key, count, ends_at) VALUES (?1, ?4, ?2) ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN counts.ends_at <= ?3 THEN excluded.count ELSE counts.count + excluded.count END,
          ends_at = CASE WHEN counts.ends_at <= ?3 THEN excluded.ends_at
            ELSE ${earlierOf("counts.ends_at", "excluded.ends_at")} END
        RETURNING count, ends_at`,
        key,
        now + window,
        now,
        amount,
      ),
      ([row]) => ({ count: Number(row?.count), endsAt: Number(row?.ends_at) }),
    ),

  begin: ({ key, fingerprint, owner }, lease, now) => {
    const started = sql(
      `INSERT INTO requests (key, fingerprint, owner, ends_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (key) DO UPDATE SET
        fingerprint = excluded.fingerprint, owner = excluded.owner, answer = NULL, ends_at = excluded.ends_at
      WHERE requests.ends_at <= ?5 RETURNING 1`,
      key,
      fingerprint,
      owner,
      now + lease,
      now,
    );
    const lookUp = () => sql("SELECT fingerprint, owner, answer FROM requests WHERE key = ?1", key);
    const judge = ([known]: readonly SqlRow[]): MaybePromise<BeginResult> => {
      // Another process may have released the key between the two statements. The client tries again.
      if (!known) return { state: "running" };
      if (known.fingerprint !== fingerprint) return { state: "reused" };
      if (isBytes(known.answer)) return { state: "finished", response: known.answer };
      // If the clock was set back, the lease still ends when it should.
      const shortened = sql(
        "UPDATE requests SET ends_at = ?2 WHERE key = ?1 AND answer IS NULL AND ends_at > ?2 AND owner = ?3",
        key,
        now + lease,
        String(known.owner),
      );
      return andThen(shortened, () => ({ state: "running" }));
    };
    return andThen(started, ({ length }) => (length > 0 ? { state: "started" } : andThen(lookUp(), judge)));
  },

  finish: ({ key, owner }, response, until) =>
    andThen(
      sql(
        "UPDATE requests SET answer = ?3, ends_at = ?4 WHERE key = ?1 AND owner = ?2 AND answer IS NULL RETURNING 1",
        key,
        owner,
        response,
        until,
      ),
      ({ length }) => length > 0,
    ),

  abandon: ({ key, owner }) =>
    andThen(sql("DELETE FROM requests WHERE key = ?1 AND owner = ?2 AND answer IS NULL", key, owner), () => {}),

  consumeOnce: (id, until, now) =>
    andThen(
      sql(
        `INSERT INTO spent (id, ends_at) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET ends_at = excluded.ends_at
        WHERE spent.ends_at <= ?3 RETURNING 1`,
        id,
        until,
        now,
      ),
      ({ length }) => length > 0,
    ),

  revoke: (id, upTo, until) =>
    andThen(
      sql(
        `INSERT INTO revoked (id, up_to, ends_at) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO UPDATE SET
          up_to = ${laterOf("revoked.up_to", "excluded.up_to")},
          ends_at = ${laterOf("revoked.ends_at", "excluded.ends_at")}`,
        id,
        upTo,
        until,
      ),
      () => {},
    ),

  revokedUpTo: (ids, now) => {
    const covering = [EVERY_ID, ...ids];
    const numbers = covering.map((_, index) => `?${index + 2}`);
    return andThen(
      sql(
        `SELECT max(up_to) AS up_to FROM revoked WHERE id IN (${numbers.join(", ")}) AND ends_at > ?1`,
        now,
        ...covering,
      ),
      ([row]) => (typeof row?.up_to === "number" ? row.up_to : undefined),
    );
  },

  append: (log, entry, maxEntries) =>
    andThen(sql("INSERT INTO entries (log, entry) VALUES (?1, ?2)", log, entry), () =>
      andThen(
        sql(
          `DELETE FROM entries WHERE log = ?1 AND number <=
            (SELECT number FROM entries WHERE log = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)`,
          log,
          maxEntries,
        ),
        () => {},
      ),
    ),

  entries: (log) =>
    andThen(sql("SELECT entry FROM entries WHERE log = ?1 ORDER BY number DESC", log), (rows) =>
      rows.map(({ entry }) => String(entry)),
    ),
});
