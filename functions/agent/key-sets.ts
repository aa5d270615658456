import { createLocalJWKSet, errors, type JWTVerifyGetKey } from "jose";
import * as z from "zod";
import { limits } from "../../src/contract/limits.ts";
import type { Ports } from "../ports.ts";
import { PublicKey } from "./public-key.ts";
import type { Party } from "./trust.ts";

/** The keys of a party cannot be had. The message says why, and holds nothing of what was received. */
export class KeySetError extends Error {
  constructor(url: string, reason: string) {
    // A query may be meant for nobody else.
    super(`The keys at ${url.replace(/\?.*$/, "")} cannot be had: ${reason}`);
    this.name = "KeySetError";
  }
}

/** Keys that a set may hold at most; providers have a handful. */
const most = 100;

/** A set as others publish it. What it holds that is no key of a kind used here is left out (RFC 7517 §5). */
const Published = z.object({
  keys: z
    .array(PublicKey.optional().catch(undefined))
    .max(most)
    .transform((keys) => keys.filter((key) => key !== undefined)),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message would quote the text.
    return undefined;
  }
};

/** A time, and whether another is less than so many seconds after it. Where the clock was set back it is not. */
const isWithin = (seconds: number, since: number, now: number): boolean => now >= since && now < since + seconds * 1000;

const { lifetime, cooldown } = limits.keySet;

/** Selects among the keys at an address, which are fetched when they are needed, kept for a while, and fetched again. */
const keysAt = (url: string, { fetchKeySet, clock }: Pick<Ports, "fetchKeySet" | "clock">): JWTVerifyGetKey => {
  /** The latest keys that were received, and when they were asked for. */
  let kept: { readonly at: number; readonly select: JWTVerifyGetKey } | undefined;
  /** The latest fetch. All who ask before the next one is due wait for it, and share what came of it. */
  let latest: { readonly at: number; readonly outcome: Promise<JWTVerifyGetKey> } | undefined;

  const fetched = async (at: number): Promise<JWTVerifyGetKey> => {
    const text = await fetchKeySet(url).catch((error: unknown) => {
      throw new KeySetError(url, error instanceof Error ? error.message : "it failed");
    });
    const { data } = Published.safeParse(parsed(text));
    if (!data) throw new KeySetError(url, `what is there is no set of at most ${most} keys`);
    const select = createLocalJWKSet(data);
    // One that took very long may come after a later one.
    if (!kept || kept.at <= at) kept = { at, select };
    return select;
  };
  const outcome = (now: number): Promise<JWTVerifyGetKey> => {
    if (!latest || !isWithin(cooldown, latest.at, now)) latest = { at: now, outcome: fetched(now) };
    return latest.outcome;
  };

  return async (header, token) => {
    const { kid }: { readonly kid?: unknown } = header;
    // Such a kid is that of no key, whatever was fetched (RFC 7515 §4.1.4).
    if (kid !== undefined && typeof kid !== "string") throw new errors.JWKSNoMatchingKey();
    const now = clock.now();
    if (kept && isWithin(lifetime, kept.at, now)) {
      try {
        return await kept.select(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        // The party may have begun to use another key.
      }
    }
    const select = await outcome(now);
    return select(header, token);
  };
};

/** The keys of a party. They fail with a KeySetError where they cannot be had, and as jose does where none fits. */
export type KeysOf = (party: Party) => JWTVerifyGetKey;

/**
 * Gives the keys of those whom the operator trusts, in the form that jose verifies with. Only what the operator wrote
 * decides where keys come from: of a token's header, `kid` is compared and `alg` has to fit, and nothing else is read
 * (RFC 8725 §3.10).
 *
 * What was fetched is known to the one that is made here, so an app makes one.
 */
export const keySets = (ports: Pick<Ports, "fetchKeySet" | "clock">): KeysOf => {
  const remote = new Map<string, JWTVerifyGetKey>();
  const local = new WeakMap<Party, JWTVerifyGetKey>();
  return (party) => {
    const { keys } = party;
    if ("jwks" in keys) {
      const known = local.get(party) ?? createLocalJWKSet(keys.jwks);
      local.set(party, known);
      return known;
    }
    const known = remote.get(keys.jwksUri) ?? keysAt(keys.jwksUri, ports);
    remote.set(keys.jwksUri, known);
    return known;
  };
};
