import { parentPort, workerData } from "node:worker_threads";
import type { BeginResult, Store } from "../../ports/ports.ts";
import { sqlStore, sweepStatements } from "../../stores/sql-store.ts";
import { createSteadyClock } from "../../stores/steady-clock.ts";
import { type Database, isBusy, needsReopening, openDatabase } from "./database.ts";
import { monotonicNow } from "./monotonic.ts";

/** The worker data of the thread. */
export interface ThreadData {
  readonly file: string;
  readonly maxBytes: number;
  /** How long callers wait for a call, in milliseconds. */
  readonly deadline: number;
}

/** A call of a store method. The caller gives up at `deadline`, a time of `monotonicNow`. */
export type StoreCall = readonly [id: number, deadline: number, method: keyof Store, ...parameters: unknown[]];

/** A message of the thread: the outcome of a call, a warning for the operator, or that it is ready. */
export type ThreadMessage =
  | readonly ["answer", id: number, answer: unknown]
  | readonly ["failure", id: number, reason: string]
  | readonly ["warning", text: string]
  /** Sent once, after the first attempt to open the database. */
  | readonly ["ready"];

/** Methods that only read, so they do not wait for writers. */
const readMethods = new Set<keyof Store>(["revokedUpTo", "entries"]);

/** How long to wait before calls that found the file locked are retried. */
const LOCK_RETRY_MS = 2;
/** A call that waits for the lock fails this long before its deadline, so that its caller still receives the reason. */
const LOCK_MARGIN_MS = 50;

/** Expired rows are deleted in steps that are small enough not to delay calls. */
const SWEEP_INTERVAL_MS = 1_000;
const MAX_SWEPT_ROWS = 200;

const data: ThreadData = workerData;
const send = (...messages: readonly ThreadMessage[]): void => {
  if (messages.length > 0) parentPort?.postMessage(messages);
};

let database: Database | undefined;
const close = (): void => {
  try {
    database?.close();
  } catch {
    // The database could not be closed; there is nothing left to do.
  }
  database = undefined;
};
/** Thrown in the second in which the database was created. */
class NewDatabaseError extends Error {
  constructor() {
    super("the database was created in this second");
  }
}

/**
 * How long a new database is not used, in milliseconds. It revokes everything issued up to the end of the second in which
 * it was created, so until then nothing can be issued that is valid.
 */
const waitForNew = (database: Database): number => {
  const now = Date.now();
  const upTo = sqlStore(database.sql).revokedUpTo([], now);
  const wait = typeof upTo === "number" ? upTo + 1 - now : 0;
  return wait > 0 && wait <= 1000 ? wait : 0;
};
let isNew = false;

/** Opens the database on first use, and again after a failure or when its file was replaced. */
const openOnce = (): Database => {
  if (database && !database.isInPlace()) {
    close();
    send(["warning", `${data.file} was moved or deleted while in use. Using the file that is there now.`]);
  }
  if (!database) {
    database = openDatabase({ ...data, warn: (warning) => send(["warning", warning]) });
    // Do not block in SQLite: locked calls are retried here, so that they delay no others.
    database.sql("PRAGMA busy_timeout = 0");
    isNew = true;
  }
  if (isNew && waitForNew(database) > 0) throw new NewDatabaseError();
  isNew = false;
  return database;
};

/**
 * The fraction of DATA_MAX_MIB that responses kept for retries may fill. Anyone can create those, so the rest is reserved
 * for revocations and one-time ids.
 */
const MAX_FRACTION_FOR_RESPONSES = 0.9;

/** Runs calls in one transaction, which is faster. If one fails, none of them has run. */
const runTogether = (mode: "read" | "write", calls: readonly StoreCall[]): ThreadMessage[] => {
  const { sql, transaction, used } = openOnce();
  const plain = sqlStore(sql);
  const store: Store = {
    ...plain,
    begin: (...parameters) => {
      const begun = plain.begin(...parameters) as BeginResult;
      if (begun.state === "started" && used() > MAX_FRACTION_FOR_RESPONSES)
        throw new Error("responses kept for retries already fill nine tenths of DATA_MAX_MIB");
      return begun;
    },
  };
  return transaction(mode, () =>
    calls.map(([id, , method, ...parameters]) => {
      const call = store[method] as (...values: readonly unknown[]) => unknown;
      return ["answer", id, call(...parameters)];
    }),
  );
};

/** Calls that wait until another process unlocks the file. */
let heldCalls: StoreCall[] = [];
let isRetrying = false;
const hold = (calls: readonly StoreCall[]): void => {
  heldCalls.push(...calls);
  if (isRetrying) return;
  isRetrying = true;
  setTimeout(() => {
    isRetrying = false;
    runCalls([]);
  }, LOCK_RETRY_MS);
};

const failuresOf = (calls: readonly StoreCall[], reason: string): ThreadMessage[] =>
  calls.map(([id]) => ["failure", id, reason]);

/** Runs calls and returns their outcomes, except for calls on hold. After a failure, runs them one by one. */
const outcomesOf = (mode: "read" | "write", calls: readonly StoreCall[]): ThreadMessage[] => {
  try {
    return runTogether(mode, calls);
  } catch (error) {
    if (needsReopening(error)) close();
    const reason = error instanceof Error ? error.message : String(error);
    if (isBusy(error) || error instanceof NewDatabaseError) {
      const end = monotonicNow() + LOCK_MARGIN_MS;
      hold(calls.filter(([, deadline]) => deadline > end));
      const expired = calls.filter(([, deadline]) => deadline <= end);
      return failuresOf(expired, reason);
    }
    return calls.length > 1 ? calls.flatMap((call) => outcomesOf(mode, [call])) : failuresOf(calls, reason);
  }
};

const runCalls = (calls: readonly StoreCall[]): void => {
  const now = monotonicNow();
  const due = [...heldCalls, ...calls];
  heldCalls = [];
  const late = due.filter(([, deadline]) => deadline <= now);
  send(...failuresOf(late, "the store is overloaded: the call has expired"));
  const inTime = due.filter(([, deadline]) => deadline > now);
  const reads = inTime.filter(([, , method]) => readMethods.has(method));
  const writes = inTime.filter(([, , method]) => !readMethods.has(method));
  if (reads.length > 0) send(...outcomesOf("read", reads));
  if (writes.length > 0) send(...outcomesOf("write", writes));
};

try {
  openOnce();
} catch (error) {
  if (!(error instanceof NewDatabaseError))
    send(["warning", `Cannot use the state in ${data.file}: ${(error as Error).message}. Reads still work.`]);
}
setTimeout(() => send(["ready"]), database && isNew ? waitForNew(database) : 0);
parentPort?.on("message", runCalls);

const steadyClock = createSteadyClock({ wall: Date.now, monotonic: monotonicNow });
setInterval(() => {
  const now = steadyClock();
  if (!database || now === undefined) return;
  try {
    for (const [text, ...values] of sweepStatements(now, MAX_SWEPT_ROWS)) database.sql(text, ...values);
  } catch {
    // The file is locked or full: try again at the next step.
  }
}, SWEEP_INTERVAL_MS).unref();
