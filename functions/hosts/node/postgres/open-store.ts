import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Store } from "../../../ports/ports.ts";
import { sqlStore, sweepStatements } from "../../../stores/sql-store.ts";
import { createSteadyClock } from "../../../stores/steady-clock.ts";
import { StartError } from "../start-error.ts";
import { migrate } from "./migrate.ts";
import { type Connections, connectionOptions, openConnections } from "./pool.ts";
import { createServerClock, SERVER_TIME, type ServerClock } from "./server-clock.ts";
import { isTemporary, startProblem } from "./start-problem.ts";
import { placeOf } from "./store-url.ts";

/** How long the start waits for a server that is starting or unreachable, and between two attempts. */
const REACH_TIMEOUT_MS = 10_000;
const REACH_INTERVAL_MS = 250;
/** The deadline of the statements of a migration, which may wait for other processes. */
const MIGRATION_TIMEOUT_MS = 10_000;

/** How often the clock is compared with the server's and expired rows are deleted. */
const UPKEEP_INTERVAL_MS = 5_000;
const MAX_SWEPT_ROWS = 1_000;
/** The advisory lock of deleting, so that one process at a time does it. */
const SWEEP_LOCK = 7_166_291_841;

export interface PostgresStore {
  readonly store: Store;
  /** The time of the server. */
  readonly clock: ServerClock;
  readonly close: () => Promise<void>;
}

const migrateOnce = async (url: string): Promise<void> => {
  const client = new pg.Client(connectionOptions(url, MIGRATION_TIMEOUT_MS));
  // Without a listener, a lost connection would end the process. The statement that needed it reports the error.
  client.on("error", () => {});
  try {
    await client.connect();
    await migrate(client);
  } finally {
    await client.end().catch(() => {});
  }
};

const migrateWhenReachable = async (url: string): Promise<void> => {
  for (const until = performance.now() + REACH_TIMEOUT_MS; ; await sleep(REACH_INTERVAL_MS)) {
    try {
      return await migrateOnce(url);
    } catch (error) {
      if (!isTemporary(error) || performance.now() >= until) throw error;
    }
  }
};

/** Waits until the second is over in which the database was created: it revokes everything issued until then. */
const waitForNew = async (store: Store, clock: ServerClock): Promise<void> => {
  const upTo = (await store.revokedUpTo([], clock.now())) ?? 0;
  const wait = upTo + 1 - clock.now();
  if (wait > 0 && wait <= 1_000) await sleep(wait);
};

const sweep = ({ transaction }: Connections, now: number): Promise<void> =>
  transaction(async (sql) => {
    const [row] = await sql(`SELECT pg_try_advisory_xact_lock(${SWEEP_LOCK})::int AS locked`);
    if (row?.locked !== 1) return;
    for (const [text, ...values] of sweepStatements(now, MAX_SWEPT_ROWS)) await sql(text, ...values);
  });

/**
 * Opens the store in Postgres, and creates or migrates its tables. `deadline` is that of a statement, in milliseconds.
 * @throws StartError with one sentence, if the database cannot be used.
 */
export const openPostgresStore = async (url: string, deadline: number): Promise<PostgresStore> => {
  let connections: Connections | undefined;
  try {
    await migrateWhenReachable(url);
    connections = openConnections(url, deadline);
    const { open, sql, close } = connections;
    await open();
    const clock = createServerClock(async () => Number((await sql(SERVER_TIME))[0]?.now));
    const store = sqlStore(sql);
    await clock.refresh();
    await waitForNew(store, clock);

    const steadyClock = createSteadyClock({ wall: clock.now, monotonic: () => performance.now() });
    const upkeep = async (opened: Connections): Promise<void> => {
      await clock.refresh();
      const now = steadyClock();
      if (now !== undefined) await sweep(opened, now);
    };
    const opened = connections;
    // A failure is repeated by the calls that need the store, which report it.
    const timer = setInterval(() => void upkeep(opened).catch(() => {}), UPKEEP_INTERVAL_MS).unref();
    return {
      store,
      clock,
      close: () => {
        clearInterval(timer);
        return close();
      },
    };
  } catch (error) {
    await connections?.close();
    throw new StartError(startProblem(placeOf(url), error));
  }
};
