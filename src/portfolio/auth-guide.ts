import { baseOf } from "../contract/base.ts";
import {
  authorizationServer,
  authorizationServerPath,
  challenge,
  idJag,
  keySetPath,
  protectedResource,
  protectedResourcePath,
  scopes,
  securityEvents,
} from "../contract/discovery.ts";
import { errorKinds } from "../contract/errors.ts";
import { limits } from "../contract/limits.ts";
import { mintIdentity, postClaim, postKey } from "../contract/operations/credentials.ts";
import { credentialExamples, unmirroredExamples } from "./credential-examples.ts";

const fence = "```";
const shell = (...lines: readonly string[]): string => `${fence}sh\n${lines.join("\n")}\n${fence}`;
const json = (value: unknown): string => `${fence}json\n${JSON.stringify(value, null, 2)}\n${fence}`;

const minutes = (seconds: number): number => seconds / 60;
const hours = (seconds: number): number => seconds / 3600;

const authErrors = [
  "unauthorized",
  "invalid_assertion",
  "unsupported_identity_type",
  "unsupported_event",
  "invalid_email",
  "rate_limited",
  "unavailable",
] as const;

/**
 * `/auth.md`: the guide to credentials, for an agent that has never seen the site. Its commands can be run in their
 * order, and hints of errors name its sections.
 */
export const authGuide = (site: string): string => {
  const base = baseOf(site);
  const answers = { ...credentialExamples(base), ...unmirroredExamples(site) };
  const post = (path: string, body: string): string =>
    `curl -X POST ${site}${path} -H 'Content-Type: application/json' -d ${body}`;
  return `# auth.md: credentials of ${site}

Reads need no credential. Everything that [GET /api/health](${site}/api/health) lists under \`/api\` answers anyone, except
\`/api\` itself. A credential gives you

- your own limit of ${limits.credential.requests} requests a minute instead of ${limits.rate.requests} for your address (to ask for a credential counts
  for the address),
- the index at \`/api\` and the other paths that ask for one,
- retries (\`Idempotency-Key\`) that belong to you, whatever address you call from.

The quickest way to one is a demo token. Nothing has to be registered:

${shell(`TOKEN=$(curl -s -X POST ${site}/api/agent/identity | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`, `curl ${site}/api -H "Authorization: Bearer $TOKEN"`)}

## Discover

A path that needs a credential answers 401 and says where to learn more:

${shell(`curl -i ${site}/api`)}

${fence}http
WWW-Authenticate: ${challenge(site, "/api", false)}
${fence}

That address holds the metadata of the protected resource (RFC 9728), which names the authorization server:

${shell(`curl ${site}${protectedResourcePath}/api`)}

${json(protectedResource(site, "/api"))}

That of the service as a whole, which other paths name, is at \`${protectedResourcePath}\`.

The authorization server describes itself (RFC 8414). \`agent_auth\` says what this guide says, for programs;
\`register_uri\`, \`claim_uri\` and \`revocation_uri\` are other names of the same endpoints:

${shell(`curl ${site}${authorizationServerPath}`)}

${json(authorizationServer(site))}

Access tokens can be verified by anyone with the public keys at [${keySetPath}](${site}${keySetPath}).

## Choose an identity

| identity_type | for | what you need | what you get |
|---|---|---|---|
| \`anonymous\` | demos | nothing | a token for ${minutes(limits.credential.token)} minutes, or a key for ${hours(limits.credential.key)} hours |
| \`identity_assertion\` | agents in production | an ID-JAG (\`${idJag.tokenType}\`) of an identity provider that this service trusts | a token for ${minutes(limits.credential.token)} minutes |
| \`service_auth\` | first-party services | an assertion that is signed with the key that the operator registered for you | a token for ${minutes(limits.credential.token)} minutes |

Whom the service trusts is set by its operator; ask at the address in [/api/contact](${site}/api/contact). If nobody vouches
for you, be anonymous: every read is open to you all the same.

**A demo token.** The body may be left out. Other identity types are 422 \`unsupported_identity_type\` here.

${shell(post(mintIdentity.path, `'{"identity_type":"anonymous"}'`))}

${json(answers.mintIdentity)}

**A demo key.** For programs that can only send a fixed header. An \`email\` in the body is checked and not kept. The answer is
201:

${shell(post(postKey.path, "'{}'"))}

${json(answers.postKey)}

## Exchange an assertion

POST the assertion to the claim endpoint. \`identity_type\` may be left out when the header \`typ\` of the assertion says what it
is.

${shell(post(postClaim.path, `'{"assertion":"any text will do for a demo","identity_type":"anonymous"}'`))}

${json(answers.postClaim)}

With an ID-JAG of your provider in \`$ID_JAG\`:

${shell(post(postClaim.path, `'{"assertion":"'"$ID_JAG"'","identity_type":"identity_assertion"}'`))}

An ID-JAG is accepted when

- it is a signed JWT of up to ${limits.assertion.length / 1024} KiB with the header \`typ: ${idJag.typ}\`,
- \`iss\` is a provider that is trusted here, and the signature is by one of its published keys,
- \`aud\` is \`${site}\` and nothing else,
- \`client_id\` is one that is known for this provider, and \`sub\` and \`jti\` are not empty,
- it is valid now (clocks may differ by ${limits.credential.skew} seconds) and lasts at most ${limits.assertion.lifetime} seconds from \`iat\` to \`exp\`,
- its \`jti\` was not used before: ask your provider for a new one for each exchange,
- \`resource\`, if there is one, is this service, and there is neither \`cnf\` nor \`authorization_details\`.

\`scope\` narrows what you get; the answer says what you got. The scopes are ${scopes.map((scope) => `\`${scope}\``).join(", ")};
no operation asks for one of them, because what they stand for is open to everyone.

