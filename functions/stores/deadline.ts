import type { MaybePromise } from "../maybe-promise.ts";
import type { Store } from "../ports.ts";

/** The store did not answer in time. */
export class StoreTimeout extends Error {
  constructor(milliseconds: number) {
    super(`the store did not answer within ${milliseconds} ms`);
    this.name = "StoreTimeout";
  }
}

const within = <T>(milliseconds: number, asked: MaybePromise<T>): MaybePromise<T> => {
  if (!(asked instanceof Promise)) return asked;
  // One promise instead of a race: this is on the way of every request that presents a credential.
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StoreTimeout(milliseconds)), milliseconds);
    asked.then(
      (answer) => {
        clearTimeout(timer);
        resolve(answer);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
};

/** A store that fails instead of taking longer than so many milliseconds. */
export const withDeadline = (store: Store, milliseconds: number): Store => ({
  count: (...asked) => within(milliseconds, store.count(...asked)),
  begin: (attempt, lease, now) => {
    const begun = store.begin(attempt, lease, now);
    if (!(begun instanceof Promise)) return begun;
    let isLate = false;
    // Nobody waits for a request that begins too late, so it must not keep its key taken.
    begun.then(({ state }) => (isLate && state === "started" ? store.abandon(attempt) : undefined)).catch(() => {});
    return Promise.resolve(within(milliseconds, begun)).catch((error) => {
      isLate = true;
      throw error;
    });
  },
  finish: (...asked) => within(milliseconds, store.finish(...asked)),
  abandon: (...asked) => within(milliseconds, store.abandon(...asked)),
  spend: (...asked) => within(milliseconds, store.spend(...asked)),
  revoke: (...asked) => within(milliseconds, store.revoke(...asked)),
  revokedUpTo: (...asked) => within(milliseconds, store.revokedUpTo(...asked)),
  append: (...asked) => within(milliseconds, store.append(...asked)),
  entries: (...asked) => within(milliseconds, store.entries(...asked)),
});
