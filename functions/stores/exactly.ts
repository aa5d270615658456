import { ApiError } from "../../src/contract/errors.ts";
import type { AppContext } from "../environment.ts";
import type { MaybePromise } from "../maybe-promise.ts";
import type { Ports } from "../ports.ts";

/**
 * Asks the store for what must be exact. Where it fails, the log says why and the request is refused; reads never come
 * here, so they go on (D12).
 * @throws ApiError `unavailable`.
 */
export const exactly =
  ({ log }: Pick<Ports, "log">, context: AppContext) =>
  async <T>(ask: () => MaybePromise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      log?.({ level: "error", id: context.get("exchange").requestId, event: "store_failed", reason: String(error) });
      throw new ApiError("unavailable", { headers: { "Retry-After": "1" } });
    }
  };
