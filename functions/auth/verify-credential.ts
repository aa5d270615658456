import { limits } from "../../src/contract/limits.ts";
import { type Credential, revocationIds } from "../ports/credential.ts";
import type { Ports } from "../ports/ports.ts";
import { verifyAccessToken } from "./access-token.ts";
import { boundedCache } from "./bounded-cache.ts";
import { compactJwt } from "./compact-jwt.ts";
import { verifyDemoKey } from "./demo-key.ts";

/** The credential that a request carries. */
export type SentCredential =
  | { readonly state: "none" }
  /** The Authorization header has another scheme or several values. */
  | { readonly state: "malformed" }
  /** The two headers have different credentials. */
  | { readonly state: "conflicting" }
  | { readonly state: "sent"; readonly text: string };

/** Finds the credential in the headers. The same credential in both headers counts as one (RFC 6750 §2, D19). */
export const credentialFrom = (headers: Headers): SentCredential => {
  const authorization = headers.get("authorization");
  const apiKey = headers.get("x-api-key");
  if (authorization === null) return apiKey === null ? { state: "none" } : { state: "sent", text: apiKey };
  // Repeated headers arrive joined with commas.
  const text = /^bearer +([^\s,]+) *$/i.exec(authorization)?.[1];
  if (apiKey !== null && apiKey !== text) return { state: "conflicting" };
  return text === undefined ? { state: "malformed" } : { state: "sent", text };
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
