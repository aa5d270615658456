import { limits } from "../../src/contract/limits.ts";
import { type Credential, revocationIds } from "../ports/credential.ts";
import type { Ports } from "../ports/ports.ts";
import { verifyAccessToken } from "./access-token.ts";
import { boundedCache } from "./bounded-cache.ts";
import { compactJwt } from "./compact-jwt.ts";
import { verifyDemoKey } from "./demo-key.ts";

/** The text of the request's credential: undefined if there is none, null if it is ambiguous or malformed. */
export const credentialFrom = (headers: Headers): string | null | undefined => {
  const authorization = headers.get("authorization");
  const apiKey = headers.get("x-api-key");
  if (authorization === null) return apiKey ?? undefined;
  // One credential per request (RFC 6750 §2). Repeated headers arrive joined with commas.
  if (apiKey !== null) return null;
  return /^bearer +([^\s,]+) *$/i.exec(authorization)?.[1] ?? null;
};

const MAX_CACHED_CREDENTIALS = 10_000;

/** Verifies the text of a credential. Returns undefined if it is not valid. Rejects if the keys are unavailable. */
export type VerifyCredential = (text: string) => Promise<Credential | undefined>;

/** Creates a verifier of this service's tokens and demo keys. It checks validity periods, not revocation. */
export const createCredentialVerifier = ({
  keys,
  clock,
  settings,
  etagOf,
}: Pick<Ports, "keys" | "clock" | "settings" | "etagOf">): VerifyCredential => {
  // A verified credential stays valid until it expires. The cache key is a digest, so memory holds no credentials.
  const cache = boundedCache<Credential>(MAX_CACHED_CREDENTIALS);
  const skew = limits.credential.clockSkewSeconds * 1000;
  const isCurrent = ({ issuedAt, expiresAt }: Credential, now: number): boolean =>
    issuedAt <= now + skew && now < expiresAt + skew;

  const verify = async (text: string, now: number): Promise<Credential | undefined> => {
    const { tokens, demoKeys } = await keys();
    return compactJwt.test(text) ? verifyAccessToken(text, tokens, settings.site, now) : verifyDemoKey(text, demoKeys);
  };
  return async (text) => {
    const now = clock.now();
    const digest = await etagOf(new TextEncoder().encode(text));
    const cached = cache.get(digest);
    const credential = cached ?? (await verify(text, now));
    if (credential && !cached) cache.set(digest, credential);
    return credential && isCurrent(credential, now) ? credential : undefined;
  };
};

/** Whether a credential or its subject was revoked. Rejects if the store fails. */
export const isRevoked = async (credential: Credential, { store, clock }: Pick<Ports, "store" | "clock">) => {
  const upTo = await store.revokedUpTo(revocationIds(credential), clock.now());
  return upTo !== undefined && credential.vouchedAt <= upTo;
};
