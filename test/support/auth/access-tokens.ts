import { type JWTHeaderParameters, SignJWT } from "jose";
import { verifyAccessToken } from "../../../functions/auth/access-token.ts";
import { deriveKeys, type Keys, type Secrets } from "../../../functions/crypto/keys.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export const site = "https://ada.example.com";
/** A time in the middle of a second, in milliseconds. */
export const start = Date.UTC(2026, 5, 1, 12) + 500;
export const iat = Math.floor(start / 1000);

const random = (): Bytes => crypto.getRandomValues(new Uint8Array(32));
export const [newest, former] = [random(), random()];
export const keysOf = (...secrets: Secrets): Promise<Keys> => deriveKeys(secrets);
export const [ours, theirs] = await Promise.all([keysOf(newest), keysOf(former)]);

export const claims = {
  iss: site,
  aud: site,
  sub: "subject_1",
  client_id: "agent-one",
  jti: "jti-1",
  iat,
  exp: iat + 3_600,
  scope: "portfolio:read jobs:read",
  identity_type: "identity_assertion",
};
export type Members = Readonly<Record<string, unknown>>;
export const header = { alg: "EdDSA", typ: "at+jwt", kid: ours.tokens.kid };

/** Signs claims with the service's own key, so that a refusal has another reason. */
export const signed = (changes: Members = {}, head: Members = {}, keys = ours): Promise<string> =>
  new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ ...header, ...head } as JWTHeaderParameters)
    .sign(keys.tokens.privateKey);

export const read = (text: string, now = start, keys = ours) => verifyAccessToken(text, keys.tokens, site, now);
