import { revokeEarlier } from "./sql-store.ts";

/** The schema of a Postgres database that contains the tables, so that they cannot conflict with those of other programs. */
export const POSTGRES_SCHEMA = "vitrine";

/** Compares bytes, so that an upgrade of the operating system cannot change the order of an index. */
const text = 'text COLLATE "C"';

/**
 * The statements of each schema version in Postgres, for the same tables as in SQLite. The database records how many of
 * them have been applied. `now` is in milliseconds since 1970.
 */
export const postgresMigrationsAt = (now: number): readonly (readonly string[])[] => [
  [
    `CREATE TABLE counts (key ${text} PRIMARY KEY, count bigint NOT NULL, ends_at bigint NOT NULL)`,
    `CREATE TABLE requests (
      key ${text} PRIMARY KEY, fingerprint text NOT NULL, owner text NOT NULL, answer bytea, ends_at bigint NOT NULL
    )`,
    `CREATE TABLE spent (id ${text} PRIMARY KEY, ends_at bigint NOT NULL)`,
    `CREATE TABLE revoked (id ${text} PRIMARY KEY, up_to bigint NOT NULL, ends_at bigint NOT NULL)`,
    `CREATE TABLE entries (
      number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, log ${text} NOT NULL, entry text NOT NULL
    )`,
    ...["counts", "requests", "spent", "revoked"].map((table) => `CREATE INDEX ${table}_end ON ${table} (ends_at)`),
    "CREATE INDEX entries_log ON entries (log, number)",
    revokeEarlier(now),
  ],
];
