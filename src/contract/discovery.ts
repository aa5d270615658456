/** What a credential can allow (D8). */
export const scopes = ["portfolio:read", "jobs:read", "events:write"] as const;
export type Scope = (typeof scopes)[number];

/** What a credential allows that nobody vouches for (D8). */
export const demoScopes: readonly Scope[] = ["portfolio:read", "jobs:read"];

/** The type of an ID-JAG as a grant, and as the header of the token says it. */
export const idJag = {
  tokenType: "urn:ietf:params:oauth:token-type:id-jag",
  typ: "oauth-id-jag+jwt",
} as const;

/** The security events that are acted on: they end the tokens of their subject (D8). */
export const securityEvents = [
  "https://schemas.openid.net/secevent/caep/event-type/session-revoked",
  "https://schemas.openid.net/secevent/caep/event-type/token-claims-change",
  "https://schemas.workos.com/events/agent/auth/identity/assertion/revoked",
] as const;

/** Where the protected-resource metadata is (RFC 9728 §3.1). */
export const protectedResourcePath = "/.well-known/oauth-protected-resource";
export const authorizationServerPath = "/.well-known/oauth-authorization-server";
export const keySetPath = "/.well-known/jwks.json";

/**
 * Resources with a path of their own, whose metadata is at the path above with theirs behind it. A file cannot be a
 * folder too, so it lies in a file beside.
 */
export const resourcesWithPath = ["/api", "/api/mcp"].map((path) => ({
  path,
  metadata: `${protectedResourcePath}${path}`,
  file: `${protectedResourcePath}${path.replaceAll("/", "-")}`,
}));

/** RFC 9728 metadata of this service, or of a path of it, as a protected resource. */
export const protectedResource = (site: string, path = "") => ({
  resource: `${site}${path}`,
  authorization_servers: [site],
  scopes_supported: [...scopes],
  bearer_methods_supported: ["header"],
  resource_documentation: `${site}/auth.md`,
});

/** Where agents get, exchange and end credentials. */
export const agentEndpoints = (api: string) => ({
  identity_endpoint: `${api}/agent/identity`,
  claim_endpoint: `${api}/agent/claim`,
  events_endpoint: `${api}/agent/events`,
});

/** RFC 8414 metadata with the agent_auth block (specification, Authentication). Aliases follow D8. */
export const authorizationServer = (site: string) => {
  const endpoints = agentEndpoints(`${site}/api`);
  return {
    issuer: site,
    jwks_uri: `${site}${keySetPath}`,
    ...endpoints,
    scopes_supported: [...scopes],
    response_types_supported: [],
    service_documentation: `${site}/auth.md`,
    agent_auth: {
      skill: "/auth.md",
      ...endpoints,
      identity_types_supported: ["anonymous", "identity_assertion", "service_auth"],
      key_endpoint: `${site}/api/agent/key`,
      anonymous: { credential_types_supported: ["access_token", "api_key"] },
      identity_assertion: {
        assertion_types_supported: [idJag.tokenType],
        credential_types_supported: ["access_token"],
      },
      events_supported: [...securityEvents],
      register_uri: endpoints.identity_endpoint,
      claim_uri: endpoints.claim_endpoint,
      revocation_uri: endpoints.events_endpoint,
    },
  };
};

/**
 * The 401 challenge of a path, which names the metadata of the resource that it is (specification, Authentication rule 3;
 * RFC 9728 §3.3). Paths that are no resource of their own belong to the whole.
 */
export const challenge = (site: string, path: string, presented: boolean): string => {
  const { metadata } = resourcesWithPath.find((resource) => resource.path === path) ?? {
    metadata: protectedResourcePath,
  };
  return `Bearer resource_metadata="${site}${metadata}"${presented ? ', error="invalid_token"' : ""}`;
};
