/** What a credential can allow (D8). */
export const scopes = ["portfolio:read", "jobs:read", "events:write"] as const;

/** RFC 9728 metadata of this service as a protected resource. */
export const protectedResource = (site: string) => ({
  resource: site,
  authorization_servers: [site],
  scopes_supported: [...scopes],
  bearer_methods_supported: ["header"],
  resource_documentation: `${site}/auth.md`,
});

/** RFC 8414 metadata with the agent_auth block (specification, Authentication). Aliases follow D8. */
export const authorizationServer = (site: string) => {
  const identity_endpoint = `${site}/api/agent/identity`;
  const claim_endpoint = `${site}/api/agent/claim`;
  const events_endpoint = `${site}/api/agent/events`;
  return {
    issuer: site,
    claim_endpoint,
    identity_endpoint,
    events_endpoint,
    scopes_supported: [...scopes],
    response_types_supported: [],
    service_documentation: `${site}/auth.md`,
    agent_auth: {
      skill: "/auth.md",
      identity_endpoint,
      claim_endpoint,
      events_endpoint,
      identity_types_supported: ["anonymous", "identity_assertion", "service_auth"],
      identity_assertion: { assertion_types_supported: ["urn:ietf:params:oauth:token-type:id-jag"] },
      register_uri: identity_endpoint,
      claim_uri: claim_endpoint,
      revocation_uri: events_endpoint,
    },
  };
};

/** Where the protected-resource metadata is (RFC 9728 §3.1). */
export const protectedResourcePath = "/.well-known/oauth-protected-resource";
export const authorizationServerPath = "/.well-known/oauth-authorization-server";

/** The 401 challenge that names it (specification, Authentication rule 3). */
export const challenge = (site: string, presented: boolean): string =>
  `Bearer resource_metadata="${site}${protectedResourcePath}"${presented ? ', error="invalid_token"' : ""}`;
