import { baseOf } from "../contract/base.ts";
import { errorKinds } from "../contract/errors/error-kinds.ts";
import { limits } from "../contract/limits.ts";
import { mintIdentity, postClaim, postKey, postToken } from "../contract/operations/credentials.ts";
import {
  authorizationServer,
  authorizationServerPath,
  challenge,
  clientAssertionType,
  grantTypes,
  idJag,
  keySetPath,
  protectedResource,
  protectedResourcePath,
  scopes,
  securityEvents,
} from "../contract/site/discovery.ts";
import { joinList } from "../contract/text/join-list.ts";
import { credentialExamples, unmirroredExamples } from "./credential-examples.ts";

const fence = "```";
const shell = (...lines: readonly string[]): string => `${fence}sh\n${lines.join("\n")}\n${fence}`;
const json = (value: unknown): string => `${fence}json\n${JSON.stringify(value, null, 2)}\n${fence}`;

const minutes = (seconds: number): number => seconds / 60;
const hours = (seconds: number): number => seconds / 3600;

const authErrors = [
  "invalid_request",
  "invalid_client",
  "invalid_grant",
  "invalid_scope",
  "unsupported_grant_type",
  "unauthorized",
  "invalid_assertion",
  "unsupported_identity_type",
  "unsupported_event",
  "invalid_email",
  "rate_limited",
  "unavailable",
] as const;

/**
 * `/auth.md`: the guide to credentials for agents. Its commands run in order, and error hints refer to its sections.
 */
