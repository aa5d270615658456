/**
 * A value that one host has at once and another has to wait for. It is for the path of a read: on Node, whose files are in
 * memory, a read awaits no promise (docs/performance.md). Elsewhere use `async`.
 */
export type MaybePromise<T> = T | Promise<T>;

/** Like `then`, but calls `next` at once if the value is not a promise. */
export const andThen = <T, R>(value: MaybePromise<T>, next: (value: T) => MaybePromise<R>): MaybePromise<R> =>
  value instanceof Promise ? value.then(next) : next(value);
