import * as oauth from "oauth4webapi";
import { beforeAll, describe, expect, test } from "vitest";
import { submitInquiry } from "../support/api-requests.ts";
import { canSign, idJag, issuer, securityEvent, serviceAssertion } from "../support/assertions.ts";
import { claimsOf, credentialKinds, credentials } from "../support/credentials.ts";
import { malleatedTokens } from "../support/jwt-encodings.ts";
import { base, call, siteOf } from "../support/service.ts";

let site: string;
beforeAll(async () => {
  site = await siteOf();
});

/** Sends oauth4webapi's requests for the site to the tested service. */
const options = {
  [oauth.allowInsecureRequests]: true,
  [oauth.customFetch]: async (url: string, { method, headers }: { method: string; headers: HeadersInit }) => {
    const { pathname, search, origin } = new URL(url);
    expect(origin).toBe(site);
    return fetch(new URL(pathname + search, base), { method, headers, redirect: "manual" });
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

describe("D3 oauth4webapi discovers the metadata of", () => {
  test.each(["", "/api", "/api/mcp"])("the resource at %j", async (path) => {
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
    for (const path of ["/api/", "/api/v1", "/other", "/api/mcp/x"]) {
      const resource = new URL(site + path);
      const found = oauth
        .resourceDiscoveryRequest(resource, options)
        .then((response) => oauth.processResourceDiscoveryResponse(resource, response));
      await expect(found, path).rejects.toThrow();
    }
  });

  test("the resource named in a challenge", async () => {
    const { headers } = await call("/api");
    const [, url = ""] = /resource_metadata="([^"]+)"/.exec(headers["www-authenticate"] ?? "") ?? [];
    const response = await options[oauth.customFetch](url, { method: "GET", headers: {} });
    const { resource } = await oauth.processResourceDiscoveryResponse(new URL(`${site}/api`), response);
    expect(resource).toBe(`${site}/api`);
  });
});

test("D4 oauth4webapi discovers the resource's authorization server and refuses others", async () => {
  const found = await discoverServer();
  expect(found.issuer).toBe(site);
  expect(found.jwks_uri).toBe(`${site}/.well-known/jwks.json`);
  const response = await oauth.discoveryRequest(new URL(site), { ...options, algorithm: "oauth2" });
  await expect(oauth.processDiscoveryResponse(new URL("https://other.example.com"), response)).rejects.toThrow();
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

describe.each(credentialKinds.filter(([kind]) => kind !== "demo key"))("K2 a %s", (_, get) => {
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

describe("K2 what oauth4webapi refuses is refused here too:", () => {
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
