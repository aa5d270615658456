import * as z from "zod";
import { demoScopes, idJag, resourcesWithPath, type Scope } from "../../src/contract/discovery.ts";
import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import type { ClaimInput, IdentityType } from "../../src/contract/resources/credential.ts";
import { toBase64url } from "../base64url.ts";
import type { AppContext } from "../environment.ts";
import type { Ports } from "../ports.ts";
import { randomBytes } from "../random.ts";
import { exactly } from "../stores/exactly.ts";
import { AssertionError, logRefusal, peek, verifying } from "./assertion.ts";
import { type Grant, subjectId } from "./credential.ts";
import { digestOf } from "./digest.ts";
import type { KeysOf } from "./key-sets.ts";

type Input = z.output<typeof ClaimInput>;

/** Names and ids that others write: not empty, and not a text to fill a store with. */
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
  if (exp <= iat || exp - iat > limits.assertion.lifetime) throw new AssertionError("too_long_lived");
};

/** Whoever asks so is nobody in particular (D8). */
export const anonymous = (): Grant => ({
  identityType: "anonymous",
  subject: `anonymous_${toBase64url(randomBytes(18))}`,
  clientId: "anonymous",
  scopes: demoScopes,
});

/** Types by which an assertion says what it is. The kinds exclude each other (RFC 8725 §3.12). */
const serviceType = "client-authentication+jwt";
const untyped = [undefined, "jwt"];

const typeOf = (assertion: string): IdentityType => {
  const { typ } = peek(assertion);
  if (typ === idJag.typ) return "identity_assertion";
  if (typ === serviceType) return "service_auth";
  throw new AssertionError("wrong_type");
};

/** Makes the name of a subject that a provider knows: one for each, which tells nothing of it. */
export const subjectOf = async (issuer: string, sub: string): Promise<string> =>
  `subject_${await digestOf("subject", issuer, sub)}`;

/** What was asked for, as far as it is allowed; all that is allowed where nothing was asked for. */
const narrowed = (allowed: readonly Scope[], asked: string | undefined): readonly Scope[] => {
  const wanted = asked?.split(" ");
  const granted = wanted ? allowed.filter((scope) => wanted.includes(scope)) : allowed;
  if (granted.length === 0) throw new AssertionError("no_scope");
  return granted;
};

/** An assertion that is about to be spent. */
interface Spending {
  readonly kind: "id-jag" | "service";
  readonly issuer: string;
  readonly jti: string;
  readonly iat: number;
  readonly exp: number;
  /** What may have been revoked of it, beside everything. */
  readonly ids: readonly string[];
}

/** Exchanges assertions for what their bearers are granted (D8). */
export const claiming = (ports: Ports, keysOf: KeysOf) => {
  const { settings, trust, clock, store } = ports;
  const verify = verifying(ports, keysOf);
  const maxAge = limits.assertion.lifetime;
  const resources = [settings.site, ...resourcesWithPath.map(({ path }) => settings.site + path)];

  /**
   * Spends an assertion, once, on all nodes, and before anything is given for it. One that was made before its subject was
   * revoked, or before the state began, which would not know it, is spent already.
   */
  const spend = async (context: AppContext, { kind, issuer, jti, iat, exp, ids }: Spending): Promise<void> => {
    const exact = exactly(ports, context);
    const upTo = await exact(() => store.revokedUpTo(ids, clock.now()));
    if (upTo !== undefined && iat * 1000 <= upTo) throw new AssertionError("revoked");
    const id = `${kind}/${await digestOf(kind, issuer, jti)}`;
    const until = (exp + limits.credential.skew + 1) * 1000;
    if (!(await exact(() => store.spend(id, until, clock.now())))) throw new AssertionError("replayed");
  };

  /** draft-ietf-oauth-identity-assertion-authz-grant §4.4.1 */
  const identityAssertion = async (assertion: string, context: AppContext): Promise<Grant> => {
    const { typ, issuer } = peek(assertion);
    if (typ !== idJag.typ) throw new AssertionError("wrong_type");
    // No key is fetched for whom nobody trusts.
    const trusted = trust.issuers.get(issuer);
    if (!trusted) throw new AssertionError("untrusted");
    const claims = await verify(assertion, { issuer, party: trusted, claims: IdJag, maxAge });
    checkLifetime(claims);
    if (!trusted.clientIds.includes(claims.client_id)) throw new AssertionError("unknown_client");
    // What is bound to a key needs a proof of having it, which nobody can give here.
    if (claims.cnf !== undefined || claims.authorization_details !== undefined)
      throw new AssertionError("bound_to_a_key");
    if (claims.resource !== undefined && ![claims.resource].flat().every((each) => resources.includes(each)))
      throw new AssertionError("wrong_resource");
    const scopes = narrowed(trusted.scopes, claims.scope);
    const subject = await subjectOf(issuer, claims.sub);
    await spend(context, { kind: "id-jag", issuer, ...claims, ids: [subjectId(subject)] });
    return {
      identityType: "identity_assertion",
      subject,
      clientId: claims.client_id,
      scopes,
      vouchedAt: claims.iat,
    };
  };

  /** RFC 7523 §3, with the sole audience of RFC 7523bis. */
  const serviceAuth = async (assertion: string, context: AppContext): Promise<Grant> => {
    const { typ, issuer } = peek(assertion);
    if (typ !== serviceType && !untyped.includes(typ)) throw new AssertionError("wrong_type");
    const client = trust.clients.get(issuer);
    if (!client) throw new AssertionError("untrusted");
    const claims = await verify(assertion, { issuer, party: client, claims: ServiceAssertion, maxAge });
    checkLifetime(claims);
    if (claims.sub !== issuer) throw new AssertionError("unusable_claims");
    await spend(context, { kind: "service", issuer, ...claims, ids: [] });
    const { clientId, scopes } = client;
    return { identityType: "service_auth", subject: clientId, clientId, scopes, vouchedAt: claims.iat };
  };

  const granted = async ({ assertion, identity_type }: Input, context: AppContext): Promise<Grant> => {
    const type = identity_type ?? typeOf(assertion);
    if (type === "anonymous") return anonymous();
    return type === "identity_assertion" ? identityAssertion(assertion, context) : serviceAuth(assertion, context);
  };

  /**
   * What the bearer of an assertion is granted.
   * @throws ApiError `invalid_assertion`, which is the same whatever was wrong, or `unavailable`.
   */
  return async (input: Input, context: AppContext): Promise<Grant> => {
    try {
      return await granted(input, context);
    } catch (error) {
      if (!(error instanceof AssertionError)) throw error;
      logRefusal("assertion_refused", error, ports, context);
      throw new ApiError("invalid_assertion");
    }
  };
};
