import { errorKinds } from "../errors/error-kinds.ts";
import { AgentEventInput, SecurityEventError } from "../resources/agents/agent-event.ts";
import { ClaimInput, IdentityInput, KeyInput, TokenForm } from "../resources/agents/credential.ts";
import { route } from "../route.ts";
import { keySetPath, tokenPath } from "../site/discovery.ts";

const credentials = { tag: "Credentials" } as const;

const getIdentity = route({
  ...credentials,
  operationId: "getIdentity",
  path: "/api/agent/identity",
  summary: "Describe the identity endpoints",
  description: "Returns the endpoints that issue demo tokens, exchange assertions and revoke credentials.",
  response: { schema: "IdentityInfo", description: "The identity endpoints." },
  file: "/api/agent/identity.json",
});

export const mintIdentity = route({
  ...credentials,
  operationId: "mintIdentity",
  method: "post",
  issuesCredential: true,
  path: "/api/agent/identity",
  summary: "Get a demo token",
  description:
    "Issues an access token for an anonymous agent. The body is optional. In production, exchange an assertion at `POST /api/agent/claim`.",
  body: IdentityInput,
  bodyOptional: true,
  codes: { identity_type: "unsupported_identity_type", type: "unsupported_identity_type" },
  response: { schema: "TokenResponse", description: "The access token." },
  errors: ["unsupported_identity_type", "unavailable"],
  cache: "none",
});

const getClaim = route({
  ...credentials,
  operationId: "getClaim",
  path: "/api/agent/claim",
  summary: "Describe the assertion exchange",
  description: "Describes the assertions that `POST /api/agent/claim` accepts.",
  response: { schema: "ClaimInfo", description: "The accepted assertions." },
  file: "/api/agent/claim.json",
});

export const postClaim = route({
  ...credentials,
  operationId: "postClaim",
  method: "post",
  issuesCredential: true,
  path: "/api/agent/claim",
  summary: "Exchange an assertion for an access token",
  description:
    "Accepts an Identity Assertion JWT Authorization Grant (ID-JAG) from a trusted identity provider (`identity_assertion`), a client " +
    "assertion of a registered service (`service_auth`), or, for demos, any text (`anonymous`). An ID-JAG or a client assertion can be " +
    "used only once. All invalid assertions get the same error.",
  body: ClaimInput,
  secrets: ["assertion"],
  hints: {
    validation_failed: `${errorKinds.validation_failed.hint} ${errorKinds.invalid_assertion.hint}`,
  },
  codes: { assertion: "invalid_assertion", identity_type: "unsupported_identity_type" },
  response: { schema: "TokenResponse", description: "The access token." },
  errors: ["invalid_assertion", "unsupported_identity_type", "validation_failed"],
  supportsIdempotencyKey: true,
  cache: "none",
});

const seeOAuth = 'See "Use an OAuth client" in /auth.md.';

export const postToken = route({
  ...credentials,
  operationId: "postToken",
  method: "post",
  issuesCredential: true,
  oauth: true,
  path: tokenPath,
  summary: "Get an access token with OAuth",
  description:
    "The token endpoint for OAuth clients (RFC 6749, RFC 7523). The JWT bearer grant takes an ID-JAG from a trusted identity " +
    "provider, and the client credentials grant the client assertion of a registered service. An assertion can be used only once, " +
    "here or at `POST /api/agent/claim`. Errors have the format of RFC 6749.",
  body: TokenForm,
  secrets: ["assertion", "client_assertion"],
  hints: {
    invalid_request: `Send each parameter once. ${seeOAuth}`,
    unauthorized: `Send client_assertion instead of HTTP authentication. ${seeOAuth}`,
    unsupported_media_type: "Send Content-Type: application/x-www-form-urlencoded.",
  },
  codes: {
    grant_type: "invalid_request",
    assertion: "invalid_request",
    client_assertion: "invalid_request",
    client_assertion_type: "invalid_request",
    client_id: "invalid_request",
    scope: "invalid_scope",
  },
  response: { schema: "TokenResponse", description: "The access token." },
  errors: [
    "invalid_request",
    "invalid_client",
    "invalid_grant",
    "invalid_scope",
    "unsupported_grant_type",
    "unauthorized",
    "unavailable",
  ],
  cache: "none",
  mirrored: false,
});

