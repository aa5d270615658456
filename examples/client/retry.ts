import { retryAfterMs, type Wait, wait } from "./wait.ts";

export interface RetryOptions {
  /** Maximum number of attempts, including the first; 4 by default. */
  readonly tries?: number;
  readonly wait?: Wait;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The key's first request is still running, rate limit exceeded, backend unavailable. */
const RETRYABLE_STATUSES = [409, 429, 503];

/** Reads can be repeated; writes only with an Idempotency-Key. */
const isRepeatable = ({ method, headers }: Request): boolean =>
  method === "GET" || method === "HEAD" || headers.has("Idempotency-Key");

/**
 * Creates a `fetch` that retries 409, 429 and 503 after `Retry-After`, and a lost connection after 1 second. Requests that
 * cannot be repeated safely are sent once.
 */
export const createRetryingFetch =
  ({ tries = 4, wait: waited = wait, fetch: send = fetch }: RetryOptions = {}) =>
  async (request: Request): Promise<Response> => {
    const attempts = isRepeatable(request) ? tries : 1;
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts;
      const answer = await send(request.clone()).catch((error: unknown) => {
        if (isLast || request.signal.aborted) throw error;
        return undefined;
      });
      const pause = answer ? RETRYABLE_STATUSES.includes(answer.status) && retryAfterMs(answer.headers) : 1000;
      if (answer && (isLast || pause === false || pause === undefined)) return answer;
      await answer?.body?.cancel();
      await waited(pause || 0, request.signal);
    }
  };
