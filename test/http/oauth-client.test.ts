import { importJWK } from "jose";
import * as oauth from "oauth4webapi";
import { beforeAll, describe, expect, test } from "vitest";
import { canSign, idJag, issuer, securityEvent, service, serviceAssertion } from "../support/auth/assertions.ts";
import { claimsOf, credentialKinds, credentials } from "../support/auth/credentials.ts";
import { malleatedTokens } from "../support/auth/jwt-encodings.ts";
import { submitInquiry } from "../support/http/api-requests.ts";
import { createDocumentedFetch } from "../support/http/documented.ts";
import { protectedPaths } from "../support/http/protected-paths.ts";
import { base, behindEdge, call, siteOf } from "../support/http/service.ts";

const documentedFetch = createDocumentedFetch({ base, behindPlatform: behindEdge });

let site: string;
beforeAll(async () => {
  site = await siteOf();
});

/** Sends oauth4webapi's requests for the site to the tested service. */
const options = {
  [oauth.allowInsecureRequests]: true,
  [oauth.customFetch]: async (
    url: string,
    { method, headers, body }: { method: string; headers: HeadersInit; body?: RequestInit["body"] },
  ) => {
    const { pathname, search, origin } = new URL(url);
    expect(origin).toBe(new URL(site).origin);
    return documentedFetch(new URL(pathname + search, base), {
      method,
      headers,
      body: body ?? null,
      redirect: "manual",
    });
  },
};

/** The authorization server as oauth4webapi discovers it. */
const discoverServer = async (): Promise<oauth.AuthorizationServer> => {
  const issuerUrl = new URL(site);
  return oauth.processDiscoveryResponse(
    issuerUrl,
    await oauth.discoveryRequest(issuerUrl, { ...options, algorithm: "oauth2" }),
  );
};

describe("oauth4webapi discovers the metadata of", () => {
  test.each(["", ...protectedPaths, "/api/mcp"])("the resource at %j", async (path) => {
    const resource = new URL(site + path);
    const response = await oauth.resourceDiscoveryRequest(resource, options);
    const found = await oauth.processResourceDiscoveryResponse(resource, response);
    expect(found).toMatchObject({
      resource: site + path,
      authorization_servers: [site],
      bearer_methods_supported: ["header"],
    });
  });

  test("no unlisted resource", async () => {
    for (const path of ["/api/", "/api/v1/", "/other", "/api/mcp/x"]) {
      const resource = new URL(site + path);
      const found = oauth
        .resourceDiscoveryRequest(resource, options)
        .then((response) => oauth.processResourceDiscoveryResponse(resource, response));
      await expect(found, path).rejects.toThrow(oauth.OperationProcessingError);
    }
  });

  test.each(protectedPaths)("the resource named in the challenge of %s", async (path) => {
    const { headers } = await call(path);
    const [, url = ""] = /resource_metadata="([^"]+)"/.exec(headers["www-authenticate"] ?? "") ?? [];
    const response = await options[oauth.customFetch](url, { method: "GET", headers: {} });
    const { resource } = await oauth.processResourceDiscoveryResponse(new URL(site + path), response);
    expect(resource).toBe(site + path);
  });
});

test("oauth4webapi discovers the resource's authorization server and refuses others", async () => {
  const found = await discoverServer();
  expect(found.issuer).toBe(site);
  expect(found.jwks_uri).toBe(`${site}/.well-known/jwks.json`);
  const response = await oauth.discoveryRequest(new URL(site), { ...options, algorithm: "oauth2" });
  await expect(oauth.processDiscoveryResponse(new URL("https://other.example.com"), response)).rejects.toMatchObject({
    code: oauth.JSON_ATTRIBUTE_COMPARISON,
  });
});

interface VerifyOptions {
  readonly audience?: string;
  /** Seconds that the client's clock is ahead. */
  readonly ahead?: number;
}

/** Whether oauth4webapi accepts a text as an access token of the site. */
const isValidAccessToken = async (
  text: string,
  { audience = site, ahead = 0 }: VerifyOptions = {},
): Promise<boolean> => {
  const request = new Request(`${site}/api`, { headers: { Authorization: `Bearer ${text}` } });
  try {
    await oauth.validateJwtAccessToken(await discoverServer(), request, audience, {
      ...options,
      [oauth.clockSkew]: ahead,
    });
    return true;
  } catch (error) {
    expect((error as Error).name).toMatch(/^(?:OperationProcessingError|UnsupportedOperationError)$/);
    return false;
  }
};

describe.each(credentialKinds.filter(([kind]) => kind !== "demo key"))("a %s", (_, get) => {
  test("validates as an RFC 9068 access token in oauth4webapi", async () => {
    const token = await get();
    expect([await isValidAccessToken(token), await credentials.isAccepted(token)]).toStrictEqual([true, true]);
    const { scope, client_id, sub } = claimsOf(token);
    const caller = await credentials.callerOf(token);
    expect(caller).toMatchObject({ sub, scope });
    expect(client_id).toMatch(/^[!-~]+$/);
  });

  test("is refused for another audience or after it expires", async () => {
    const token = await get();
    for (const audience of ["https://other.example.com", `${site}/`, `${site}/api`])
      expect(await isValidAccessToken(token, { audience })).toBe(false);
    expect(await isValidAccessToken(token, { ahead: 3_500 })).toBe(true);
    expect(await isValidAccessToken(token, { ahead: 3_700 })).toBe(false);
  });

  test("still validates offline after it was revoked", async () => {
    const token = await get();
    expect((await credentials.revoke(token)).status).toBe(200);
    expect([await isValidAccessToken(token), await credentials.isAccepted(token)]).toStrictEqual([true, false]);
  });
});

