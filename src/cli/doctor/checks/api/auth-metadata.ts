import * as z from "zod";
import { protectedResourcePath, resourcesWithPath } from "../../../../contract/site/discovery.ts";
import { type Check, type CheckFault, faultUnless, passOrFail } from "../../check.ts";
import { authorizationServerMetadata, ProtectedResource } from "../../documents/auth-documents.ts";
import { bodyText, brokenLink, fetchJson, parseJson, pathOnSite } from "../../documents/documents.ts";
import type { Site } from "../../site/site.ts";

const resourceFaults = async (site: Site, path: string, resource: string): Promise<CheckFault[]> => {
  const metadata = await fetchJson(site, path, ProtectedResource);
  const server = await authorizationServerMetadata(site);
  const fix = `Build with SITE_URL=${site.origin}, and serve all metadata from the same build.`;
  const unknown = metadata.scopes_supported.filter((scope) => !server.scopes_supported.includes(scope));
  return [
    // §3.3: a client refuses metadata of a resource that it did not request.
    ...faultUnless(
      metadata.resource === resource,
      `${path} is the metadata of ${metadata.resource}; expected ${resource}`,
      fix,
    ),
    ...faultUnless(
      metadata.authorization_servers.includes(server.issuer),
      `${path} does not list the issuer ${server.issuer}`,
      fix,
    ),
    ...faultUnless(
      unknown.length === 0,
      `${path} has scopes that the issuer does not know: ${unknown.join(", ")}`,
      fix,
    ),
  ];
};

/** RFC 9728: the protected resources, and the server that issues credentials for them. */
export const protectedResource: Check = {
  id: "protected-resource",
  title: "Protected resources",
  run: async (site) => {
    const resources = [{ path: "", metadata: protectedResourcePath }, ...resourcesWithPath];
    const faults = await Promise.all(
      resources.map(({ path, metadata }) => resourceFaults(site, metadata, `${site.origin}${path}`)),
    );
    return passOrFail(faults.flat(), resources.map(({ path }) => path || "/").join(", "));
  },
};

const KeySet = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().optional() })).min(1),
});

const keyFaults = async (site: Site, uri: string): Promise<CheckFault[]> => {
  const path = pathOnSite(site, uri);
  if (path === undefined || site.address === undefined) return [];
  const response = await site.get(path);
  const { keys } = parseJson(bodyText(response), path, KeySet);
  return faultUnless(
    !keys.some((key) => ["d", "p", "q", "k"].some((member) => member in key)),
    `${path} contains a private key`,
    "Rotate the secret now, and publish only public keys.",
  );
};

/** RFC 8414: the issuer, and the endpoints where agents get, exchange and revoke credentials. */
export const authorizationServer: Check = {
  id: "authorization-server",
  title: "Authorization server",
  run: async (site) => {
    const { issuer, jwks_uri, agent_auth } = await authorizationServerMetadata(site);
    const { register_uri, claim_uri, revocation_uri, skill } = agent_auth;
    const elsewhere = Object.entries({ register_uri, claim_uri, revocation_uri, ...(jwks_uri && { jwks_uri }) }).filter(
      ([, uri]) => pathOnSite(site, uri) === undefined,
    );
    const guide = await brokenLink(site, skill.startsWith("/") ? site.origin + skill : skill);
    const faults = [
      ...faultUnless(
        issuer === site.origin,
        `the issuer is ${issuer}`,
        `Build with SITE_URL=${site.origin}, without a trailing slash.`,
      ),
      ...elsewhere.map(([name, uri]) => ({ found: `${name} is ${uri}`, fix: `Build with SITE_URL=${site.origin}.` })),
      ...(guide ? [{ found: guide, fix: "Set agent_auth.skill to the URL of the guide for agents." }] : []),
      ...(jwks_uri ? await keyFaults(site, jwks_uri) : []),
    ];
    return passOrFail(faults, `${issuer}: ${agent_auth.identity_types_supported.join(", ")}`);
  },
};
