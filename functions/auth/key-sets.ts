import { createLocalJWKSet, errors, type JWTVerifyGetKey } from "jose";
import * as z from "zod";
import { limits } from "../../src/contract/limits.ts";
import { type KeySet, PublicKey, withoutTwoNames } from "../crypto/public-key.ts";
import type { Ports } from "../ports/ports.ts";
import type { TrustedSigner } from "../ports/trust.ts";

/** Thrown when the keys of a signer cannot be fetched. The message contains nothing from the response. */
export class KeySetError extends Error {
  constructor(url: string, reason: string) {
    // The query may contain a secret.
    super(`Cannot fetch the keys at ${url.replace(/\?.*$/, "")}: ${reason}`);
    this.name = "KeySetError";
  }
}

/** Selects among keys. A key that is listed under both names of its algorithm is one key. */
const selectFrom = ({ keys }: KeySet): JWTVerifyGetKey =>
  createLocalJWKSet({
    keys: [...new Map(keys.map(withoutTwoNames).map((key) => [JSON.stringify(key), key])).values()],
  });

const MAX_KEYS = 100;

/** A published key set. Keys of unsupported kinds are ignored (RFC 7517 §5). */
const PublishedKeySet = z.object({
  keys: z
    .array(PublicKey.optional().catch(undefined))
    .max(MAX_KEYS)
    .transform((keys) => keys.filter((key) => key !== undefined)),
});

const tryParseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The message of the parser would quote the text.
    return undefined;
  }
};

/** Whether `now` is less than `seconds` after `since`. False if the clock was set back. */
const isWithin = (seconds: number, since: number, now: number): boolean => now >= since && now < since + seconds * 1000;

const { lifetimeSeconds, cooldownSeconds } = limits.keySet;

/**
 * Selects keys from the key set at a URL, which is cached. jose's createRemoteJWKSet is not enough here: it has no
 * cooldown after failures, waits for a fetch that hangs, trusts a cache when the clock was set back, and reads Date.now.
 */
const remoteKeySet = (url: string, { fetchKeySet, clock }: Pick<Ports, "fetchKeySet" | "clock">): JWTVerifyGetKey => {
  /** The newest keys, and when they were requested. */
  let cached: { readonly requestedAt: number; readonly select: JWTVerifyGetKey } | undefined;
  /** The last fetch. Until the cooldown ends, all requests share its outcome, including a failure. */
  let lastFetch: { readonly requestedAt: number; readonly outcome: Promise<JWTVerifyGetKey> } | undefined;

  const fetchKeys = async (requestedAt: number): Promise<JWTVerifyGetKey> => {
    const text = await fetchKeySet(url).catch((error: unknown) => {
      throw new KeySetError(url, error instanceof Error ? error.message : "unknown error");
    });
    const { data } = PublishedKeySet.safeParse(tryParseJson(text));
    if (!data) throw new KeySetError(url, `expected a JWK set of at most ${MAX_KEYS} keys`);
    const select = selectFrom(data);
    // A slow fetch may end after a newer one.
    if (!cached || cached.requestedAt <= requestedAt) cached = { requestedAt, select };
    return select;
  };

  return async (header, token) => {
    const { kid }: { readonly kid?: unknown } = header;
    // RFC 7515 §4.1.4: not a string, so no key can match and there is nothing to fetch.
    if (kid !== undefined && typeof kid !== "string") throw new errors.JWKSNoMatchingKey();
    const now = clock.now();
    if (cached && isWithin(lifetimeSeconds, cached.requestedAt, now)) {
      try {
        return await cached.select(header, token);
      } catch (error) {
        // The signer may have rotated its keys: fetch them again.
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      }
    }
    if (!lastFetch || !isWithin(cooldownSeconds, lastFetch.requestedAt, now))
      lastFetch = { requestedAt: now, outcome: fetchKeys(now) };
    return (await lastFetch.outcome)(header, token);
  };
};

/** Returns jose's key lookup for a signer. It rejects with a KeySetError, or with jose's errors if no key matches. */
export type KeyResolver = (signer: TrustedSigner) => JWTVerifyGetKey;

/**
 * Creates a resolver for the keys of trusted signers. Key locations come only from the operator's configuration, never
 * from the header of a token (RFC 8725 §3.10). The resolver holds the cache, so an app creates one.
 */
export const createKeyResolver = (ports: Pick<Ports, "fetchKeySet" | "clock">): KeyResolver => {
  const cache = new Map<string | KeySet, JWTVerifyGetKey>();
  return ({ keys }) => {
    const source = "jwks" in keys ? keys.jwks : keys.jwksUri;
    const select = cache.get(source) ?? (typeof source === "string" ? remoteKeySet(source, ports) : selectFrom(source));
    cache.set(source, select);
    return select;
  };
};
