/** Waits so many milliseconds. Rejects with the signal's reason when that aborts first. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });

/** The milliseconds that a `Retry-After` in seconds asks for, or undefined where an answer does not say. */
export const retryAfter = (headers: Headers): number | undefined => {
  const seconds = headers.get("Retry-After");
  return seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined;
};
