import * as z from "zod";
import { authorizationServerPath } from "../../../contract/site/discovery.ts";
import type { Site } from "../site/site.ts";
import { fetchJson } from "./documents.ts";

const scopes = z.array(z.string().min(1)).min(1);

/** RFC 9728 §2. */
export const ProtectedResource = z.looseObject({
  resource: z.url(),
  authorization_servers: z.array(z.url()).min(1),
  scopes_supported: scopes,
  bearer_methods_supported: z.array(z.enum(["header", "body", "query"])).optional(),
});

/** The applicable members of RFC 8414 §2, with the `agent_auth` of auth.md. */
const AuthorizationServer = z.looseObject({
  issuer: z.url(),
  response_types_supported: z.array(z.string()),
  scopes_supported: scopes,
  jwks_uri: z.url().optional(),
  agent_auth: z.looseObject({
    skill: z.string().min(1),
    register_uri: z.url(),
    claim_uri: z.url(),
    revocation_uri: z.url(),
    identity_types_supported: z.array(z.string()).min(1),
  }),
});

/** @throws CheckFailed if the metadata is missing or invalid (RFC 8414). */
export const authorizationServerMetadata = (site: Site) =>
  fetchJson(site, authorizationServerPath, AuthorizationServer);
