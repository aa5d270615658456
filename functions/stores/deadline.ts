import type { MaybePromise } from "../ports/maybe-promise.ts";
import type { Store } from "../ports/ports.ts";

/** The store missed its deadline. */
export class StoreTimeout extends Error {
  constructor(milliseconds: number) {
    super(`the store did not answer within ${milliseconds} ms`);
    this.name = "StoreTimeout";
  }
}

const withTimeout = <T>(milliseconds: number, pending: MaybePromise<T>): MaybePromise<T> => {
  if (!(pending instanceof Promise)) return pending;
  // One promise instead of a race, because every request with a credential passes here.
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StoreTimeout(milliseconds)), milliseconds);
    pending.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
};

/** Makes the calls of a store reject with StoreTimeout after so many milliseconds. */
export const withDeadline = (store: Store, milliseconds: number): Store => ({
  count: (...parameters) => withTimeout(milliseconds, store.count(...parameters)),
  begin: (attempt, lease, now) => {
    const begun = store.begin(attempt, lease, now);
    if (!(begun instanceof Promise)) return begun;
    let isLate = false;
    // An attempt that starts after its deadline never runs, so it releases its key.
    begun.then(({ state }) => (isLate && state === "started" ? store.abandon(attempt) : undefined)).catch(() => {});
    return Promise.resolve(withTimeout(milliseconds, begun)).catch((error) => {
      isLate = true;
      throw error;
    });
  },
  finish: (...parameters) => withTimeout(milliseconds, store.finish(...parameters)),
  abandon: (...parameters) => withTimeout(milliseconds, store.abandon(...parameters)),
  consumeOnce: (...parameters) => withTimeout(milliseconds, store.consumeOnce(...parameters)),
  revoke: (...parameters) => withTimeout(milliseconds, store.revoke(...parameters)),
  revokedUpTo: (...parameters) => withTimeout(milliseconds, store.revokedUpTo(...parameters)),
  append: (...parameters) => withTimeout(milliseconds, store.append(...parameters)),
  entries: (...parameters) => withTimeout(milliseconds, store.entries(...parameters)),
});
