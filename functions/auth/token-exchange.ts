import { base64url } from "jose";
import * as z from "zod";
import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import type { ClaimInput, IdentityType } from "../../src/contract/resources/agents/credential.ts";
import { demoScopes, idJag, resourcesWithPath, type Scope } from "../../src/contract/site/discovery.ts";
import { digestOf } from "../crypto/digest.ts";
import { randomBytes } from "../crypto/random.ts";
import { type Grant, subjectId } from "../ports/credential.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";
import { requireStore } from "../stores/require-store.ts";
import { AssertionError, createAssertionVerifier, decodeUnverified, withRefusalCode } from "./assertion.ts";
import type { KeyResolver } from "./key-sets.ts";

type Input = z.output<typeof ClaimInput>;

/** Names and ids from other services, limited in length because they are stored. */
const name = z.string().min(1).max(1_024);
const times = { iat: z.int().min(0), exp: z.int().min(0) };

const IdJag = z.object({
  ...times,
  sub: name,
  jti: name,
  client_id: name,
  /** RFC 6749 §3.3 */
  scope: z
    .string()
    .regex(/^[!#-[\]-~]+(?: [!#-[\]-~]+)*$/)
    .exactOptional(),
  resource: z.union([name, z.array(name).min(1).max(16)]).exactOptional(),
  cnf: z.unknown().optional(),
  authorization_details: z.unknown().optional(),
});

/** RFC 7523 §3 */
const ServiceAssertion = z.object({ ...times, sub: name, jti: name });

const checkLifetime = ({ iat, exp }: { readonly iat: number; readonly exp: number }): void => {
  if (exp <= iat || exp - iat > limits.assertion.maxLifetimeSeconds) throw new AssertionError("too_long_lived");
};

/** Grant for an anonymous caller (D8). */
export const anonymousGrant = (): Grant => ({
  identityType: "anonymous",
  subject: `anonymous_${base64url.encode(randomBytes(18))}`,
  clientId: "anonymous",
  scopes: demoScopes,
});

/** The `typ` of a service's assertion. The kinds of assertion are mutually exclusive (RFC 8725 §3.12). */
export const serviceType = "client-authentication+jwt";
const untyped = [undefined, "jwt"];

const typeOf = (assertion: string): IdentityType => {
  const { typ } = decodeUnverified(assertion);
  if (typ === idJag.typ) return "identity_assertion";
  if (typ === serviceType) return "service_auth";
  throw new AssertionError("wrong_type");
};

/** A stable pseudonym for a provider's subject. */
export const subjectOf = async (issuer: string, sub: string): Promise<string> =>
  `subject_${await digestOf("subject", issuer, sub)}`;

/** What a token request may contain besides its assertion. */
export interface GrantOptions {
  /** The client that the assertion must name. */
  readonly clientId?: string | undefined;
  /** The requested scopes, separated by spaces. */
  readonly scope?: string | undefined;
}

const requestedOf = (scopes: readonly Scope[], requested: string | undefined): readonly Scope[] => {
  const names = requested?.split(" ");
  return names ? scopes.filter((scope) => names.includes(scope)) : scopes;
};

/**
 * The allowed scopes that both the assertion and the request name. One that names no scopes stands for all of them.
 * @throws ApiError `invalid_scope` if the request names no scope that the assertion allows.
 */
const narrowScopes = (
  allowedScopes: readonly Scope[],
  inAssertion: string | undefined,
  inRequest: string | undefined,
): readonly Scope[] => {
  const granted = requestedOf(allowedScopes, inAssertion);
  if (granted.length === 0) throw new AssertionError("no_scope");
  const requested = requestedOf(granted, inRequest);
  if (requested.length === 0) throw new ApiError("invalid_scope");
  return requested;
};

/** An assertion that may be used once. */
interface OneTimeAssertion {
  readonly kind: "id-jag" | "service";
  readonly issuer: string;
  readonly jti: string;
  readonly iat: number;
  readonly exp: number;
  /** Ids under which it may have been revoked. */
  readonly ids: readonly string[];
}

/**
 * Creates functions that turn the assertions of trusted signers into grants (D8). They throw an AssertionError if the
 * assertion is refused, and ApiError `unavailable` or `invalid_scope`.
 */
export const createAssertionGrants = (ports: Ports, resolveKeys: KeyResolver) => {
  const { settings, trust, clock, store } = ports;
  const verify = createAssertionVerifier(ports, resolveKeys);
  const maxAge = limits.assertion.maxLifetimeSeconds;
  // URL parsers write the site with a slash.
  const resources = [settings.site, `${settings.site}/`, ...resourcesWithPath.map(({ path }) => settings.site + path)];

  /**
   * Marks an assertion as used on all nodes, before a token is issued for it. Refuses assertions from before the
   * revocation of their subject, and from before the store was created, because it cannot know whether they were used.
   */
  const consumeAssertion = async (
    context: AppContext,
    { kind, issuer, jti, iat, exp, ids }: OneTimeAssertion,
  ): Promise<void> => {
    const callStore = requireStore(ports, context);
    const upTo = await callStore(() => store.revokedUpTo(ids, clock.now()));
    if (upTo !== undefined && iat * 1000 <= upTo) throw new AssertionError("revoked");
    const id = `${kind}/${await digestOf(kind, issuer, jti)}`;
    const until = (exp + limits.credential.clockSkewSeconds + 1) * 1000;
    if (!(await callStore(() => store.consumeOnce(id, until, clock.now())))) throw new AssertionError("replayed");
  };

  /** draft-ietf-oauth-identity-assertion-authz-grant §4.4.1 */
  const identityAssertion = async (
    assertion: string,
    context: AppContext,
    { clientId, scope }: GrantOptions = {},
  ): Promise<Grant> => {
    const { typ, issuer } = decodeUnverified(assertion);
    if (typ !== idJag.typ) throw new AssertionError("wrong_type");
    // Look up the issuer first: no keys are fetched for untrusted issuers.
    const trusted = trust.issuers.get(issuer);
    if (!trusted) throw new AssertionError("untrusted");
    const claims = await verify(assertion, { issuer, signer: trusted, claims: IdJag, maxAge });
    checkLifetime(claims);
    if (!trusted.clientIds.includes(claims.client_id) || (clientId ?? claims.client_id) !== claims.client_id)
      throw new AssertionError("unknown_client");
    // Key-bound assertions need a proof of possession, which this service does not support.
    if (claims.cnf !== undefined || claims.authorization_details !== undefined)
      throw new AssertionError("bound_to_a_key");
    if (claims.resource !== undefined && ![claims.resource].flat().every((resource) => resources.includes(resource)))
      throw new AssertionError("wrong_resource");
    const scopes = narrowScopes(trusted.scopes, claims.scope, scope);
    const subject = await subjectOf(issuer, claims.sub);
    await consumeAssertion(context, { kind: "id-jag", issuer, ...claims, ids: [subjectId(subject)] });
    return {
      identityType: "identity_assertion",
      subject,
      clientId: claims.client_id,
      scopes,
      vouchedAt: claims.iat,
    };
  };

  /** RFC 7523 §3, with the sole audience of RFC 7523bis. */
  const serviceAuth = async (
    assertion: string,
    context: AppContext,
    { clientId: expectedClient, scope }: GrantOptions = {},
  ): Promise<Grant> => {
    const { typ, issuer } = decodeUnverified(assertion);
    if (typ !== serviceType && !untyped.includes(typ)) throw new AssertionError("wrong_type");
    const client = trust.clients.get(issuer);
    if (!client) throw new AssertionError("untrusted");
    const claims = await verify(assertion, { issuer, signer: client, claims: ServiceAssertion, maxAge });
    checkLifetime(claims);
    if (claims.sub !== issuer) throw new AssertionError("unusable_claims", "sub");
    const { clientId } = client;
    if ((expectedClient ?? clientId) !== clientId) throw new AssertionError("unknown_client");
    const scopes = narrowScopes(client.scopes, undefined, scope);
    await consumeAssertion(context, { kind: "service", issuer, ...claims, ids: [] });
    return { identityType: "service_auth", subject: clientId, clientId, scopes, vouchedAt: claims.iat };
  };

  return { identityAssertion, serviceAuth };
};

/** Creates the token exchange of the claim endpoint (D8). */
export const createTokenExchange = (ports: Ports, resolveKeys: KeyResolver) => {
  const { identityAssertion, serviceAuth } = createAssertionGrants(ports, resolveKeys);

  const grantFor = async ({ assertion, identity_type }: Input, context: AppContext): Promise<Grant> => {
    const type = identity_type ?? typeOf(assertion);
    if (type === "anonymous") return anonymousGrant();
    return type === "identity_assertion" ? identityAssertion(assertion, context) : serviceAuth(assertion, context);
  };

  /**
   * Returns the grant for an assertion.
   * @throws ApiError `invalid_assertion`, with the same message for every reason, or `unavailable`.
   */
  return (input: Input, context: AppContext): Promise<Grant> =>
    withRefusalCode("invalid_assertion", ports, context, () => grantFor(input, context));
};
