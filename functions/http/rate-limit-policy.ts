import type { WindowCount } from "../ports/ports.ts";
import type { RateLimit } from "../ports/request-state.ts";

/** A limit with its fixed header values. */
export interface Policy {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly limitHeader: string;
  readonly policyHeader: string;
}

export const createPolicy = (name: string, limit: number, windowSeconds: number): Policy => ({
  name,
  limit,
  windowMs: windowSeconds * 1000,
  limitHeader: String(limit),
  policyHeader: `"${name}";q=${limit};w=${windowSeconds}`,
});

/** What a client has used of a policy. */
export interface Usage {
  readonly policy: Policy;
  readonly counted: WindowCount;
}

export const isExceeded = ({ policy, counted }: Usage): boolean => counted.count > policy.limit;

/** How many more requests a policy admits, or -1 if it is exceeded. */
const left = ({ policy, counted }: Usage): number => Math.max(-1, policy.limit - counted.count);

/** The usage that admits fewer requests, or for longer. */
export const tighter = (one: Usage, other: Usage): Usage => {
  const difference = left(other) - left(one) || one.counted.endsAt - other.counted.endsAt;
  return difference >= 0 ? one : other;
};

/** The header values of a policy (D12). `now` is in milliseconds since 1970. */
export const rateLimitOf = ({ policy, counted }: Usage, now: number): RateLimit => {
  const remaining = String(Math.max(0, policy.limit - counted.count));
  const reset = String(Math.max(1, Math.ceil((counted.endsAt - now) / 1000)));
  return {
    limit: policy.limitHeader,
    remaining,
    reset,
    policy: policy.policyHeader,
    summary: `"${policy.name}";r=${remaining};t=${reset}`,
  };
};
