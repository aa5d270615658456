import { parentPort, workerData } from "node:worker_threads";
import type { Begun, Store } from "../../ports.ts";
import { sqlStore, sweep } from "../../stores/sql-store.ts";
import { type Database, isBusy, needsReopening, openDatabase } from "./database.ts";

/** What the thread is started with. */
export interface ThreadData {
  readonly file: string;
  readonly maxBytes: number;
  /** How long a call is worth answering, in milliseconds. */
  readonly deadline: number;
}

/** One call of the store: its number, the time after which nobody waits for the answer, and what is asked. */
export type Call = readonly [id: number, deadline: number, method: keyof Store, ...asked: unknown[]];

/** What the thread says: how a call ended, or something that the operator should know. */
export type Said =
  | readonly ["answer", id: number, answer: unknown]
  | readonly ["failure", id: number, reason: string]
  | readonly ["warning", text: string]
  /** The database was opened, or that failed. */
  | readonly ["ready"];

/** These calls only read. They do not wait for what other processes write. */
const reading = new Set<keyof Store>(["revokedUpTo", "entries"]);

/**
 * How often calls are tried again that found the file locked, and how long before its deadline such a call is given up,
 * so that whoever asked still hears why; in milliseconds.
 */
const locked = { every: 2, margin: 50 };

/** Expired rows are deleted in steps so small that no call waits for them. */
const sweeping = { every: 1_000, rows: 200 };

const data: ThreadData = workerData;
const say = (...said: readonly Said[]): void => {
  if (said.length > 0) parentPort?.postMessage(said);
};

let database: Database | undefined;
const close = (): void => {
  try {
    database?.close();
  } catch {
    // What cannot even be closed is left to itself.
  }
  database = undefined;
};
/** The database; opened when it is first needed and, where that failed or its file is gone, at the next call. */
const opened = (): Database => {
  if (database && !database.isInPlace()) {
    close();
    say(["warning", `${data.file} was moved or deleted while it was in use. What is there now is used instead.`]);
  }
  if (!database) {
    database = openDatabase({ ...data, warn: (warning) => say(["warning", warning]) });
    // Calls that find the file locked are held here, where they keep no others waiting.
    database.sql("PRAGMA busy_timeout = 0");
  }
  return database;
};

/**
 * Up to which part of the state answers are kept for retries. They are the most of it and anyone can have some kept; the
 * rest is for what was revoked and spent.
 */
const mostForAnswers = 0.9;

/** Runs calls in one transaction, for what a transaction costs; none of them has run where one fails. */
const runTogether = (does: "read" | "write", calls: readonly Call[]): Said[] => {
  const { sql, together, used } = opened();
  const plain = sqlStore(sql);
  const store: Store = {
    ...plain,
    begin: (...asked) => {
      const begun = plain.begin(...asked) as Begun;
      if (begun.state === "started" && used() > mostForAnswers) throw new Error("the state is full of kept answers");
      return begun;
    },
  };
  return together(does, () =>
    calls.map(([id, , method, ...asked]) => {
      const call = store[method] as (...values: readonly unknown[]) => unknown;
      return ["answer", id, call(...asked)];
    }),
  );
};

/** Calls that found the file locked by another process. */
let held: Call[] = [];
let isRetrying = false;
const hold = (calls: readonly Call[]): void => {
  held.push(...calls);
  if (isRetrying) return;
  isRetrying = true;
  setTimeout(() => {
    isRetrying = false;
    answer([]);
  }, locked.every);
};

const failed = (calls: readonly Call[], reason: string): Said[] => calls.map(([id]) => ["failure", id, reason]);

/** How calls end, but for those that are held. What failed together is tried one by one, so that each fails for itself. */
const endsOf = (does: "read" | "write", calls: readonly Call[]): Said[] => {
  try {
    return runTogether(does, calls);
  } catch (error) {
    if (needsReopening(error)) close();
    const reason = error instanceof Error ? error.message : String(error);
    if (isBusy(error)) {
      const end = Date.now() + locked.margin;
      hold(calls.filter(([, deadline]) => deadline > end));
      const givenUp = calls.filter(([, deadline]) => deadline <= end);
      return failed(givenUp, reason);
    }
    return calls.length > 1 ? calls.flatMap((call) => endsOf(does, [call])) : failed(calls, reason);
  }
};

const answer = (calls: readonly Call[]): void => {
  const now = Date.now();
  const due = [...held, ...calls];
  held = [];
  const late = due.filter(([, deadline]) => deadline <= now);
  say(...failed(late, "the store is behind: the call is too old"));
  const inTime = due.filter(([, deadline]) => deadline > now);
  const reads = inTime.filter(([, , method]) => reading.has(method));
  const writes = inTime.filter(([, , method]) => !reading.has(method));
  if (reads.length > 0) say(...endsOf("read", reads));
  if (writes.length > 0) say(...endsOf("write", writes));
};

try {
  opened();
} catch (error) {
  say(["warning", `The state in ${data.file} cannot be used: ${(error as Error).message}. Reads go on without it.`]);
}
say(["ready"]);
parentPort?.on("message", answer);
setInterval(() => {
  try {
    if (database) sweep(database.sql, Date.now(), sweeping.rows);
  } catch {
    // Another process has the file, or it is full of what has not expired: the next step tries again.
  }
}, sweeping.every).unref();
