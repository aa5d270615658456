import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import { clientNetwork } from "../http/client-network.ts";
import type { Credential } from "../ports/credential.ts";
import { andThen, type MaybePromise } from "../ports/maybe-promise.ts";
import type { Counter, Ports, WindowCount } from "../ports/ports.ts";
import { type AppContext, credentialOf, type Middleware } from "../ports/request-state.ts";

type RateLimitPorts = Pick<Ports, "clock" | "settings" | "clientAddress" | "log"> & { readonly store: Counter };

const WINDOW_MS = limits.rate.windowSeconds * 1000;

/** A limit with its fixed header values. */
const createPolicy = (name: string, limit: number) => ({
  name,
  limit,
  allowed: String(limit),
  policy: `"${name}";q=${limit};w=${limits.rate.windowSeconds}`,
});

/**
 * Counts the request against its credential, or else against its client address, and keeps the values of the RateLimit
 * headers, which `http/response-headers.ts` writes (D12). If the store fails, the request passes without them.
 */
export const rateLimit = (
  { store, clock, settings, clientAddress, log }: RateLimitPorts,
  credentialIn: (context: AppContext) => Credential | undefined = credentialOf,
): Middleware => {
  const addressPolicy = createPolicy(limits.rate.policy, settings.rateLimit);
  // A credential never has a lower limit than an address.
  const credentialPolicy = createPolicy(
    limits.rate.credentialPolicy,
    Math.max(limits.credential.requests, settings.rateLimit),
  );

  const logFailure = (context: AppContext, error: unknown): undefined => {
    log?.({
      level: "error",
      id: context.get("requestState").requestId,
      event: "rate_limit_store_failed",
      reason: String(error),
    });
    return undefined;
  };
  const count = (
    context: AppContext,
    credential: Credential | undefined,
    now: number,
  ): MaybePromise<WindowCount | undefined> => {
    try {
      const counted = store.count(credential?.id ?? clientNetwork(clientAddress(context)), WINDOW_MS, now);
      return counted instanceof Promise ? counted.catch((error) => logFailure(context, error)) : counted;
    } catch (error) {
      return logFailure(context, error);
    }
  };

  return (context) => {
    const now = clock.now();
    const credential = credentialIn(context);
    const { name, limit, allowed: limitHeader, policy } = credential ? credentialPolicy : addressPolicy;
    return andThen(count(context, credential, now), (counted) => {
      if (!counted) return undefined;
      const remaining = String(Math.max(0, limit - counted.count));
      const reset = String(Math.max(1, Math.ceil((counted.endsAt - now) / 1000)));
      const summary = `"${name}";r=${remaining};t=${reset}`;
      context.get("requestState").rateLimit = { limit: limitHeader, remaining, reset, policy, summary };
      if (counted.count > limit) throw new ApiError("rate_limited", { headers: { "Retry-After": reset } });
      return undefined;
    });
  };
};
