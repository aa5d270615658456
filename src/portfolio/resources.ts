import type { Base } from "../contract/base.ts";
import { agentEndpoints, idJag } from "../contract/discovery.ts";
import { limits } from "../contract/limits.ts";
import type { ApiIndex, IdentityInfo } from "../contract/resources/agent.ts";
import type { ContactInfo } from "../contract/resources/contact.ts";
import type { ClaimInfo } from "../contract/resources/credential.ts";
import type { ExperienceBundle } from "../contract/resources/experience.ts";
import type { Health } from "../contract/resources/health.ts";
import type { Sandbox } from "../contract/resources/sandbox.ts";
import { endpointIndex } from "../contract/routes.ts";
import type { Portfolio } from "./content.ts";

const latestFirst = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** Positions without an end are current and come first; otherwise what ended last does. */
const byEnd = (a: { start?: string; end?: string }, b: { start?: string; end?: string }): number =>
  latestFirst(a.end ?? "9999", b.end ?? "9999") || latestFirst(a.start ?? "", b.start ?? "");

export const experienceBundle = ({ experience }: Portfolio): ExperienceBundle => ({
  ...(experience.experiences && { experiences: experience.experiences.toSorted(byEnd) }),
  ...(experience.hackathons && {
    hackathons: experience.hackathons.toSorted((a, b) => latestFirst(a.date, b.date)),
  }),
  ...(experience.skillGroups && { skillGroups: experience.skillGroups }),
  ...(experience.education && { education: experience.education.toSorted(byEnd) }),
});

export const contactInfo = ({ contact }: Portfolio, base: Base): ContactInfo => ({
  ...contact,
  api: `${base.api}/contact`,
  jobs: `${base.api}/jobs/{id}`,
});

/**
 * Where the build leaves the domains of disposable addresses for the function half. A folder named after a read would
 * make static hosts redirect that read into it.
 */
export const disposableDomainsFile = "/api/disposable-domains.json";

export const sandbox = ({ site }: Portfolio, base: Base): Sandbox => ({
  name: `${site.title} sandbox`,
  description: "The sandbox mirrors production and is read-only: whatever is tried here has no consequences.",
  base_url: base.api,
  sandbox_base_url: base.api,
  is_sandbox: true,
  production: base.api,
  how_to_use: [
    `Read the profile: curl ${base.api}/profile`,
    `Read projects and follow next_cursor: curl '${base.api}/projects?limit=5'`,
    `Search: curl '${base.api}/projects?q=map'`,
    `Send an inquiry, which goes nowhere: curl -d '{"name":"Ada","email":"ada@example.com","message":"Is this a test?"}' -H 'Content-Type: application/json' ${base.api}/contact`,
    "Poll its poll_url until the status is completed.",
    "Send Accept: text/markdown to get errors as Markdown.",
  ],
  rate_limit: `${limits.rate.requests} requests per minute for each IP address, unless the RateLimit-Limit header says otherwise. Files are not limited.`,
});

const versionOf = (base: Base) => (base.api.endsWith("/v1") ? "v1" : "current");

/** What health says at any time; the time itself is added by whoever answers. */
export const health = (base: Base): Omit<Health, "time"> => ({
  status: "ok",
  site: base.site,
  endpoints: endpointIndex(versionOf(base)),
  docs: `${base.site}/docs`,
  openapi: `${base.site}/openapi.json`,
});

/** What a caller with a credential is told of the API. */
export const apiIndex = (base: Base): ApiIndex => ({
  ok: true,
  message: "The API answers. Reads need no credential.",
  version: "v1",
  endpoints: endpointIndex(versionOf(base)),
  docs: `${base.site}/docs`,
  openapi: `${base.site}/openapi.json`,
});

/** What is told of version 2 (D8). */
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
      `POST ${endpoints.identity_endpoint} for a demo token, which stands for nobody. ` +
      `To say who you are, POST an assertion to ${endpoints.claim_endpoint}. ${base.site}/auth.md is the guide.`,
    ...endpoints,
  };
};

/** What is said beside the list of events. */
export const eventsHint =
  'To end a credential, POST {"event":"revoke","token":"<token or key>"} here; re-read "Revoke" in /auth.md. ' +
  `The latest ${limits.agentEvents.kept} events are kept.`;

/** How an assertion is exchanged. */
export const claimInfo = (_portfolio: unknown, base: Base): ClaimInfo => {
  const { claim_endpoint } = agentEndpoints(base.api);
  return {
    endpoint: claim_endpoint,
    accepts: ["anonymous", "identity_assertion", "service_auth"],
    assertion_types_supported: [idJag.tokenType],
    how:
      `POST {"assertion","identity_type"} as JSON to ${claim_endpoint}. The answer is an access token for an hour. ` +
      `An assertion is used once. ${base.site}/auth.md is the guide.`,
  };
};
