import { ApiIndex, Caller, IdentityInfo } from "../resources/agent.ts";
import { AgentEventInput, AgentEvents, SecurityEventError } from "../resources/agent-event.ts";
import {
  ClaimInfo,
  ClaimInput,
  IdentityInput,
  KeyInput,
  KeyResponse,
  KeySet,
  TokenResponse,
} from "../resources/credential.ts";
import { route } from "../route.ts";

const credentials = { tag: "Credentials" } as const;

export const getIdentity = route({
  ...credentials,
  operationId: "getIdentity",
  path: "/api/agent/identity",
  summary: "How an agent gets an identity",
  description: "Says where a demo token is minted, where an assertion is exchanged, and where a credential is revoked.",
  response: { schema: IdentityInfo, description: "Where identities are made." },
  file: "/api/agent/identity.json",
});

export const mintIdentity = route({
  ...credentials,
  operationId: "mintIdentity",
  method: "post",
  issues: true,
  path: "/api/agent/identity",
  summary: "Mint a demo token",
  description:
    "Gives an access token for an anonymous agent. The body may be left out. For production, exchange an assertion at POST /api/agent/claim.",
  body: IdentityInput,
  bodyOptional: true,
  codes: { identity_type: "unsupported_identity_type", type: "unsupported_identity_type" },
  response: { schema: TokenResponse, description: "The token." },
  errors: ["unsupported_identity_type", "unavailable"],
  cache: "none",
});

export const getClaim = route({
  ...credentials,
  operationId: "getClaim",
  path: "/api/agent/claim",
  summary: "How an assertion is exchanged",
  description: "Says what POST to the same path accepts.",
  response: { schema: ClaimInfo, description: "What is accepted." },
  file: "/api/agent/claim.json",
});

export const postClaim = route({
  ...credentials,
  operationId: "postClaim",
  method: "post",
  issues: true,
  path: "/api/agent/claim",
  summary: "Exchange an assertion for an access token",
  description:
    "Takes an ID-JAG that a trusted provider made for the agent (`identity_assertion`), the assertion of a registered service " +
    "(`service_auth`), or any text (`anonymous`, for demos). An assertion is used once. Whatever is wrong with one, the answer is the same.",
  body: ClaimInput,
  secrets: ["assertion"],
  hints: {
    validation_failed:
      'error.issues lists each field and what is wrong with it. Re-read "Exchange an assertion" in /auth.md.',
  },
  codes: { assertion: "invalid_assertion", identity_type: "unsupported_identity_type" },
  response: { schema: TokenResponse, description: "The token." },
  errors: ["invalid_assertion", "unsupported_identity_type", "validation_failed"],
  idempotent: true,
  cache: "none",
});

export const postKey = route({
  ...credentials,
  operationId: "postKey",
  method: "post",
  issues: true,
  path: "/api/agent/key",
  summary: "Get a demo key",
  description:
    "Gives a key that is sent as `x-api-key` and lasts a day. The body may be left out; an e-mail address in it is checked and not kept.",
  body: KeyInput,
  bodyOptional: true,
  codes: { email: "invalid_email" },
  response: { status: 201, schema: KeyResponse, description: "The key." },
  errors: ["invalid_email"],
  idempotent: true,
  cache: "none",
});

export const listAgentEvents = route({
  ...credentials,
  operationId: "listAgentEvents",
  path: "/api/agent/events",
  summary: "Recent events in the life of credentials",
  description: "What was issued and revoked lately. It shows fingerprints, and no credential.",
  response: { schema: AgentEvents, description: "The latest events." },
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
    "Ends a token or key at once, everywhere. Whatever else is sent as the token, the answer is the same and nothing happens. " +
    "A trusted provider can send a security event token instead, which ends every token of the subject that it names.",
  body: AgentEventInput,
  secrets: ["token"],
  hints: {
    validation_failed: 'error.issues lists each field and what is wrong with it. Re-read "Revoke" in /auth.md.',
  },
  codes: { event: "unsupported_event" },
  alternative: {
    type: "application/secevent+jwt",
    description: "A security event token of a trusted provider (RFC 8417, RFC 8935).",
    response: { status: 202, description: "The security event was taken." },
    failure: SecurityEventError,
  },
  response: { schema: AgentEvents, description: "The latest events." },
  errors: ["unsupported_event", "validation_failed", "unavailable"],
  cache: "none",
});

export const getKeySet = route({
  ...credentials,
  operationId: "getKeySet",
  path: "/.well-known/jwks.json",
  summary: "Public keys of access tokens",
  description: "The key that signs access tokens, and those that did before (RFC 7517).",
  response: { schema: KeySet, description: "The keys." },
  errors: ["unavailable"],
  mirrored: false,
});

const guarded = {
  ...credentials,
  errors: ["unauthorized", "unavailable"],
  cache: "none",
  guarded: true,
  mirrored: false,
} as const;

export const getApiIndex = route({
  ...guarded,
  operationId: "getApiIndex",
  path: "/api",
  mirrored: true,
  summary: "Index of the API for callers with a credential",
  description: "Names every endpoint.",
  response: { schema: ApiIndex, description: "The index." },
});

export const getVersion1 = route({
  ...guarded,
  operationId: "getVersion1",
  path: "/v1",
  summary: "Entry point of version 1",
  description: "The index of version 1.",
  response: { schema: ApiIndex, description: "The index." },
});

export const getVersion2 = route({
  ...guarded,
  operationId: "getVersion2",
  path: "/v2",
  summary: "Entry point of version 2, which is reserved",
  description: "Version 2 does not exist; its path is kept free.",
  response: { schema: ApiIndex, description: "An index without endpoints." },
});

export const getCallerIdentity = route({
  ...guarded,
  operationId: "getCallerIdentity",
  path: "/agent/identity",
  summary: "Identity of the caller",
  description: "Who the presented credential stands for.",
  response: { schema: IdentityInfo, description: "The identity." },
});

export const getCallerClaims = route({
  ...guarded,
  operationId: "getCallerClaims",
  path: "/agent/auth",
  summary: "Claims of the caller's credential",
  description: "What the presented credential allows and how long it lasts.",
  response: { schema: Caller, description: "The claims." },
});
