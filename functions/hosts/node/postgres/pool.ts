import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { SqlRow, SqlValue } from "../../../stores/sql-store.ts";
import { driverUrl } from "./store-url.ts";

/** Connections per process. They stay open: opening them in a burst would make its calls miss their deadline. */
const MAX_CONNECTIONS = 10;
/** How long the start waits for the connections after the first one. */
const OPEN_OTHERS_TIMEOUT_MS = 1_000;

/** How long after the deadline of a statement its connection is given up, in milliseconds: the server is unreachable. */
const UNREACHABLE_AFTER_MS = 1_000;

/** How long a connection may take to open, in milliseconds. With TLS, it needs several round trips. */
const CONNECT_TIMEOUT_MS = 5_000;
/** How long a connection is unused before it is probed, so that firewalls do not forget it. */
const KEEP_ALIVE_DELAY_MS = 30_000;

// bigint: the tables contain only times and numbers below 2^53.
const types = new pg.TypeOverrides(pg.types);
types.setTypeParser(pg.types.builtins.INT8, Number);

/** The options of a connection whose statements the server cancels after `deadline` milliseconds. */
export const connectionOptions = (url: string, deadline: number): pg.ClientConfig => ({
  connectionString: driverUrl(url),
  application_name: "vitrine",
  connectionTimeoutMillis: Math.max(deadline, CONNECT_TIMEOUT_MS),
  statement_timeout: deadline,
  // The server cancels first, so that the outcome is known.
  query_timeout: deadline + UNREACHABLE_AFTER_MS,
  idle_in_transaction_session_timeout: deadline + UNREACHABLE_AFTER_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
  types,
});

export interface Connections {
  /** Opens the connections. Rejects only if the first one fails: the others are opened again when calls need them. */
  readonly open: () => Promise<void>;
  /** Runs one statement of the store (`MaybeAsyncSql`). */
  readonly sql: (statement: string, ...values: readonly SqlValue[]) => Promise<readonly SqlRow[]>;
  /** Runs statements in one transaction. */
  readonly transaction: <T>(run: (sql: Connections["sql"]) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Connects to a database, with at most MAX_CONNECTIONS. A call that waits for one fails after the deadline. */
export const openConnections = (url: string, deadline: number): Connections => {
  const pool = new pg.Pool({
    ...connectionOptions(url, deadline),
    max: MAX_CONNECTIONS,
    min: MAX_CONNECTIONS,
  });
  // The pool drops idle connections that the server closed. The next call opens a new one, or fails with the reason.
  pool.on("error", () => {});
  const withClient = async <T>(run: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      const result = await run(client);
      client.release();
      return result;
    } catch (error) {
      // Closing the connection also ends its transaction.
      client.release(true);
      throw error;
    }
  };
  const query = async (
    client: pg.PoolClient,
    statement: string,
    values: readonly SqlValue[],
  ): Promise<readonly SqlRow[]> => {
    const { rows } = await client.query<SqlRow>(statement.replaceAll(/\?(\d+)/g, "$$$1"), [...values]);
    return rows;
  };
  return {
    open: () =>
      withClient(async () => {
        const others = Array.from({ length: MAX_CONNECTIONS - 1 }, () => withClient(async () => {}));
        await Promise.race([Promise.allSettled(others), sleep(OPEN_OTHERS_TIMEOUT_MS, undefined, { ref: false })]);
      }),
    sql: async (statement, ...values) => {
      const late = performance.now() + deadline;
      const rows = await withClient(async (client) =>
        performance.now() > late ? undefined : query(client, statement, values),
      );
      // The caller has given up, so the statement was not sent.
      if (!rows) throw new Error(`no connection was free within ${deadline} ms`);
      return rows;
    },
    transaction: (run) =>
      withClient(async (client) => {
        await client.query("BEGIN");
        const result = await run((statement, ...values) => query(client, statement, values));
        await client.query("COMMIT");
        return result;
      }),
    close: () => pool.end(),
  };
};
