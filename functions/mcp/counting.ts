import { ApiError } from "../../src/contract/errors.ts";
import type { AppContext, Step } from "../environment.ts";

/**
 * Makes a function that counts the messages of a batch beside the first, for which the request was counted: all of them,
 * or none where fewer are left, so that a client can send as many as are.
 * @throws ApiError `rate_limited`.
 */
export const counting =
  (count: Step) =>
  async (context: AppContext, more: number): Promise<void> => {
    const { rateLimit } = context.get("exchange");
    if (rateLimit && more > Number(rateLimit.remaining))
      throw new ApiError("rate_limited", {
        message: `Each message of a batch is counted; after the first, ${rateLimit.remaining} are left.`,
        hint: "Send fewer messages, or wait for Retry-After seconds.",
        headers: { "Retry-After": rateLimit.reset },
      });
    for (let counted = 0; counted < more; counted += 1) await count(context);
  };
