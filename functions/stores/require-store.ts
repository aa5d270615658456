import { ApiError } from "../../src/contract/errors.ts";
import type { MaybePromise } from "../ports/maybe-promise.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";

/**
 * Calls the store for something that must not be wrong. If the store fails, the reason is logged and the request is
 * refused. Reads do not call it, so they still work (D12).
 * @throws ApiError `unavailable`.
 */
export const requireStore =
  ({ log }: Pick<Ports, "log">, context: AppContext) =>
  async <T>(call: () => MaybePromise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      log?.({
        level: "error",
        id: context.get("requestState").requestId,
        event: "store_failed",
        reason: String(error),
      });
      throw new ApiError("unavailable", { headers: { "Retry-After": "1" } });
    }
  };
