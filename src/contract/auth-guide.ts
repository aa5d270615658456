import { authorizationServerPath, challenge, protectedResourcePath } from "./discovery.ts";

/** `/auth.md`: the guide to credentials for agents. Hints of errors name its sections. */
export const authGuide = (site: string): string => `# auth.md

How an agent authenticates with ${site}.

Reads need no credential: everything under \`/api\` that is listed by [/api/health](${site}/api/health) as a portfolio
or service endpoint answers anyone. **This release issues no credentials yet.** The paths below that ask for one answer
401, and the endpoints that the metadata names are reserved; they answer 404 until a release announces them in the
[changelog](${site}/changelog.md).

## Discover

A path that needs a credential answers 401 with

\`\`\`
WWW-Authenticate: ${challenge(site, false)}
\`\`\`

That document names the authorization server, whose metadata holds an \`agent_auth\` block:

- [${protectedResourcePath}](${site}${protectedResourcePath}) (RFC 9728)
- [${authorizationServerPath}](${site}${authorizationServerPath}) (RFC 8414)

## Choose an identity

The service will know three: \`anonymous\` for demos, \`identity_assertion\` for agents whose provider mints an ID-JAG,
and \`service_auth\` for first-party services.

## Exchange an assertion

Not available in this release.

## Use a credential

These paths need one: \`/api\`, \`/api/v1\`, \`/v1\`, \`/v2\`, \`/agent/identity\` and \`/agent/auth\`. It is sent in one of
two headers, never in the query or the body:

- \`Authorization: Bearer <token>\`
- \`x-api-key: <key or token>\`

## Revoke

Not available in this release.

## Errors

A 401 has the code \`unauthorized\`; with \`error="invalid_token"\` in the header when a credential was sent and cannot be
used. All codes are explained in [the reference](${site}/docs#errors).
`;
