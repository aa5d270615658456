import { limits } from "../../src/contract/limits.ts";
import type { Ports } from "../ports.ts";
import { readToken } from "./access-token.ts";
import { boundedCache } from "./bounded-cache.ts";
import { compactJwt } from "./compact-jwt.ts";
import { type Credential, revocationIds } from "./credential.ts";
import { readDemoKey } from "./demo-key.ts";

/** The credential that a request carries: undefined for none, and null where what it carries cannot be one. */
export const textIn = (headers: Headers): string | null | undefined => {
  const authorization = headers.get("authorization");
  const apiKey = headers.get("x-api-key");
  if (authorization === null) return apiKey ?? undefined;
  // One request, one credential (RFC 6750 §2). Headers that were sent twice arrive joined by commas.
  if (apiKey !== null) return null;
  return /^bearer +([^\s,]+) *$/i.exec(authorization)?.[1] ?? null;
};

/** How many credentials are remembered as genuine. */
const most = 10_000;

/** The credential that a text is; undefined where it is none. Fails where the host has no keys. */
export type Recognize = (text: string) => Promise<Credential | undefined>;

/** Recognizes the tokens and keys of this service whose time is now. Whether they were revoked is not asked here. */
export const recognizing = ({
  keys,
  clock,
  settings,
  etagOf,
}: Pick<Ports, "keys" | "clock" | "settings" | "etagOf">): Recognize => {
  // What is genuine stays so until it ends. It is remembered by a digest that cannot be used in its place; that has 96
  // bits, which is far more than could be tried.
  const genuine = boundedCache<Credential>(most);
  const skew = limits.credential.skew * 1000;
  const isCurrent = ({ issuedAt, expiresAt }: Credential, now: number): boolean =>
    issuedAt <= now + skew && now < expiresAt + skew;

  const read = async (text: string, now: number): Promise<Credential | undefined> => {
    const { tokens, demoKeys } = await keys();
    return compactJwt.test(text) ? readToken(text, tokens, settings.site, now) : readDemoKey(text, demoKeys);
  };
  return async (text) => {
    const now = clock.now();
    const digest = await etagOf(new TextEncoder().encode(text));
    const known = genuine.get(digest);
    const credential = known ?? (await read(text, now));
    if (credential && !known) genuine.set(digest, credential);
    return credential && isCurrent(credential, now) ? credential : undefined;
  };
};

/** Whether a credential was revoked, by itself or with its subject. Fails where the store does. */
export const isRevoked = async (credential: Credential, { store, clock }: Pick<Ports, "store" | "clock">) => {
  const upTo = await store.revokedUpTo(revocationIds(credential), clock.now());
  return upTo !== undefined && credential.vouchedAt <= upTo;
};
