import { importJWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from "jose";
import { inject } from "vitest";
import type { Signer } from "./providers.ts";

const given = inject("signers");

/** Whether the tested service trusts those whom tests can sign for. */
export const canSign = given !== undefined;

const nobody: Signer = { name: "", alg: "ES256", kid: "", privateJwk: {}, clientIds: [] };
/** Those whom the tested service trusts. */
export const { issuer, otherIssuer, service } = given ?? { issuer: nobody, otherIssuer: nobody, service: nobody };

/** Seconds since 1970. */
export const now = (): number => Math.floor(Date.now() / 1000);

/** Claims and header members to change; undefined leaves one out. */
export interface Changes {
  readonly claims?: JWTPayload;
  readonly header?: Record<string, unknown>;
}

/** Signs claims with the key of one who signs. */
export const sign = async (
  by: Signer,
  claims: JWTPayload,
  header: Readonly<Record<string, unknown>>,
  { claims: changedClaims = {}, header: changedHeader = {} }: Changes = {},
): Promise<string> =>
  new SignJWT({ ...claims, ...changedClaims })
    .setProtectedHeader({ alg: by.alg, kid: by.kid, ...header, ...changedHeader } as JWTHeaderParameters)
    .sign(await importJWK(by.privateJwk, by.alg));

/** A time is asked for once: a second may end between one call and the next, and 301 are too many. */
const timed = (iat = now()): JWTPayload => ({ jti: crypto.randomUUID(), iat, exp: iat + 300 });

/** An ID-JAG that the service at a site takes, with changes where some are given. */
export const idJag = (site: string, changes: Changes = {}, by: Signer = issuer): Promise<string> =>
  sign(
    by,
    { iss: by.name, sub: `user-${crypto.randomUUID()}`, aud: site, client_id: by.clientIds[0], ...timed() },
    { typ: "oauth-id-jag+jwt" },
    changes,
  );

/** The assertion of a registered service (RFC 7523). */
export const serviceAssertion = (site: string, changes: Changes = {}, by: Signer = service): Promise<string> =>
  sign(by, { iss: by.name, sub: by.name, aud: site, ...timed() }, { typ: "client-authentication+jwt" }, changes);

export const sessionRevoked = "https://schemas.openid.net/secevent/caep/event-type/session-revoked";

/** A security event token that ends the tokens of a subject (RFC 8417). */
export const securityEvent = (site: string, sub: string, changes: Changes = {}, by: Signer = issuer): Promise<string> =>
  sign(
    by,
    { iss: by.name, sub, aud: site, jti: crypto.randomUUID(), iat: now(), events: { [sessionRevoked]: {} } },
    { typ: "secevent+jwt" },
    changes,
  );
