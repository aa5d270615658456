import type { Client } from "pg";
import { POSTGRES_SCHEMA, postgresMigrationsAt } from "../../../stores/postgres-schema.ts";
import { SERVER_TIME } from "./server-clock.ts";

/** The oldest release that its developers support, and the oldest one that the tests use. */
const MIN_SERVER_VERSION = 15;

/** The advisory lock of migrations: an arbitrary number that other programs are unlikely to use. */
const MIGRATION_LOCK = 7_166_291_840;

const numberIn = async (client: Client, statement: string): Promise<number | undefined> => {
  const { rows } = await client.query({ text: statement, rowMode: "array" });
  return rows[0] === undefined ? undefined : Number(rows[0][0]);
};

const migrateLocked = async (client: Client): Promise<void> => {
  await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  const isNew =
    (await numberIn(client, `SELECT count(*) FROM pg_namespace WHERE nspname = '${POSTGRES_SCHEMA}'`)) === 0;
  // Not IF NOT EXISTS: it needs the right to create a schema even if there is one.
  if (isNew) await client.query(`CREATE SCHEMA ${POSTGRES_SCHEMA}`);
  if (
    (await numberIn(
      client,
      "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'schema_version'",
    )) === 0
  )
    await client.query("CREATE TABLE schema_version (version integer NOT NULL)");
  const version = await numberIn(client, "SELECT version FROM schema_version");
  const migrations = postgresMigrationsAt((await numberIn(client, SERVER_TIME)) ?? 0);
  if (version === migrations.length) return;
  if (version !== undefined && version > migrations.length)
    throw new Error(`it was written by a newer release (schema ${version}, expected ${migrations.length})`);
  for (const statement of migrations.slice(version ?? 0).flat()) await client.query(statement);
  if (version === undefined) await client.query("INSERT INTO schema_version (version) VALUES (0)");
  await client.query(`UPDATE schema_version SET version = ${migrations.length}`);
};

/**
 * Creates the tables or migrates them, in one transaction. Processes that start at the same time wait for each other.
 * @throws Error if the server is too old, or if a newer release has written the database.
 */
export const migrate = async (client: Client): Promise<void> => {
  const version = Math.floor(((await numberIn(client, "SHOW server_version_num")) ?? 0) / 10_000);
  if (version < MIN_SERVER_VERSION)
    throw new Error(`its version is ${version}, and Vitrine needs Postgres ${MIN_SERVER_VERSION} or newer`);
  await client.query("BEGIN");
  try {
    await migrateLocked(client);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
};
