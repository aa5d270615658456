import { retryAfter, type Wait, wait } from "./wait.ts";

export interface RetryOptions {
  /** How often a request is sent at most, the first time included. */
  readonly tries?: number;
  readonly wait?: Wait;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Over the limit, a key in use by a request that still runs, and a part that does not answer now. */
const passing = [409, 429, 503];

/** A read can be sent again; what writes can only where the service knows it by a key. */
const isRepeatable = ({ method, headers }: Request): boolean =>
  method === "GET" || method === "HEAD" || headers.has("Idempotency-Key");

/**
 * Makes a `fetch` that sends a request again when the answer is of the moment and says in `Retry-After` when to come
 * back. A lost connection is tried again after a second. What cannot be repeated safely is sent once.
 */
export const retrying =
  ({ tries = 4, wait: waited = wait, fetch: send = fetch }: RetryOptions = {}) =>
  async (request: Request): Promise<Response> => {
    const attempts = isRepeatable(request) ? tries : 1;
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts;
      const answer = await send(request.clone()).catch((error: unknown) => {
        if (isLast || request.signal.aborted) throw error;
        return undefined;
      });
      const pause = answer ? passing.includes(answer.status) && retryAfter(answer.headers) : 1000;
      if (answer && (isLast || pause === false || pause === undefined)) return answer;
      await answer?.body?.cancel();
      await waited(pause || 0, request.signal);
    }
  };
