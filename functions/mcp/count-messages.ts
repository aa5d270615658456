import { ApiError } from "../../src/contract/errors.ts";
import type { AppContext, CountRequests } from "../ports/request-state.ts";

/**
 * Creates a function that counts the messages of a batch after the first, which the request itself counts for. Counts all
 * of them or, if the limit does not allow that, none.
 * @throws ApiError `rate_limited`.
 */
export const createMessageCounter =
  (count: CountRequests) =>
  async (context: AppContext, more: number): Promise<void> => {
    const { rateLimit } = context.get("requestState");
    if (rateLimit && more > Number(rateLimit.remaining))
      throw new ApiError("rate_limited", {
        message: `Each message of a batch counts as one request. After the first message, ${rateLimit.remaining} requests remain.`,
        hint: "Send fewer messages, or wait for Retry-After seconds.",
        headers: { "Retry-After": rateLimit.reset },
      });
    if (more > 0) await count(context, more);
  };
