import { importJWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from "jose";
import { inject } from "vitest";
import type { Signer } from "./providers.ts";

const signers = inject("signers");

/** Whether the tested service trusts the test signers. */
export const canSign = signers !== undefined;

const noSigner: Signer = { name: "", alg: "ES256", kid: "", privateJwk: {}, clientIds: [] };
/** The signers that the tested service trusts. */
export const { issuer, otherIssuer, service } = signers ?? {
  issuer: noSigner,
  otherIssuer: noSigner,
  service: noSigner,
};

/** Seconds since 1970. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** Claims and header members to change; undefined leaves one out. */
export interface JwtChanges {
  readonly claims?: JWTPayload;
  readonly header?: Record<string, unknown>;
}

/** Signs claims with a signer's key. */
export const sign = async (
  by: Signer,
  claims: JWTPayload,
  header: Readonly<Record<string, unknown>>,
  { claims: changedClaims = {}, header: changedHeader = {} }: JwtChanges = {},
): Promise<string> =>
  new SignJWT({ ...claims, ...changedClaims })
    .setProtectedHeader({ alg: by.alg, kid: by.kid, ...header, ...changedHeader } as JWTHeaderParameters)
    .sign(await importJWK(by.privateJwk, by.alg));

/** The clock is read once: two reads could span 301 seconds, which is too long. */
const timed = (iat = nowInSeconds()): JWTPayload => ({ jti: crypto.randomUUID(), iat, exp: iat + 300 });

/** A valid ID-JAG for a site, with optional changes. */
export const idJag = (site: string, changes: JwtChanges = {}, by: Signer = issuer): Promise<string> =>
  sign(
    by,
    { iss: by.name, sub: `user-${crypto.randomUUID()}`, aud: site, client_id: by.clientIds[0], ...timed() },
    { typ: "oauth-id-jag+jwt" },
    changes,
  );

/** The assertion of a registered service (RFC 7523). */
export const serviceAssertion = (site: string, changes: JwtChanges = {}, by: Signer = service): Promise<string> =>
  sign(by, { iss: by.name, sub: by.name, aud: site, ...timed() }, { typ: "client-authentication+jwt" }, changes);

export const sessionRevoked = "https://schemas.openid.net/secevent/caep/event-type/session-revoked";

/** A security event token that ends the tokens of a subject (RFC 8417). */
export const securityEvent = (
  site: string,
  sub: string,
  changes: JwtChanges = {},
  by: Signer = issuer,
): Promise<string> =>
  sign(
    by,
    { iss: by.name, sub, aud: site, jti: crypto.randomUUID(), iat: nowInSeconds(), events: { [sessionRevoked]: {} } },
    { typ: "secevent+jwt" },
    changes,
  );
