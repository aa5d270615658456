import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import type { Credential } from "../agent/credential.ts";
import { type AppContext, credentialOf, type Step } from "../environment.ts";
import { type MaybePromise, whenReady } from "../maybe-promise.ts";
import { networkOf } from "../network.ts";
import type { Counted, Counter, Ports } from "../ports.ts";

type Needs = Pick<Ports, "clock" | "settings" | "clientAddress" | "log"> & { readonly store: Counter };

const window = limits.rate.window * 1000;

/** So many requests in a window, and how headers say it. */
const policyOf = (name: string, limit: number) => ({
  name,
  limit,
  allowed: String(limit),
  policy: `"${name}";q=${limit};w=${limits.rate.window}`,
});

/**
 * Counts the request against its credential, else against its client, and says how many are left (D12). A store that
 * fails lets the request through, without the headers.
 */
export const rateLimit = (
  { store, clock, settings, clientAddress, log }: Needs,
  credentialIn: (context: AppContext) => Credential | undefined = credentialOf,
): Step => {
  const ofAddress = policyOf(limits.rate.policy, settings.rateLimit);
  // A credential is never worth less than none.
  const ofCredential = policyOf(limits.rate.credentialPolicy, Math.max(limits.credential.requests, settings.rateLimit));

  const failed = (context: AppContext, error: unknown): undefined => {
    log?.({
      level: "error",
      id: context.get("exchange").requestId,
      event: "rate_limit_store_failed",
      reason: String(error),
    });
    return undefined;
  };
  const count = (
    context: AppContext,
    credential: Credential | undefined,
    now: number,
  ): MaybePromise<Counted | undefined> => {
    try {
      const counted = store.count(credential?.id ?? networkOf(clientAddress(context)), window, now);
      return counted instanceof Promise ? counted.catch((error) => failed(context, error)) : counted;
    } catch (error) {
      return failed(context, error);
    }
  };

  return (context) => {
    const now = clock.now();
    const credential = credentialIn(context);
    const { name, limit, allowed, policy } = credential ? ofCredential : ofAddress;
    return whenReady(count(context, credential, now), (counted) => {
      if (!counted) return undefined;
      const remaining = String(Math.max(0, limit - counted.count));
      const reset = String(Math.max(1, Math.ceil((counted.endsAt - now) / 1000)));
      const summary = `"${name}";r=${remaining};t=${reset}`;
      context.get("exchange").rateLimit = { limit: allowed, remaining, reset, policy, summary };
      if (counted.count > limit) throw new ApiError("rate_limited", { headers: { "Retry-After": reset } });
      return undefined;
    });
  };
};
