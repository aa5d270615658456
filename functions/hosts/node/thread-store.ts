import { Worker } from "node:worker_threads";
import type { Store } from "../../ports/ports.ts";
import type { Warn } from "./database.ts";
import type { StoreCall, ThreadData, ThreadMessage } from "./database-thread.ts";
import { monotonicNow } from "./monotonic.ts";

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** How long the start waits for the database. */
const OPEN_TIMEOUT_MS = 3_000;

export interface ThreadStore {
  readonly store: Store;
  /** Resolves when the database is open, failed to open, or after OPEN_TIMEOUT_MS. */
  readonly ready: Promise<void>;
}

/**
 * A store whose database runs in a worker thread, so that a slow disk or a locked file delays only requests that need it.
 * If the thread dies, the next call starts a new one.
 */
export const threadStore = (data: ThreadData, warn: Warn): ThreadStore => {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  const openTimer = setTimeout(isReady, OPEN_TIMEOUT_MS);
  void ready.then(() => clearTimeout(openTimer));

  const failAll = (reason: string): void => {
    thread = undefined;
    isReady();
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const receive = (message: ThreadMessage): void => {
    const [kind, about, value] = message;
    if (kind === "ready") isReady();
    else if (kind === "warning") warn(about);
    else {
      const caller = waiting.get(about);
      waiting.delete(about);
      if (kind === "answer") caller?.resolve(value);
      else caller?.reject(new Error(value));
    }
  };
  const start = (): Worker => {
    const worker = new Worker(new URL("./database-thread.ts", import.meta.url), { workerData: data });
    worker.on("message", (messages: readonly ThreadMessage[]) => messages.forEach(receive));
    worker.on("error", (error) => failAll(`the store's thread failed: ${error.message}`));
    worker.unref();
    return worker;
  };
  /** Calls of one turn of the event loop are sent together and share a transaction. */
  let queue: StoreCall[] = [];
  /** The revocation checks of this turn by ids: equal checks share one call. */
  const revocationChecks = new Map<string, ReturnType<Store["revokedUpTo"]>>();
  const flush = (): void => {
    thread ??= start();
    thread.postMessage(queue);
    queue = [];
    revocationChecks.clear();
  };
  const call =
    <M extends keyof Store>(method: M) =>
    (...parameters: Parameters<Store[M]>): Promise<Awaited<ReturnType<Store[M]>>> =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve: resolve as Waiting["resolve"], reject });
        if (queue.push([lastId, monotonicNow() + data.deadline, method, ...parameters]) === 1) setImmediate(flush);
      });
  const revokedUpTo = call("revokedUpTo");
  thread = start();
  const store: Store = {
    count: call("count"),
    begin: call("begin"),
    finish: call("finish"),
    abandon: call("abandon"),
    consumeOnce: call("consumeOnce"),
    revoke: call("revoke"),
    revokedUpTo: (ids, now) => {
      const name = ids.join("\n");
      const result = revocationChecks.get(name) ?? revokedUpTo(ids, now);
      revocationChecks.set(name, result);
      return result;
    },
    append: call("append"),
    entries: call("entries"),
  };
  return { store, ready };
};
