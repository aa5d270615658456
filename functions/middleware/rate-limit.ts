import { ApiError } from "../../src/contract/errors.ts";
import { limits, rateLimitsFor } from "../../src/contract/limits.ts";
import { clientNetwork } from "../http/client-network.ts";
import { createPolicy, isExceeded, type Policy, rateLimitOf, tighter, type Usage } from "../http/rate-limit-policy.ts";
import type { Credential } from "../ports/credential.ts";
import { andThen, type MaybePromise } from "../ports/maybe-promise.ts";
import type { Ports } from "../ports/ports.ts";
import { type AppContext, type CountRequests, credentialOf } from "../ports/request-state.ts";

type RateLimitPorts = Pick<Ports, "clock" | "settings" | "clientAddress" | "log" | "counter">;

/** What a request counts against: a key of the counter, and the policy that limits it. */
interface Quota {
  readonly key: string;
  readonly policy: Policy;
}

const { policy: addressName, credentialPolicy, demoCredentialsPolicy, windowSeconds } = limits.rate;

/**
 * Counts requests against the credential, or else against the client address. Anyone can get any number of demo
 * credentials, so all that one address uses are also counted together. Keeps the values of the RateLimit headers for the
 * tighter limit, which `http/response-headers.ts` writes (D12). If the counter fails, the request passes without them.
 */
export const rateLimit = (
  { counter, clock, settings, clientAddress, log }: RateLimitPorts,
  credentialIn: (context: AppContext) => Credential | undefined = credentialOf,
): CountRequests => {
  const limit = rateLimitsFor(settings.rateLimit);
  const addressPolicy = createPolicy(addressName, limit.address, windowSeconds);
  const ownPolicy = createPolicy(credentialPolicy, limit.credential, windowSeconds);
  const demoPolicy = createPolicy(demoCredentialsPolicy, limit.credential, windowSeconds);

  const quotasOf = (context: AppContext): readonly [Quota] | readonly [Quota, Quota] => {
    const credential = credentialIn(context);
    const network = () => clientNetwork(clientAddress(context));
    if (!credential) return [{ key: network(), policy: addressPolicy }];
    const own = { key: credential.id, policy: ownPolicy };
    return credential.identityType === "anonymous" ? [own, { key: `demo/${network()}`, policy: demoPolicy }] : [own];
  };

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
    { key, policy }: Quota,
    now: number,
    amount: number | undefined,
  ): MaybePromise<Usage | undefined> => {
    try {
      const counted = counter.count(key, policy.windowMs, now, amount);
      if (!(counted instanceof Promise)) return { policy, counted };
      return counted.then((found) => ({ policy, counted: found })).catch((error) => logFailure(context, error));
    } catch (error) {
      return logFailure(context, error);
    }
  };
  const apply = (context: AppContext, usage: Usage | undefined, now: number): undefined => {
    if (!usage) return;
    const state = rateLimitOf(usage, now);
    context.get("requestState").rateLimit = state;
    if (isExceeded(usage)) throw new ApiError("rate_limited", { headers: { "Retry-After": state.reset } });
  };

  return (context, amount) => {
    const now = clock.now();
    const [quota, demoQuota] = quotasOf(context);
    const used = count(context, quota, now, amount);
    if (!demoQuota) return andThen(used, (usage) => apply(context, usage, now));
    // Both are counted at the same time, so that a counter elsewhere costs one round trip.
    const demoUsed = count(context, demoQuota, now, amount);
    return andThen(used, (own) =>
      andThen(demoUsed, (demo) => apply(context, own && demo ? tighter(own, demo) : (own ?? demo), now)),
    );
  };
};
