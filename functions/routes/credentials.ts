import { limits } from "../../src/contract/limits.ts";
import { getKeySet, mintIdentity, postClaim, postKey } from "../../src/contract/operations/credentials.ts";
import type { KeyResponse, TokenResponse } from "../../src/contract/resources/agents/credential.ts";
import { demoScopes } from "../../src/contract/site/discovery.ts";
import { issueAccessToken } from "../auth/access-token.ts";
import { issueDemoKey } from "../auth/demo-key.ts";
import { recordAgentEvent } from "../auth/event-log.ts";
import type { KeyResolver } from "../auth/key-sets.ts";
import { anonymousGrant, createTokenExchange } from "../auth/token-exchange.ts";
import { defineOperation, type Operation } from "../http/operation.ts";
import type { TextReply } from "../http/reply.ts";
import type { Grant } from "../ports/credential.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";
import { defineAction } from "./define-action.ts";
import { countIssued } from "./issue-limit.ts";

/** Issues a token for a grant and records it in the event log (D8). */
export const issueToken = async (grant: Grant, ports: Ports, context: AppContext): Promise<TextReply> => {
  if (grant.identityType === "anonymous") await countIssued(ports, context);
  const { tokens } = await ports.keys();
  const { text, credential } = await issueAccessToken(grant, tokens, ports.settings.site, ports.clock.now());
  await recordAgentEvent("token.issued", credential, ports, context);
  const body: TokenResponse = {
    access_token: text,
    token_type: "Bearer",
    expires_in: limits.credential.tokenLifetimeSeconds,
    identity_type: grant.identityType,
    scope: credential.scope,
  };
  return { json: JSON.stringify(body) };
};

/** POST /api/agent/identity: issues a demo token to anyone. */
export const identity = defineAction(mintIdentity, ({ ports }, _body, context) =>
  issueToken(anonymousGrant(), ports, context),
);

/** POST /api/agent/claim: exchanges an assertion for a token. */
export const claim = (ports: Ports, resolveKeys: KeyResolver): Operation => {
  const grantFor = createTokenExchange(ports, resolveKeys);
  return defineAction(postClaim, async (_input, body, context) =>
    issueToken(await grantFor(body, context), ports, context),
  );
};

/** POST /api/agent/key: issues a demo key. The email address in the body is validated and not stored. */
export const key = defineAction(postKey, async ({ base, ports }, _body, context) => {
  await countIssued(ports, context);
  const { demoKeys } = await ports.keys();
  const { text, credential } = await issueDemoKey(ports.clock.now(), demoKeys);
  await recordAgentEvent("key.issued", credential, ports, context);
  const body: KeyResponse = {
    api_key: text,
    token_type: "ApiKey",
    expires_in: limits.credential.keyLifetimeSeconds,
    scopes: [...demoScopes],
    use: "Send it in the x-api-key header.",
    docs: `${base.site}/auth.md`,
  };
  return { json: JSON.stringify(body) };
});

/** GET /.well-known/jwks.json (RFC 7517). */
export const keySet = defineOperation(getKeySet, async ({ ports }) => {
  const { tokens } = await ports.keys();
  return { json: JSON.stringify(tokens.publicKeys), shared: true };
});
