import { join } from "node:path";
import type { Clock, Counter, Store } from "../../ports/ports.ts";
import { withDeadline } from "../../stores/deadline.ts";
import { memoryCounter } from "../../stores/memory.ts";
import type { NodeSettings } from "./settings.ts";
import { threadStore } from "./thread-store.ts";

/** Where a host keeps its state. */
export interface HostStore {
  readonly store: Store;
  /** Counts requests for the rate limit. */
  readonly counter: Counter;
  readonly clock: Clock;
  /** Resolves when the store can be used or has failed to open. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

const openSqlite = (settings: NodeSettings): HostStore => {
  const { store, ready } = threadStore(
    {
      file: join(settings.DATA_DIR, "state.db"),
      maxBytes: settings.DATA_MAX_MIB * 1024 * 1024,
      deadline: settings.STORE_TIMEOUT_MS,
    },
    (warning) => void process.stderr.write(`${warning}\n`),
  );
  return {
    store: withDeadline(store, settings.STORE_TIMEOUT_MS),
    // A write to the database for each request would cost more than most requests.
    counter: memoryCounter(),
    clock: { now: Date.now },
    ready,
    close: async () => {},
  };
};

const openPostgres = async (url: string, { STORE_TIMEOUT_MS }: NodeSettings): Promise<HostStore> => {
  // Most hosts use SQLite, so the driver is loaded only here.
  const { openPostgresStore } = await import("./postgres/open-store.ts");
  const opened = await openPostgresStore(url, STORE_TIMEOUT_MS);
  const store = withDeadline(opened.store, STORE_TIMEOUT_MS);
  return { store, counter: store, clock: opened.clock, ready: Promise.resolve(), close: opened.close };
};

/**
 * Opens the store: Postgres if STORE_URL names one, otherwise SQLite in DATA_DIR.
 * @throws StartError if Postgres cannot be used.
 */
export const openStore = async (settings: NodeSettings): Promise<HostStore> =>
  settings.STORE_URL === undefined ? openSqlite(settings) : openPostgres(settings.STORE_URL, settings);
