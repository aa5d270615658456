/** What is there at once on one host, and is waited for on another. */
export type MaybePromise<T> = T | Promise<T>;

/** Goes on at once with a value that is there, and later with one that is promised. */
export const whenReady = <T, R>(value: MaybePromise<T>, next: (value: T) => MaybePromise<R>): MaybePromise<R> =>
  value instanceof Promise ? value.then(next) : next(value);
