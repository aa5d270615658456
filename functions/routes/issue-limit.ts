import { base64url } from "jose";
import { ApiError } from "../../src/contract/errors.ts";
import { limits, rateLimitsFor } from "../../src/contract/limits.ts";
import { clientNetwork } from "../http/client-network.ts";
import { createPolicy, isExceeded, rateLimitOf } from "../http/rate-limit-policy.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";
import { requireStore } from "../stores/require-store.ts";

const SECONDS_PER_DAY = 86_400;

/**
 * Counts a demo credential that the client's address is about to get (D12). The store counts, so that the limit holds
 * across processes and restarts; it keeps a MAC instead of the address.
 * @throws ApiError `rate_limited` if the address had as many as it gets in a day, or `unavailable`.
 */
export const countIssued = async (ports: Ports, context: AppContext): Promise<void> => {
  const { settings, clock, store, clientAddress } = ports;
  const { issuedPerDay } = rateLimitsFor(settings.rateLimit);
  const policy = createPolicy(limits.rate.issuePolicy, issuedPerDay, SECONDS_PER_DAY);
  const { names } = await ports.keys();
  const mac = await names.sign(new TextEncoder().encode(`issued\n${clientNetwork(clientAddress(context))}`));
  const now = clock.now();
  const counted = await requireStore(
    ports,
    context,
  )(() => store.count(`issued/${base64url.encode(mac)}`, policy.windowMs, now));
  const usage = { policy, counted };
  const issued = rateLimitOf(usage, now);
  const state = context.get("requestState");
  // The headers show the tighter limit; if both leave as many, the longer one.
  if (!state.rateLimit || Number(issued.remaining) <= Number(state.rateLimit.remaining)) state.rateLimit = issued;
  if (isExceeded(usage))
    throw new ApiError("rate_limited", {
      message: `This IP address already got ${issuedPerDay} demo credentials today.`,
      hint: "Use a credential that you already have, or wait the number of seconds in Retry-After.",
      headers: { "Retry-After": issued.reset },
    });
};
