import { Worker } from "node:worker_threads";
import type { Store } from "../../ports.ts";
import type { Warn } from "./database.ts";
import type { Call, Said, ThreadData } from "./database-thread.ts";

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** How long a start waits for the database, in milliseconds. */
const patience = 2_000;

export interface ThreadStore {
  readonly store: Store;
  /** Done when the database was first opened, or could not be, or takes so long that reads should not wait for it. */
  readonly ready: Promise<void>;
}

/**
 * The state in a database that a thread of its own asks, so that a slow disk or a locked file holds up nobody who does
 * not need it. A thread that dies is started again at the next call.
 */
export const threadStore = (data: ThreadData, warn: Warn): ThreadStore => {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  const late = setTimeout(isReady, patience);
  void ready.then(() => clearTimeout(late));

  const failAll = (reason: string): void => {
    thread = undefined;
    isReady();
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const hear = (said: Said): void => {
    const [what, about, value] = said;
    if (what === "ready") isReady();
    else if (what === "warning") warn(about);
    else {
      const asker = waiting.get(about);
      waiting.delete(about);
      if (what === "answer") asker?.resolve(value);
      else asker?.reject(new Error(value));
    }
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./database-thread.ts", import.meta.url), { workerData: data });
    started.on("message", (said: readonly Said[]) => said.forEach(hear));
    started.on("error", (error) => failAll(`the store's thread failed: ${error.message}`));
    started.unref();
    return started;
  };
  /** What is called in one turn of the event loop is asked at once, and shares a transaction. */
  let asking: Call[] = [];
  /** What is asked in this turn of ids that may be revoked: who asks the same waits for the same answer. */
  const askedOf = new Map<string, ReturnType<Store["revokedUpTo"]>>();
  const ask = (): void => {
    thread ??= start();
    thread.postMessage(asking);
    asking = [];
    askedOf.clear();
  };
  const call =
    <M extends keyof Store>(method: M) =>
    (...asked: Parameters<Store[M]>): Promise<Awaited<ReturnType<Store[M]>>> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: resolve as Waiting["resolve"], reject });
        if (asking.push([last, Date.now() + data.deadline, method, ...asked]) === 1) setImmediate(ask);
      });
  const revokedUpTo = call("revokedUpTo");
  thread = start();
  const store: Store = {
    count: call("count"),
    begin: call("begin"),
    finish: call("finish"),
    abandon: call("abandon"),
    spend: call("spend"),
    revoke: call("revoke"),
    revokedUpTo: (ids, now) => {
      const name = ids.join("\n");
      const answer = askedOf.get(name) ?? revokedUpTo(ids, now);
      askedOf.set(name, answer);
      return answer;
    },
    append: call("append"),
    entries: call("entries"),
  };
  return { store, ready };
};
