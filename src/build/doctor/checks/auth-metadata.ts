import * as z from "zod";
import { protectedResourcePath, resourcesWithPath } from "../../../contract/discovery.ts";
import { ProtectedResource, serverOf } from "../auth-documents.ts";
import { type Check, type Fault, judged } from "../check.ts";
import { deadEnd, jsonAt, ownPath, readJson, textOf } from "../documents.ts";
import type { Site } from "../site.ts";

const resourceFaults = async (site: Site, path: string, resource: string): Promise<Fault[]> => {
  const its = await jsonAt(site, path, ProtectedResource);
  const server = await serverOf(site);
  const fix = `Build with SITE_URL=${site.origin}, and serve the metadata of one build.`;
  const unknown = its.scopes_supported.filter((scope) => !server.scopes_supported.includes(scope));
  const rules: [holds: boolean, found: string][] = [
    // §3.3: a client refuses metadata of another resource than it asked for.
    [its.resource === resource, `${path} is of ${its.resource} and not of ${resource}`],
    [its.authorization_servers.includes(server.issuer), `${path} does not name the issuer ${server.issuer}`],
    [unknown.length === 0, `${path} has scopes that the issuer does not know: ${unknown.join(", ")}`],
  ];
  return rules.flatMap(([holds, found]) => (holds ? [] : [{ found, fix }]));
};

/** RFC 9728: what a credential is for, and who gives one. */
export const protectedResource: Check = {
  id: "protected-resource",
  title: "Protected resources",
  run: async (site) => {
    const asked = [{ path: "", metadata: protectedResourcePath }, ...resourcesWithPath];
    const faults = await Promise.all(
      asked.map(({ path, metadata }) => resourceFaults(site, metadata, `${site.origin}${path}`)),
    );
    return judged(faults.flat(), asked.map(({ path }) => path || "/").join(", "));
  },
};

const KeySet = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().optional() })).min(1),
});

const keyFaults = async (site: Site, uri: string): Promise<Fault[]> => {
  const path = ownPath(site, uri);
  if (path === undefined || site.address === undefined) return [];
  const answer = await site.get(path);
  const { keys } = readJson(textOf(answer), path, KeySet);
  return keys.some((key) => ["d", "p", "q", "k"].some((member) => member in key))
    ? [{ found: `${path} shows a private key`, fix: "Rotate the secret at once, and publish public keys alone." }]
    : [];
};

/** RFC 8414: who issues credentials, and where agents get, exchange and end them. */
export const authorizationServer: Check = {
  id: "authorization-server",
  title: "Authorization server",
  run: async (site) => {
    const { issuer, jwks_uri, agent_auth } = await serverOf(site);
    const { register_uri, claim_uri, revocation_uri, skill } = agent_auth;
    const elsewhere = Object.entries({ register_uri, claim_uri, revocation_uri, ...(jwks_uri && { jwks_uri }) }).filter(
      ([, uri]) => ownPath(site, uri) === undefined,
    );
    const guide = await deadEnd(site, skill);
    const faults = [
      ...(issuer === site.origin
        ? []
        : [
            {
              found: `the issuer is ${issuer}`,
              fix: `Build with SITE_URL=${site.origin}, without a slash at its end.`,
            },
          ]),
      ...elsewhere.map(([name, uri]) => ({ found: `${name} is ${uri}`, fix: `Build with SITE_URL=${site.origin}.` })),
      ...(guide ? [{ found: guide, fix: "Name the guide for agents as agent_auth.skill." }] : []),
      ...(jwks_uri ? await keyFaults(site, jwks_uri) : []),
    ];
    return judged(faults, `${issuer}: ${agent_auth.identity_types_supported.join(", ")}`);
  },
};
