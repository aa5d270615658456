import { base64url, createLocalJWKSet, jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import { limits } from "../../src/contract/limits.ts";
import { IdentityType } from "../../src/contract/resources/agents/credential.ts";
import type { TokenKeys } from "../crypto/keys.ts";
import { randomBytes } from "../crypto/random.ts";
import type { Credential, Grant } from "../ports/credential.ts";
import { compactJwt } from "./compact-jwt.ts";

const typ = "at+jwt";
const algorithm = "EdDSA";
const { tokenLifetimeSeconds: lifetime, clockSkewSeconds } = limits.credential;

/** This service issues much shorter tokens, so longer ones are rejected without parsing. */
const MAX_TOKEN_LENGTH = 4_096;

const name = z.string().min(1);
/** The claims of an access token (RFC 9068 §2.2). */
const Claims = z
  .object({
    sub: name,
    client_id: name,
    jti: name,
    iat: z.int(),
    exp: z.int(),
    scope: name,
    identity_type: IdentityType,
    /** The `iat` of the assertion that was exchanged for this token. */
    vouched_at: z.int().exactOptional(),
    // jose also accepts a list of audiences; only a single string is valid here.
    aud: z.string(),
  })
  .refine(({ iat, exp }) => exp > iat && exp - iat <= lifetime);

type Claims = z.infer<typeof Claims>;

const credentialFromClaims = (claims: Claims): Credential => ({
  id: `token/${claims.jti}`,
  subject: claims.sub,
  identityType: claims.identity_type,
  scope: claims.scope,
  issuedAt: claims.iat * 1000,
  vouchedAt: (claims.vouched_at ?? claims.iat) * 1000,
  expiresAt: claims.exp * 1000,
});

interface IssuedToken {
  readonly text: string;
  readonly credential: Credential;
}

/** Issues an access token with this site as issuer and audience (RFC 9068, D8). `now` is in milliseconds. */
export const issueAccessToken = async (
  { identityType, subject, clientId, scopes, vouchedAt }: Grant,
  { privateKey, kid }: TokenKeys,
  site: string,
  now: number,
): Promise<IssuedToken> => {
  const iat = Math.floor(now / 1000);
  const claims: Claims = {
    sub: subject,
    client_id: clientId,
    jti: base64url.encode(randomBytes(18)),
    iat,
    exp: iat + lifetime,
    scope: scopes.join(" "),
    identity_type: identityType,
    ...(vouchedAt !== undefined && { vouched_at: vouchedAt }),
    aud: site,
  };
  const text = await new SignJWT({ iss: site, ...claims })
    .setProtectedHeader({ typ, alg: algorithm, kid })
    .sign(privateKey);
  return { text, credential: credentialFromClaims(claims) };
};

const keyFinders = new WeakMap<TokenKeys, ReturnType<typeof createLocalJWKSet>>();
/** Parses the key set once per set of keys. */
const keyFinder = (keys: TokenKeys): ReturnType<typeof createLocalJWKSet> => {
  const finder = keyFinders.get(keys) ?? createLocalJWKSet(keys.publicKeys);
  keyFinders.set(keys, finder);
  return finder;
};

/**
 * Verifies an access token (D8). Returns undefined if it is not valid now. Does not check revocation; see `isRevoked`.
 */
export const verifyAccessToken = async (
  text: string,
  keys: TokenKeys,
  site: string,
  now: number,
): Promise<Credential | undefined> => {
  if (text.length > MAX_TOKEN_LENGTH || !compactJwt.test(text)) return undefined;
  try {
    const { payload } = await jwtVerify(text, keyFinder(keys), {
      algorithms: [algorithm],
      typ,
      issuer: site,
      audience: site,
      requiredClaims: ["exp", "iat"],
      maxTokenAge: lifetime,
      clockTolerance: clockSkewSeconds,
      currentDate: new Date(now),
    });
    return credentialFromClaims(Claims.parse(payload));
  } catch {
    return undefined;
  }
};
