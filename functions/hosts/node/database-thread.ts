import { parentPort, workerData } from "node:worker_threads";
import type { Store } from "../../ports.ts";
import { sqlStore, sweep } from "../../stores/sql-store.ts";
import { type Database, needsReopening, openDatabase } from "./database.ts";

/** What the thread is started with. */
export interface ThreadData {
  readonly file: string;
  readonly maxBytes: number;
  /** How long a call is worth answering, in milliseconds. */
  readonly deadline: number;
}

/** One call of the store. The thread is asked a list of them. */
export interface Call {
  readonly id: number;
  readonly method: keyof Store;
  readonly asked: readonly unknown[];
  /** After this time nobody waits for the answer any more, in milliseconds since 1970. */
  readonly deadline: number;
}

/** What the thread says: the answer of a call, or something that the operator should know. */
export type Said =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string }
  | { readonly warning: string }
  /** The database was opened, or that failed. */
  | { readonly isReady: true };

/** Expired rows are deleted in steps so small that no call waits for them. */
const sweeping = { every: 1_000, rows: 200 };

const data: ThreadData = workerData;
const say = (...said: readonly Said[]): void => parentPort?.postMessage(said);

let database: Database | undefined;
const close = (): void => {
  try {
    database?.close();
  } catch {
    // What cannot even be closed is left to itself.
  }
  database = undefined;
};
/** The store; opened when it is first needed and, where that failed or its file is gone, at the next call. */
const opened = (): Database => {
  if (database && !database.isInPlace()) {
    close();
    say({ warning: `${data.file} was moved or deleted while it was in use. What is there now is used instead.` });
  }
  database ??= openDatabase({ ...data, warn: (warning) => say({ warning }) });
  return database;
};

/** Runs calls in one transaction, for what a transaction costs; none of them has run where one fails. */
const runTogether = (calls: readonly Call[]): Said[] => {
  const { sql, together } = opened();
  const store = sqlStore(sql);
  return together(() =>
    calls.map(({ id, method, asked }) => {
      const call = store[method] as (...values: readonly unknown[]) => unknown;
      return { id, answer: call(...asked) };
    }),
  );
};

/** What calls are answered. Those that failed together are tried one by one, so that each fails for itself. */
const answersOf = (calls: readonly Call[]): Said[] => {
  const now = Date.now();
  const inTime = calls.filter(({ deadline }) => now < deadline);
  const late = calls.filter(({ deadline }) => now >= deadline);
  const said: Said[] = late.map(({ id }) => ({ id, failure: "the store is behind: the call is too old" }));
  if (inTime.length === 0) return said;
  try {
    return [...said, ...runTogether(inTime)];
  } catch (error) {
    if (needsReopening(error)) close();
    if (inTime.length > 1) return [...said, ...inTime.flatMap((call) => answersOf([call]))];
    const failure = error instanceof Error ? error.message : String(error);
    return [...said, ...inTime.map(({ id }) => ({ id, failure }))];
  }
};

try {
  opened();
} catch (error) {
  say({ warning: `The state in ${data.file} cannot be used: ${(error as Error).message}. Reads go on without it.` });
}
say({ isReady: true });
parentPort?.on("message", (calls: readonly Call[]) => say(...answersOf(calls)));
setInterval(() => {
  try {
    if (database) sweep(database.sql, Date.now(), sweeping.rows);
  } catch {
    // Another process has the file, or it is full of what has not expired: the next step tries again.
  }
}, sweeping.every).unref();
