import { demoScopes } from "../../src/contract/discovery.ts";
import { limits } from "../../src/contract/limits.ts";
import { getKeySet, mintIdentity, postClaim, postKey } from "../../src/contract/operations/credentials.ts";
import type { KeyResponse, TokenResponse } from "../../src/contract/resources/credential.ts";
import { act } from "../act.ts";
import { issueToken } from "../agent/access-token.ts";
import { anonymous, claiming } from "../agent/claim.ts";
import type { Grant } from "../agent/credential.ts";
import { writeDemoKey } from "../agent/demo-key.ts";
import { record } from "../agent/event-log.ts";
import type { KeysOf } from "../agent/key-sets.ts";
import type { AppContext } from "../environment.ts";
import { handle, type Operation } from "../handle.ts";
import type { Ports } from "../ports.ts";
import type { TextReply } from "../reply.ts";

/** Issues a token for what was granted, and writes that down (D8). */
const issue = async (grant: Grant, ports: Ports, context: AppContext): Promise<TextReply> => {
  const { tokens } = await ports.keys();
  const { text, credential } = await issueToken(grant, tokens, ports.settings.site, ports.clock.now());
  await record("token.issued", credential, ports, context);
  const body: TokenResponse = {
    access_token: text,
    token_type: "Bearer",
    expires_in: limits.credential.token,
    identity_type: grant.identityType,
    scope: credential.scope,
  };
  return { json: JSON.stringify(body) };
};

/** POST /api/agent/identity: a demo token, for anyone. */
export const identity = act(mintIdentity, ({ ports }, _body, context) => issue(anonymous(), ports, context));

/** POST /api/agent/claim: an assertion for a token. */
export const claim = (ports: Ports, keysOf: KeysOf): Operation => {
  const grantFor = claiming(ports, keysOf);
  return act(postClaim, async (_input, body, context) => issue(await grantFor(body, context), ports, context));
};

/** POST /api/agent/key: a demo key. The address of whoever asks is looked at and goes nowhere. */
export const key = act(postKey, async ({ base, ports }, _body, context) => {
  const { demoKeys } = await ports.keys();
  const { text, credential } = await writeDemoKey(ports.clock.now(), demoKeys);
  await record("key.issued", credential, ports, context);
  const body: KeyResponse = {
    api_key: text,
    token_type: "ApiKey",
    expires_in: limits.credential.key,
    scopes: [...demoScopes],
    use: "Send it in the header x-api-key.",
    docs: `${base.site}/auth.md`,
  };
  return { json: JSON.stringify(body) };
});

/** GET /.well-known/jwks.json (RFC 7517). */
export const keySet = handle(getKeySet, async ({ ports }) => {
  const { tokens } = await ports.keys();
  return { json: JSON.stringify(tokens.publicKeys), shared: true };
});