export const authGuide = (site: string): string => {
  const base = baseOf(site);
  const examples = { ...credentialExamples(base), ...unmirroredExamples(site) };
  const post = (path: string, body: string): string =>
    `curl -X POST ${site}${path} -H 'Content-Type: application/json' -d ${body}`;
  return `# auth.md: credentials for ${site}

Reads such as \`/api/profile\` need no credential. Every path under \`/api\` that [GET /api/health](${site}/api/health) lists is
public, except \`/api\` itself. A credential gives you:

- your own rate limit, by default ${limits.credential.requests} requests per minute instead of ${limits.rate.requests} per IP address (requests that issue a credential
  always count against the IP address, and all demo credentials that one IP address uses share one such limit),
- access to the index at \`/api\` and the other paths that require a credential,
- your own namespace for \`Idempotency-Key\`: your keys belong to the credential instead of to your IP address and \`User-Agent\`.

The quickest way to get a credential is a demo token. No registration is needed:

${shell(`TOKEN=$(curl -s -X POST ${site}/api/agent/identity | jq -r .access_token)`, `curl ${site}/api -H "Authorization: Bearer $TOKEN"`)}

## Discover

A path that requires a credential returns 401 with the URL of its metadata:

${shell(`curl -i ${site}/api`)}

${fence}http
WWW-Authenticate: ${challenge(site, "/api", false)}
${fence}

That URL returns the protected resource metadata (RFC 9728), which names the authorization server:

${shell(`curl ${site}${protectedResourcePath}/api`)}

${json(protectedResource(site, "/api"))}

Each path that requires a credential names metadata of its own, in which \`resource\` is the URL that you requested. The
metadata of the whole service is at \`${protectedResourcePath}\`.

The authorization server publishes its own metadata (RFC 8414). The member \`agent_auth\` is the machine-readable form of this guide.
Its members \`register_uri\`, \`claim_uri\` and \`revocation_uri\` are aliases of \`identity_endpoint\`, \`claim_endpoint\` and
\`events_endpoint\`. Only anonymous tokens come from the identity endpoint; for each identity type, \`agent_auth\` lists the
endpoints that support it. Nobody logs in here: \`authorization_endpoint\`, which many clients require, is the URL of this guide. To get
this metadata:

${shell(`curl ${site}${authorizationServerPath}`)}

${json(authorizationServer(site))}

To verify access tokens, use the public keys at [${keySetPath}](${site}${keySetPath}).

## Choose an identity

The identity type depends on who you are and on what you can present. An ID-JAG is an Identity Assertion JWT Authorization Grant: a
signed statement of an identity provider about the user for whom an agent acts.

| \`identity_type\` | For | You need | You get |
|---|---|---|---|
| \`anonymous\` | demos | nothing | a token for ${minutes(limits.credential.tokenLifetimeSeconds)} minutes, or a key for ${hours(limits.credential.keyLifetimeSeconds)} hours |
| \`identity_assertion\` | agents in production | an ID-JAG (\`${idJag.tokenType}\`) from an identity provider that this service trusts | a token for ${minutes(limits.credential.tokenLifetimeSeconds)} minutes |
| \`service_auth\` | first-party services | an assertion signed with the key that the operator registered for you | a token for ${minutes(limits.credential.tokenLifetimeSeconds)} minutes |

The operator configures the trusted identity providers and clients; to be added, write to the
address in [/api/contact](${site}/api/contact). If you have neither an identity provider nor a registered key, use \`anonymous\`.
All data of the portfolio is public, so no read requires another identity type.

**Get a demo token.** The body is optional. Other identity types get 422 \`unsupported_identity_type\` here.

${shell(post(mintIdentity.path, `'{"identity_type":"anonymous"}'`))}

${json(examples.mintIdentity)}

**Get a demo key.** A key is valid longer than a token, so it suits programs that cannot request a new credential every hour. An
\`email\` in the body is validated and not stored. The response is 201:

${shell(post(postKey.path, "'{}'"))}

${json(examples.postKey)}

## Exchange an assertion

POST the assertion to the claim endpoint. You can omit \`identity_type\` if the \`typ\` header of the assertion identifies its
type. To try the exchange without an identity provider, send \`anonymous\` with any text:

${shell(post(postClaim.path, `'{"assertion":"any text will do for a demo","identity_type":"anonymous"}'`))}

${json(examples.postClaim)}

With an ID-JAG from your identity provider in \`$ID_JAG\`:

${shell(post(postClaim.path, `'{"assertion":"'"$ID_JAG"'","identity_type":"identity_assertion"}'`))}

An ID-JAG is accepted if all of these conditions are met:

- It is a signed JWT of up to ${limits.assertion.maxLength / 1024} KiB with the header \`typ: ${idJag.typ}\`.
- \`iss\` is a trusted identity provider, and one of its published keys verifies the signature.
- \`aud\` is \`${site}\` and nothing else.
- \`client_id\` is registered for this provider, and \`sub\` and \`jti\` are not empty.
- It is currently valid, with a tolerance of ${limits.credential.clockSkewSeconds} seconds for clock differences, and \`exp\` is at most ${limits.assertion.maxLifetimeSeconds} seconds after \`iat\`.
- Its \`jti\` has not been used before. Request a new ID-JAG for each exchange.
- \`resource\`, if present, is this service, and there is no \`cnf\` or \`authorization_details\`.

To request fewer scopes, include the claim \`scope\` in the ID-JAG; the response lists the granted scopes. The scopes are
${joinList(scopes.map((scope) => `\`${scope}\``))}.
Scopes are advertised, not enforced: no operation requires one.

