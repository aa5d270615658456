/** Waits for some milliseconds. Rejects with the signal's reason if it aborts first. */
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

/** `Retry-After` in milliseconds, or undefined if the response has none in seconds. */
export const retryAfterMs = (headers: Headers): number | undefined => {
  const seconds = headers.get("Retry-After");
  return seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined;
};
