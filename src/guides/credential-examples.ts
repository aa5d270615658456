import { type Base, baseOf } from "../contract/base.ts";
import { limits } from "../contract/limits.ts";
import {
  getApiIndex,
  getCallerClaims,
  getCallerIdentity,
  getKeySet,
  getVersion1,
  getVersion2,
  listAgentEvents,
  mintIdentity,
  postAgentEvent,
  postClaim,
  postKey,
  postToken,
} from "../contract/operations/credentials.ts";
import type { Caller } from "../contract/resources/agents/agent.ts";
import type { AgentEvents } from "../contract/resources/agents/agent-event.ts";
import type { KeyResponse, TokenResponse } from "../contract/resources/agents/credential.ts";
import { demoScopes, grantTypes, scopes } from "../contract/site/discovery.ts";
import { apiIndex, callerHint, eventsHint, identityInfo, reservedIndex } from "../portfolio/resources.ts";

/** A token and a key that were never issued. */
const exampleToken = "eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.eyJleGFtcGxlIjp0cnVlfQ.ZXhhbXBsZQ";
const exampleKey = "vitrine_demo_4Tz8pLq2NfKw6Rb9XmVc";

const subject = "anonymous_h3Kd9Tq2Wb";

const token: TokenResponse = {
  access_token: exampleToken,
  token_type: "Bearer",
  expires_in: limits.credential.tokenLifetimeSeconds,
  identity_type: "anonymous",
  scope: demoScopes.join(" "),
};

const key = ({ site }: Base): KeyResponse => ({
  api_key: exampleKey,
  token_type: "ApiKey",
  expires_in: limits.credential.keyLifetimeSeconds,
  scopes: [...demoScopes],
  use: "Send it in the x-api-key header.",
  docs: `${site}/auth.md`,
});

const events: AgentEvents = {
  events: [
    {
      id: "event_9fQ2mX7a",
      type: "credential.revoked",
      identity_type: "anonymous",
      subject: "Zr5uB2yLw8",
      at: "2026-01-01T12:05:00.000Z",
    },
    {
      id: "event_4kT8bN3c",
      type: "token.issued",
      identity_type: "anonymous",
      subject: "Zr5uB2yLw8",
      at: "2026-01-01T12:00:00.000Z",
    },
  ],
  hint: eventsHint,
};

const keySet = {
  keys: [
    {
      kty: "OKP",
      crv: "Ed25519",
      x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
      kid: "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
      alg: "EdDSA",
      use: "sig",
    },
  ],
};

const caller: Caller = {
  sub: subject,
  identity_type: "anonymous",
  scope: demoScopes.join(" "),
  expires_in: limits.credential.tokenLifetimeSeconds,
};

/** Example responses of credential operations, by operation id. */
export const credentialExamples = (base: Base): Record<string, unknown> => ({
  [mintIdentity.operationId]: token,
  [postClaim.operationId]: token,
  [postKey.operationId]: key(base),
  [listAgentEvents.operationId]: events,
  [postAgentEvent.operationId]: events,
  [getApiIndex.operationId]: apiIndex(base),
});

/** Example responses of credential operations outside the mirror, by operation id. */
export const unmirroredExamples = (site: string): Record<string, unknown> => {
  const base = baseOf(site);
  return {
    [postToken.operationId]: { ...token, identity_type: "identity_assertion", scope: scopes.join(" ") },
    [getKeySet.operationId]: keySet,
    [getVersion1.operationId]: apiIndex(base),
    [getVersion2.operationId]: reservedIndex(base),
    [getCallerIdentity.operationId]: { sub: subject, ...identityInfo({}, base), how: callerHint(base.site) },
    [getCallerClaims.operationId]: caller,
  };
};

/** The example form of the token endpoint. `$ID_JAG` is a variable. */
export const tokenRequest = { grant_type: grantTypes[0], assertion: "$ID_JAG" };

/** Example request bodies, by operation id. */
export const credentialRequests: Readonly<Record<string, unknown>> = {
  [mintIdentity.operationId]: { identity_type: "anonymous" },
  [postClaim.operationId]: { assertion: "any text will do for a demo", identity_type: "anonymous" },
  [postToken.operationId]: tokenRequest,
  [postKey.operationId]: { email: "ada@example.com" },
  [postAgentEvent.operationId]: { event: "revoke", token: exampleToken },
};
