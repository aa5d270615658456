import { createLocalJWKSet, jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import { limits } from "../../src/contract/limits.ts";
import { IdentityType } from "../../src/contract/resources/credential.ts";
import { toBase64url } from "../base64url.ts";
import type { TokenKeys } from "../keys.ts";
import { randomBytes } from "../random.ts";
import { compactJwt } from "./compact-jwt.ts";
import type { Credential, Grant } from "./credential.ts";

const typ = "at+jwt";
const algorithm = "EdDSA";
const { token: lifetime, skew } = limits.credential;

/** Access tokens are short: what is longer is none of ours. */
const longest = 4_096;

const name = z.string().min(1);
/** What a token of ours says (RFC 9068 §2.2). */
const Claims = z
  .object({
    sub: name,
    client_id: name,
    jti: name,
    iat: z.int(),
    exp: z.int(),
    scope: name,
    identity_type: IdentityType,
    /** When the assertion was made that it was exchanged for. */
    vouched_at: z.int().exactOptional(),
    // jose also takes a list that holds the audience among others.
    aud: z.string(),
  })
  .refine(({ iat, exp }) => exp > iat && exp - iat <= lifetime);

type Claims = z.infer<typeof Claims>;

const credentialOf = (claims: Claims): Credential => ({
  id: `token/${claims.jti}`,
  subject: claims.sub,
  identityType: claims.identity_type,
  scope: claims.scope,
  issuedAt: claims.iat * 1000,
  vouchedAt: (claims.vouched_at ?? claims.iat) * 1000,
  expiresAt: claims.exp * 1000,
});

interface Issued {
  readonly text: string;
  readonly credential: Credential;
}

/** Issues an access token of this site for this site (RFC 9068, D8). */
export const issueToken = async (
  { identityType, subject, clientId, scopes, vouchedAt }: Grant,
  { privateKey, kid }: TokenKeys,
  site: string,
  now: number,
): Promise<Issued> => {
  const iat = Math.floor(now / 1000);
  const claims: Claims = {
    sub: subject,
    client_id: clientId,
    jti: toBase64url(randomBytes(18)),
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
  return { text, credential: credentialOf(claims) };
};

const keyFinders = new WeakMap<TokenKeys, ReturnType<typeof createLocalJWKSet>>();
/** The keys are read once. */
const keyFinder = (keys: TokenKeys): ReturnType<typeof createLocalJWKSet> => {
  const known = keyFinders.get(keys) ?? createLocalJWKSet(keys.publicKeys);
  keyFinders.set(keys, known);
  return known;
};

/**
 * What an access token of ours stands for, or undefined where it is none or its time is not now (D8). Whether it was
 * revoked is another question.
 */
export const readToken = async (
  text: string,
  keys: TokenKeys,
  site: string,
  now: number,
): Promise<Credential | undefined> => {
  if (text.length > longest || !compactJwt.test(text)) return undefined;
  try {
    const { payload } = await jwtVerify(text, keyFinder(keys), {
      algorithms: [algorithm],
      typ,
      issuer: site,
      audience: site,
      requiredClaims: ["exp", "iat"],
      maxTokenAge: lifetime,
      clockTolerance: skew,
      currentDate: new Date(now),
    });
    return credentialOf(Claims.parse(payload));
  } catch {
    return undefined;
  }
};
