import type { Portfolio } from "../content/content.ts";
import type { Base } from "../contract/base.ts";
import { limits } from "../contract/limits.ts";
import type { ApiIndex, IdentityInfo } from "../contract/resources/agents/agent.ts";
import type { ClaimInfo } from "../contract/resources/agents/credential.ts";
import type { Health } from "../contract/resources/health.ts";
import type { ContactInfo } from "../contract/resources/portfolio/contact.ts";
import type { Sandbox } from "../contract/resources/sandbox.ts";
import { endpointIndex } from "../contract/routes.ts";
import { agentEndpoints, idJag } from "../contract/site/discovery.ts";
import type { Hosting } from "../contract/static/hosting.ts";
import { inquiryEmail, inquiryNotice } from "./person-details.ts";

const withEmail = (portfolio: Portfolio): ContactInfo => {
  const { email: _, ...contact } = portfolio.contact;
  const email = inquiryEmail(portfolio);
  return { ...(email && { email }), ...contact };
};

/** The contact channels. Without the app, no endpoint validates inquiries. */
export const contactInfo = (portfolio: Portfolio, base: Base, hosting: Hosting = "app"): ContactInfo => ({
  ...withEmail(portfolio),
  ...(hosting === "app" && { api: `${base.api}/contact`, jobs: `${base.api}/jobs/{id}` }),
});

/**
 * The path of the list of disposable email domains for the function half. It is not in a folder named after a read,
 * because static hosts would redirect that read to the folder.
 */
export const disposableDomainsFile = "/api/disposable-domains.json";

export const sandbox = (portfolio: Portfolio, base: Base): Sandbox => ({
  name: `${portfolio.site.title} sandbox`,
  description: `The sandbox mirrors production: both are this service. It is read-only: no request changes the portfolio. ${inquiryNotice(portfolio)}`,
  base_url: base.api,
  sandbox_base_url: base.api,
  is_sandbox: true,
  production: base.api,
  how_to_use: [
    `Read the profile: curl ${base.api}/profile`,
    `Read projects and follow next_cursor: curl '${base.api}/projects?limit=5'`,
    `Search: curl '${base.api}/projects?q=map'`,
    `Validate an inquiry; nothing is delivered: curl -d '{"name":"Ada","email":"ada@example.com","message":"Hello Ada, this is a test of your API."}' -H 'Content-Type: application/json' ${base.api}/contact`,
    "Poll the poll_url of the response until the status is completed.",
    "Send Accept: text/markdown to get errors as Markdown.",
  ],
  rate_limit: `${limits.rate.requests} requests per minute for each IP address by default; the RateLimit-Limit header has the current limit. Static files have no rate limit.`,
});

const versionOf = (base: Base) => (base.api.endsWith("/v1") ? "v1" : "current");

/** The health response without its time, which the handler adds. */
export const health = (base: Base): Omit<Health, "time"> => ({
  status: "ok",
  site: base.site,
  endpoints: endpointIndex(versionOf(base)),
  docs: `${base.site}/docs`,
  openapi: `${base.site}/openapi.json`,
});

/** The API index for a caller with a credential. */
export const apiIndex = (base: Base): ApiIndex => ({
  ok: true,
  message: "The API is available. Reads need no credential.",
  version: "v1",
  endpoints: endpointIndex(versionOf(base)),
  docs: `${base.site}/docs`,
  openapi: `${base.site}/openapi.json`,
});

/** The index of the reserved version 2 (D8). */
export const reservedIndex = (base: Base): ApiIndex => ({
  ok: true,
  message: "Version 2 is reserved: it has no endpoints. Version 1 is current.",
  version: "v2",
  endpoints: [],
  docs: `${base.site}/docs`,
  openapi: `${base.site}/openapi.json`,
});

/** How an agent gets an identity. */
export const identityInfo = (_portfolio: unknown, base: Base): IdentityInfo => {
  const endpoints = agentEndpoints(base.api);
  return {
    mode: "anonymous",
    how:
      `To get a demo token for an anonymous caller, POST to ${endpoints.identity_endpoint}. ` +
      `To identify yourself, POST an assertion to ${endpoints.claim_endpoint}. See ${base.site}/auth.md.`,
    ...endpoints,
  };
};

/** What a caller with a valid credential can do next. */
export const callerHint = (site: string): string =>
  `This credential is valid. To get another one or to revoke this one, see ${site}/auth.md.`;

/** The hint in the list of events. */
export const eventsHint =
  'To revoke a token or key, POST {"event":"revoke","token":"<token or key>"} to this path. See "Revoke" in /auth.md. ' +
  `Only the latest ${limits.agentEvents.maxKept} events are kept.`;

/** How to exchange an assertion for a token. */
export const claimInfo = (_portfolio: unknown, base: Base): ClaimInfo => {
  const { claim_endpoint } = agentEndpoints(base.api);
  return {
    endpoint: claim_endpoint,
    accepts: ["anonymous", "identity_assertion", "service_auth"],
    assertion_types_supported: [idJag.tokenType],
    how:
      `POST {"assertion","identity_type"} as JSON to ${claim_endpoint}. The response has an access token that is valid for one hour. ` +
      `Except for anonymous, an assertion can be used only once. See ${base.site}/auth.md.`,
  };
};