If the operator registered your service, sign a JWT (RFC 7523) with your key. Set \`iss\` and \`sub\` to your client id, \`aud\` to \`${site}\`,
\`jti\` to a new value, \`exp\` to at most ${limits.assertion.maxLifetimeSeconds} seconds after \`iat\`, and the header \`typ\` to \`client-authentication+jwt\`:

${shell(post(postClaim.path, `'{"assertion":"'"$SERVICE_ASSERTION"'","identity_type":"service_auth"}'`))}

Every invalid assertion gets the same 422 \`invalid_assertion\`. The operator can look up the cause in the server log by the
response's \`X-Request-Id\`.

By default, an IP address gets at most ${limits.credential.issuedPerDay} demo credentials in 24 hours. Then requests for more get 429 with \`Retry-After\`.

To retry safely, send an \`Idempotency-Key\` with a new random UUID when you exchange an assertion or get a key. For ${hours(limits.idempotency.lifetimeSeconds)} hours, a retry with the same
\`Idempotency-Key\` and body gets the original response and does not use the assertion again. After a 503, the assertion may
already have been used: if the retry is rejected, request a new assertion from your provider. A retry does not issue another credential:
the token or key in the original response may have expired or been revoked since, and \`expires_in\` counts from the first response.
\`POST /api/agent/identity\` ignores \`Idempotency-Key\`; each request issues a new token.

## Use an OAuth client

OAuth libraries exchange the same assertions at the token endpoint, the \`token_endpoint\` of the metadata (RFC 6749, RFC 7523). The
body is a form. With an ID-JAG, use the JWT bearer grant. No client authentication is required:

${shell(`curl ${site}${postToken.path} -d grant_type=${grantTypes[0]} -d "assertion=$OAUTH_ID_JAG"`)}

${json(examples.postToken)}

A registered service uses the client credentials grant with its assertion (\`private_key_jwt\`):

${shell(
  `curl ${site}${postToken.path} -d grant_type=${grantTypes[1]} \\`,
  `  -d client_assertion_type=${clientAssertionType} -d "client_assertion=$CLIENT_ASSERTION"`,
)}

The conditions for an assertion are those of the claim endpoint. In a client assertion, the \`typ\` header is
optional. An assertion can be used only once, at one of the two endpoints. \`scope\` requests fewer scopes. If you send \`client_id\`, it must be the client of the
assertion; a client assertion can authenticate the client of an ID-JAG too. \`Idempotency-Key\` has no effect here.

Errors of this POST have the format of RFC 6749: \`error\`, \`error_description\` and \`error_uri\`. With \`Accept: text/markdown\`,
they are Markdown, and other methods get 405 in the usual form. Every rejected ID-JAG gets the same
\`invalid_grant\`, and every rejected client assertion the same \`invalid_client\`. \`temporarily_unavailable\` stands for 429 and 503: retry after
the seconds in \`Retry-After\`. \`client_secret\` and HTTP Basic are not supported.

## Use a credential

Send the credential in the \`Authorization\` header or in the \`x-api-key\` header. The same credential in both counts as one; two
different ones get 400 \`invalid_request\`. Both headers accept tokens and keys. A credential in the URL is not accepted, and only a request to revoke a credential has it in the body.

${shell(`curl ${site}/api -H "Authorization: Bearer $TOKEN"`)}

${shell(`curl ${site}/agent/auth -H "x-api-key: $TOKEN"`)}

${json(examples.getCallerClaims)}

These paths require a credential: \`/api\`, \`/api/v1\`, \`/v1\`, \`/v2\` (reserved), \`/agent/identity\` and \`/agent/auth\`. On every
other path, a credential is optional and gives you your own rate limit. When a token expires, get a new one in the same way;
there are no refresh tokens.

## Revoke

To revoke a token or key immediately on every server:

${shell(post("/api/agent/events", `'{"event":"revoke","token":"'"$TOKEN"'"}'`))}

The response is 200 with the latest events, which show fingerprints and never credentials. An unknown or expired credential gets
the same response. Other event types get 422 \`unsupported_event\`.

A trusted identity provider can revoke all tokens of one of its subjects. It sends a security event token (RFC 8417) as
\`application/secevent+jwt\` to the same endpoint, with \`iss\`, \`aud\`, \`iat\`, \`jti\`, a subject, and one of the events
below. The subject is in \`sub\`, or in \`sub_id\` in the format \`iss_sub\` or \`opaque\` (RFC 9493).

${securityEvents.map((event) => `- \`${event}\``).join("\n")}

The response is 202 without a body, or 400 with \`{"err","description"}\` (RFC 8935). After a 503, send the event again. Other
events are accepted and have no effect. Tokens from assertions that were issued after the event stay valid.

## Errors

Requests with credentials, and requests that issue or revoke credentials, can get the errors in this table.

| Status | Code | What to do |
|---|---|---|
${authErrors.map((code) => `| ${errorKinds[code].status} | \`${code}\` | ${errorKinds[code].hint} |`).join("\n")}

A public read with an invalid credential is not refused, but it counts against your IP address. The 200 has
\`WWW-Authenticate: Bearer error="invalid_token"\` to tell you so. A 304 and errors such as 404 and 422 do not have the header, but
count against your IP address too. A 401 for a request with a credential has \`error="invalid_token"\` in \`WWW-Authenticate\`: the credential has expired, was
revoked, or was not issued by this service. Get a new credential, and do not retry with the old one. A 503 with \`Retry-After\` means
that the service currently cannot check whether the credential was revoked: keep the credential and retry. For all error codes, see
[the reference](${site}/docs#errors).
`;
};
