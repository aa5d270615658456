import type { MaybePromise, Store } from "../ports.ts";

/** The store did not answer in time. */
export class StoreTimeout extends Error {
  constructor(milliseconds: number) {
    super(`the store did not answer within ${milliseconds} ms`);
    this.name = "StoreTimeout";
  }
}

const within = <T>(milliseconds: number, asked: MaybePromise<T>): MaybePromise<T> => {
  if (!(asked instanceof Promise)) return asked;
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreTimeout(milliseconds)), milliseconds);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
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
  isSpent: (...asked) => within(milliseconds, store.isSpent(...asked)),
  append: (...asked) => within(milliseconds, store.append(...asked)),
  entries: (...asked) => within(milliseconds, store.entries(...asked)),
});