describe("what oauth4webapi refuses is refused here too:", () => {
  const texts: readonly (readonly [what: string, make: () => Promise<string>])[] = [
    ["a job", async () => (await submitInquiry()).job_id],
    ["nothing", async () => "x"],
    ["a token without its signature", async () => (await credentials.demoToken()).replace(/[^.]*$/, "")],
    [
      "a token with the signature of another",
      async () => {
        const [one, other] = [await credentials.demoToken(), await credentials.demoToken()];
        return one.replace(/[^.]*$/, "") + (other.split(".")[2] ?? "");
      },
    ],
    [
      "a token with the claims of another",
      async () => {
        const [one, other] = [(await credentials.demoToken()).split("."), (await credentials.demoToken()).split(".")];
        return [one[0], other[1], one[2]].join(".");
      },
    ],
    [
      "a token with another algorithm in its header",
      async () => {
        const [head = "", ...rest] = (await credentials.demoToken()).split(".");
        const changed = { ...JSON.parse(atob(head)), alg: "ES256" };
        return [btoa(JSON.stringify(changed)).replace(/=+$/, ""), ...rest].join(".");
      },
    ],
    ...(canSign
      ? ([
          ["an ID-JAG", async () => idJag(site)],
          ["an ID-JAG with the typ of an access token", async () => idJag(site, { header: { typ: "at+jwt" } })],
          [
            "an access token that a provider issued in the service's name",
            async () => idJag(site, { header: { typ: "at+jwt" }, claims: { iss: site } }),
          ],
          ["the assertion of a service", async () => serviceAssertion(site)],
          ["a security event", async () => securityEvent(site, "ada")],
          ["a provider's JWT with the generic typ", async () => idJag(site, { header: { typ: "JWT" } }, issuer)],
        ] as const)
      : []),
  ];
  test.each(texts)("%s", async (_, make) => {
    const text = await make();
    expect([await isValidAccessToken(text), await credentials.isAccepted(text)]).toStrictEqual([false, false]);
  });

  test("except a demo key, which is not a JWT", async () => {
    const key = await credentials.demoKey();
    expect([await isValidAccessToken(key), await credentials.isAccepted(key)]).toStrictEqual([false, true]);
  });

  test("and only the canonical encoding of a signature is accepted here", async () => {
    const token = await credentials.demoToken();
    for (const copy of malleatedTokens(token)) expect(await credentials.isAccepted(copy)).toBe(false);
    expect([await isValidAccessToken(token), await credentials.isAccepted(token)]).toStrictEqual([true, true]);
  });
});

describe.skipIf(!canSign)("oauth4webapi gets a token that the API accepts", () => {
  const jwtBearer = "urn:ietf:params:oauth:grant-type:jwt-bearer";

  /** Discovers the server from the metadata of the resource, as a client that knows only the resource would. */
  const serverOf = async (path: string): Promise<oauth.AuthorizationServer> => {
    const resource = new URL(site + path);
    const { authorization_servers: [issuer = ""] = [] } = await oauth.processResourceDiscoveryResponse(
      resource,
      await oauth.resourceDiscoveryRequest(resource, options),
    );
    expect(issuer).toBe(site);
    return discoverServer();
  };
  const usesToken = async (path: string, { access_token }: oauth.TokenEndpointResponse): Promise<void> => {
    const response = await oauth.protectedResourceRequest(
      access_token,
      "GET",
      new URL(site + path),
      new Headers(),
      null,
      options as oauth.ProtectedResourceRequestOptions,
    );
    expect(response.status).toBe(200);
  };
  const exchange = async (server: oauth.AuthorizationServer, assertion: string, client: oauth.Client) =>
    oauth.processGenericTokenEndpointResponse(
      server,
      client,
      await oauth.genericTokenEndpointRequest(server, client, oauth.None(), jwtBearer, { assertion }, options),
    );
  const serviceKey = async () => ({
    key: (await importJWK(service.privateJwk, service.alg)) as oauth.CryptoKey,
    kid: service.kid,
  });

  test("with an ID-JAG", async () => {
    const server = await serverOf("/v1");
    const client = { client_id: issuer.clientIds[0] ?? "" };
    const token = await exchange(server, await idJag(site), client);
    expect(token).toMatchObject({ token_type: "bearer", expires_in: 3600, identity_type: "identity_assertion" });
    await usesToken("/v1", token);
  });

  test("with client credentials", async () => {
    const server = await serverOf("/api");
    const client = { client_id: service.name };
    const authentication = oauth.PrivateKeyJwt(await serviceKey(), {
      // The library writes the newer name of the algorithm (RFC 9864), which the operator did not list.
      [oauth.modifyAssertion]: (header) => {
        header.alg = service.alg;
      },
    });
    const response = await oauth.clientCredentialsGrantRequest(
      server,
      client,
      authentication,
      { scope: "jobs:read" },
      options,
    );
    const token = await oauth.processClientCredentialsResponse(server, client, response);
    expect(token).toMatchObject({ identity_type: "service_auth", scope: "jobs:read" });
    await usesToken("/api", token);
  });

  test("and reads the reason for a refusal", async () => {
    const server = await discoverServer();
    const client = { client_id: issuer.clientIds[0] ?? "" };
    const assertion = await idJag(site);
    await exchange(server, assertion, client);
    await expect(exchange(server, assertion, client)).rejects.toMatchObject({ error: "invalid_grant", status: 400 });
  });
});