With the key of a registered service, sign a JWT (RFC 7523) in which \`iss\` and \`sub\` are your client id, \`aud\` is \`${site}\`,
\`jti\` is new, and \`exp\` is at most ${limits.assertion.lifetime} seconds after \`iat\`; \`typ\` is \`client-authentication+jwt\`:

${shell(post(postClaim.path, `'{"assertion":"'"$SERVICE_ASSERTION"'","identity_type":"service_auth"}'`))}

Whatever is wrong with an assertion, the answer is the same 422 \`invalid_assertion\`. The operator finds the cause in the log
under the \`X-Request-Id\` of the answer.

To retry safely, send an \`Idempotency-Key\` with the claim or the key request: the same key and body get the same answer for
${hours(limits.idempotency.lifetime)} hours, and the assertion is not used twice. After a 503 the assertion may be spent: if the retry is refused, ask your
provider for another.

## Use a credential

Send it in one of two headers, never in the query or the body, and only one at a time. A token goes into either; so does a key.

${shell(`curl ${site}/api -H "Authorization: Bearer $TOKEN"`)}

${shell(`curl ${site}/agent/auth -H "x-api-key: $TOKEN"`)}

${json(answers.getCallerClaims)}

These paths need one: \`/api\`, \`/api/v1\`, \`/v1\`, \`/v2\` (reserved), \`/agent/identity\` and \`/agent/auth\`. On every other path it is
welcome and gives you your own limit. When the token has ended, get another in the same way; there are no refresh tokens.

## Revoke

Whoever has a token or key can end it at once, everywhere:

${shell(post("/api/agent/events", `'{"event":"revoke","token":"'"$TOKEN"'"}'`))}

The answer is 200 with the latest events, which show fingerprints and no credential. It is the same when there is nothing to
revoke. Other kinds of events are 422 \`unsupported_event\`. You can also write to the operator.

A provider that is trusted here can end every token of one of its subjects: it POSTs a security event token (RFC 8417) as
\`application/secevent+jwt\` to the same address, with \`iss\`, \`aud\`, \`iat\`, \`jti\`, a subject (\`sub\`, or \`sub_id\` as \`iss_sub\` or
\`opaque\`), and one of

${securityEvents.map((event) => `- \`${event}\``).join("\n")}

The answer is 202 without a body, or 400 with \`{"err","description"}\` (RFC 8935); after a 503, send it again. Other events are
taken and change nothing. What rests on an assertion that was made after the event stays valid.

## Errors

| status | code | what to do |
|---|---|---|
${authErrors.map((code) => `| ${errorKinds[code].status} | \`${code}\` | ${errorKinds[code].hint} |`).join("\n")}

A 401 to a request that carried a credential has \`error="invalid_token"\` in \`WWW-Authenticate\`: it has ended, was revoked, or is
not of this service. Get another, and do not send the same again. A 503 with \`Retry-After\` means that the service cannot tell
right now whether yours was revoked: keep it and try again. All codes are in [the reference](${site}/docs#errors).
`;
};
