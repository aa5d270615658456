import pg from "pg";
import type { SqlRow, SqlValue } from "../../../stores/sql-store.ts";
import { driverUrl } from "./store-url.ts";

/** Connections per process. */
const MAX_CONNECTIONS = 10;

/** How long after the deadline of a statement its connection is given up, in milliseconds: the server is unreachable. */
const UNREACHABLE_AFTER_MS = 1_000;

/** bigint: the tables contain only times and numbers below 2^53. */
const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: "text" | "binary") =>
    id === INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

/** The options of a connection whose statements the server cancels after `deadline` milliseconds. */
export const connectionOptions = (url: string, deadline: number): pg.ClientConfig => ({
  connectionString: driverUrl(url),
  application_name: "vitrine",
  connectionTimeoutMillis: deadline,
  statement_timeout: deadline,
  // The server cancels first, so that the outcome is known.
  query_timeout: deadline + UNREACHABLE_AFTER_MS,
  idle_in_transaction_session_timeout: deadline + UNREACHABLE_AFTER_MS,
  keepAlive: true,
  types,
});

export interface Connections {
  /** Runs one statement of the store (`MaybeAsyncSql`). */
  readonly sql: (statement: string, ...values: readonly SqlValue[]) => Promise<readonly SqlRow[]>;
  /** Runs statements in one transaction. */
  readonly transaction: <T>(run: (sql: Connections["sql"]) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Opens connections when they are needed, at most MAX_CONNECTIONS. A call that waits for one fails at the deadline. */
export const openConnections = (url: string, deadline: number): Connections => {
  const pool = new pg.Pool({ ...connectionOptions(url, deadline), max: MAX_CONNECTIONS });
  // The pool drops idle connections that the server closed. The next call opens a new one, or fails with the reason.
  pool.on("error", () => {});
  const runOn =
    (connection: Pick<pg.ClientBase, "query">): Connections["sql"] =>
    async (statement, ...values) => {
      const { rows } = await connection.query<SqlRow>(statement.replaceAll(/\?(\d+)/g, "$$$1"), [...values]);
      return rows;
    };
  const transaction: Connections["transaction"] = async (run) => {
    const client = await pool.connect();
    try {
      await client.query("BEGIN");
      const result = await run(runOn(client));
      await client.query("COMMIT");
      client.release();
      return result;
    } catch (error) {
      // Closing the connection also ends the transaction.
      client.release(true);
      throw error;
    }
  };
  return { sql: runOn(pool as Pick<pg.ClientBase, "query">), transaction, close: () => pool.end() };
};
