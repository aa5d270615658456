/** OAuth scopes. Scopes are advertised, not enforced (D8). */
export const scopes = ["portfolio:read", "jobs:read", "events:write"] as const;
export type Scope = (typeof scopes)[number];

/** The scopes of demo tokens and demo keys (D8). */
export const demoScopes: readonly Scope[] = ["portfolio:read", "jobs:read"];

/** The token type and the JWT `typ` of an ID-JAG. */
export const idJag = {
  tokenType: "urn:ietf:params:oauth:token-type:id-jag",
  typ: "oauth-id-jag+jwt",
} as const;

/** Security events that revoke the tokens of their subject (D8). */
export const securityEvents = [
  "https://schemas.openid.net/secevent/caep/event-type/session-revoked",
  "https://schemas.openid.net/secevent/caep/event-type/token-claims-change",
  "https://schemas.workos.com/events/agent/auth/identity/assertion/revoked",
] as const;

/** The grant types of the token endpoint (RFC 7523 §2.1, RFC 6749 §4.4). */
export const grantTypes = ["urn:ietf:params:oauth:grant-type:jwt-bearer", "client_credentials"] as const;

/** The type of the assertions with which clients authenticate (RFC 7523 §2.2). */
export const clientAssertionType = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";

/** The signature algorithms of assertions. All are asymmetric, so this service cannot sign assertions itself. */
export const assertionAlgorithms = ["ES256", "ES384", "EdDSA", "Ed25519", "RS256", "PS256"] as const;

/** The path of the token endpoint (D19). */
export const tokenPath = "/api/agent/token";

/** The path of the protected resource metadata (RFC 9728 §3.1). */
export const protectedResourcePath = "/.well-known/oauth-protected-resource";
export const authorizationServerPath = "/.well-known/oauth-authorization-server";
export const keySetPath = "/.well-known/jwks.json";

/** The paths that require a credential (D8). */
export const pathsThatRequireAuth = ["/api", "/api/v1", "/v1", "/v2", "/agent/identity", "/agent/auth"] as const;

/**
 * Protected resources with their own metadata document (RFC 9728 §3.1, D19). A path cannot be both a file and a folder, so
 * the document is stored under another file name.
 */
export const resourcesWithPath = [...pathsThatRequireAuth, "/api/mcp", "/api/docs-mcp"].map((path) => ({
  path,
  metadata: `${protectedResourcePath}${path}`,
  file: `${protectedResourcePath}${path.replaceAll("/", "-")}`,
}));

/** Protected resource metadata (RFC 9728) of the service, or of one of its paths. */
export const protectedResource = (site: string, path = "") => ({
  resource: `${site}${path}`,
  authorization_servers: [site],
  scopes_supported: [...scopes],
  bearer_methods_supported: ["header"],
  resource_documentation: `${site}/auth.md`,
});

/** The endpoints where agents get, exchange and revoke credentials. */
export const agentEndpoints = (api: string) => ({
  identity_endpoint: `${api}/agent/identity`,
  claim_endpoint: `${api}/agent/claim`,
  events_endpoint: `${api}/agent/events`,
});

/**
 * Authorization server metadata (RFC 8414) with the agent_auth block and its aliases (D8).
 * No member is empty. Nobody logs in here, but clients require `authorization_endpoint` and `response_types_supported`
 * (D19).
 */
export const authorizationServer = (site: string) => {
  const endpoints = agentEndpoints(`${site}/api`);
  const exchange = { claim_endpoint: endpoints.claim_endpoint, token_endpoint: `${site}${tokenPath}` };
  return {
    issuer: site,
    authorization_endpoint: `${site}/auth.md`,
    token_endpoint: `${site}${tokenPath}`,
    jwks_uri: `${site}${keySetPath}`,
    ...endpoints,
    scopes_supported: [...scopes],
    response_types_supported: ["none"],
    grant_types_supported: [...grantTypes],
    authorization_grant_profiles_supported: ["urn:ietf:params:oauth:grant-profile:id-jag"],
    token_endpoint_auth_methods_supported: ["private_key_jwt", "none"],
    token_endpoint_auth_signing_alg_values_supported: [...assertionAlgorithms],
    service_documentation: `${site}/auth.md`,
    agent_auth: {
      skill: "/auth.md",
      ...endpoints,
      identity_types_supported: ["anonymous", "identity_assertion", "service_auth"],
      key_endpoint: `${site}/api/agent/key`,
      // Each type names its endpoints: the identity endpoint issues only anonymous tokens.
      anonymous: {
        identity_endpoint: endpoints.identity_endpoint,
        claim_endpoint: endpoints.claim_endpoint,
        key_endpoint: `${site}/api/agent/key`,
        credential_types_supported: ["access_token", "api_key"],
      },
      identity_assertion: {
        ...exchange,
        assertion_types_supported: [idJag.tokenType],
        credential_types_supported: ["access_token"],
      },
      service_auth: {
        ...exchange,
        assertion_types_supported: [clientAssertionType],
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
 * The WWW-Authenticate challenge of a path, with the URL of its metadata (RFC 9728 §3.3). `hasCredential` says whether the request had a credential.
 */
export const challenge = (site: string, path: string, hasCredential: boolean): string => {
  const { metadata } = resourcesWithPath.find((resource) => resource.path === path) ?? {
    metadata: protectedResourcePath,
  };
  return `Bearer resource_metadata="${site}${metadata}"${hasCredential ? ', error="invalid_token"' : ""}`;
};