export const postKey = route({
  ...credentials,
  operationId: "postKey",
  method: "post",
  issuesCredential: true,
  path: "/api/agent/key",
  summary: "Get a demo key",
  description:
    "Issues a key for the `x-api-key` header, valid for 24 hours. The body is optional. An email address in it is validated and not stored.",
  body: KeyInput,
  bodyOptional: true,
  codes: { email: "invalid_email" },
  response: { status: 201, schema: "KeyResponse", description: "The demo key." },
  errors: ["invalid_email"],
  supportsIdempotencyKey: true,
  cache: "none",
});

export const listAgentEvents = route({
  ...credentials,
  operationId: "listAgentEvents",
  path: "/api/agent/events",
  summary: "List recent credential events",
  description: "Lists recently issued and revoked credentials by fingerprint. Credentials are never shown.",
  response: { schema: "AgentEvents", description: "The most recent events." },
  errors: ["unavailable"],
  cache: "none",
});

export const postAgentEvent = route({
  ...credentials,
  operationId: "postAgentEvent",
  method: "post",
  path: "/api/agent/events",
  summary: "Revoke a credential",
  description:
    "Revokes a token or key immediately, on every server. An unknown token or key gets the same response and has no effect. " +
    "A trusted identity provider can send a security event token instead, which revokes all tokens of its subject.",
  body: AgentEventInput,
  secrets: ["token"],
  hints: {
    validation_failed: `${errorKinds.validation_failed.hint} See "Revoke" in /auth.md.`,
  },
  codes: { event: "unsupported_event" },
  alternative: {
    type: "application/secevent+jwt",
    description: "A security event token from a trusted identity provider (RFC 8417, RFC 8935).",
    response: { status: 202, description: "The security event was accepted." },
    failure: SecurityEventError,
  },
  response: { schema: "AgentEvents", description: "The most recent events." },
  errors: ["unsupported_event", "validation_failed", "unavailable"],
  cache: "none",
});

export const getKeySet = route({
  ...credentials,
  operationId: "getKeySet",
  path: keySetPath,
  summary: "Get the public keys that verify access tokens",
  description: "Returns the JSON Web Key Set (RFC 7517) with the current signing key and earlier ones.",
  response: { schema: "KeySet", description: "The key set." },
  errors: ["unavailable"],
  mirrored: false,
});

const protectedRead = {
  ...credentials,
  errors: ["unauthorized", "unavailable"],
  cache: "none",
  requiresAuth: true,
  mirrored: false,
} as const;

export const getApiIndex = route({
  ...protectedRead,
  operationId: "getApiIndex",
  path: "/api",
  mirrored: true,
  summary: "Get the API index",
  description: "Lists every endpoint.",
  response: { schema: "ApiIndex", description: "The index." },
});

export const getVersion1 = route({
  ...protectedRead,
  operationId: "getVersion1",
  path: "/v1",
  summary: "Get the index of version 1",
  description: "Lists every endpoint of version 1.",
  response: { schema: "ApiIndex", description: "The index." },
});

export const getVersion2 = route({
  ...protectedRead,
  operationId: "getVersion2",
  path: "/v2",
  isReserved: true,
  summary: "Get the index of version 2 (reserved)",
  description: "Version 2 does not exist yet; its path is reserved.",
  response: { schema: "ApiIndex", description: "An index without endpoints." },
});

export const getCallerIdentity = route({
  ...protectedRead,
  operationId: "getCallerIdentity",
  path: "/agent/identity",
  summary: "Get the caller's identity",
  description: "Returns the identity to which the caller's credential was issued.",
  response: { schema: "IdentityInfo", description: "The identity." },
});

export const getCallerClaims = route({
  ...protectedRead,
  operationId: "getCallerClaims",
  path: "/agent/auth",
  summary: "Get the caller's claims",
  description: "Returns the claims of the caller's credential, with its scopes and remaining lifetime.",
  response: { schema: "Caller", description: "The claims." },
});

/** In the order of the reference. */
export const credentialOperations = [
  ...[getIdentity, mintIdentity, getClaim, postClaim, postToken, postKey, listAgentEvents, postAgentEvent, getKeySet],
  ...[getApiIndex, getVersion1, getVersion2, getCallerIdentity, getCallerClaims],
] as const;
