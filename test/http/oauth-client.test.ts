import * as oauth from "oauth4webapi";
import { beforeAll, describe, expect, test } from "vitest";
import { canSign, idJag, issuer, securityEvent, serviceAssertion } from "../support/assertions.ts";
import { claimsOf, credentials, kinds } from "../support/credentials.ts";
import { malleated } from "../support/jwt-forms.ts";
import { accepted } from "../support/posts.ts";
import { base, call, siteOf } from "../support/service.ts";

let site: string;
beforeAll(async () => {
  site = await siteOf();
});

/** Asks the tested service for what an independent client looks up at the site. */
const options = {
  [oauth.allowInsecureRequests]: true,
  [oauth.customFetch]: async (url: string, { method, headers }: { method: string; headers: HeadersInit }) => {
    const { pathname, search, origin } = new URL(url);
    expect(origin).toBe(site);
    return fetch(new URL(pathname + search, base), { method, headers, redirect: "manual" });
  },
};

/** The authorization server, as the client finds it. */
const discovered = async (): Promise<oauth.AuthorizationServer> => {
  const issuerUrl = new URL(site);
  return oauth.processDiscoveryResponse(
    issuerUrl,
    await oauth.discoveryRequest(issuerUrl, { ...options, algorithm: "oauth2" }),
  );
};

describe("D3 an independent client finds the metadata of", () => {
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

  test("no other resource", async () => {
    for (const path of ["/api/", "/api/v1", "/other", "/api/mcp/x"]) {
      const resource = new URL(site + path);
      const found = oauth
        .resourceDiscoveryRequest(resource, options)
        .then((response) => oauth.processResourceDiscoveryResponse(resource, response));
      await expect(found, path).rejects.toThrow();
    }
  });

  test("the resource that a challenge names", async () => {
    const { headers } = await call("/api");
    const [, url = ""] = /resource_metadata="([^"]+)"/.exec(headers["www-authenticate"] ?? "") ?? [];
    const response = await options[oauth.customFetch](url, { method: "GET", headers: {} });
    const { resource } = await oauth.processResourceDiscoveryResponse(new URL(`${site}/api`), response);
    expect(resource).toBe(`${site}/api`);
  });
});

test("D4 an independent client finds the authorization server of the resource, and nobody else", async () => {
  const found = await discovered();
  expect(found.issuer).toBe(site);
  expect(found.jwks_uri).toBe(`${site}/.well-known/jwks.json`);
  const response = await oauth.discoveryRequest(new URL(site), { ...options, algorithm: "oauth2" });
  await expect(oauth.processDiscoveryResponse(new URL("https://other.example.com"), response)).rejects.toThrow();
});

interface Asked {
  readonly audience?: string;
  /** Seconds by which the client's clock is ahead. */
  readonly ahead?: number;
}

/** Whether the client takes a text for an access token of the site, by what it has found out about that. */
const isTaken = async (text: string, { audience = site, ahead = 0 }: Asked = {}): Promise<boolean> => {
  const request = new Request(`${site}/api`, { headers: { Authorization: `Bearer ${text}` } });
  try {
    await oauth.validateJwtAccessToken(await discovered(), request, audience, { ...options, [oauth.clockSkew]: ahead });
    return true;
  } catch (error) {
    expect((error as Error).name).toMatch(/^(?:OperationProcessingError|UnsupportedOperationError)$/);
    return false;
  }
};

describe.each(kinds.filter(([kind]) => kind !== "demo key"))("K2 a %s", (_, get) => {
  test("is an access token to an independent client, as it is here (RFC 9068)", async () => {
    const token = await get();
    expect([await isTaken(token), await credentials.takes(token)]).toStrictEqual([true, true]);
    const { scope, client_id, sub } = claimsOf(token);
    const caller = await credentials.callerOf(token);
    expect(caller).toMatchObject({ sub, scope });
    expect(client_id).toMatch(/^[!-~]+$/);
  });

  test("is none for another audience, or when it has ended", async () => {
    const token = await get();
    for (const audience of ["https://other.example.com", `${site}/`, `${site}/api`])
      expect(await isTaken(token, { audience })).toBe(false);
    expect(await isTaken(token, { ahead: 3_500 })).toBe(true);
    expect(await isTaken(token, { ahead: 3_700 })).toBe(false);
  });

  test("is one to a client after it was revoked, which only the service knows", async () => {
    const token = await get();
    expect((await credentials.revoke(token)).status).toBe(200);
    expect([await isTaken(token), await credentials.takes(token)]).toStrictEqual([true, false]);
  });
});

describe("K2 what an independent client takes for no access token is none here either:", () => {
  const texts: readonly (readonly [what: string, make: () => Promise<string>])[] = [
    ["a job", async () => (await accepted()).job_id],
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
      "a token that is said to be signed in another way",
      async () => {
        const [head = "", ...rest] = (await credentials.demoToken()).split(".");
        const changed = { ...JSON.parse(atob(head)), alg: "ES256" };
        return [btoa(JSON.stringify(changed)).replace(/=+$/, ""), ...rest].join(".");
      },
    ],
    ...(canSign
      ? ([
          ["an ID-JAG", async () => idJag(site)],
          ["an ID-JAG that says it is an access token", async () => idJag(site, { header: { typ: "at+jwt" } })],
          [
            "an access token of a provider in our name",
            async () => idJag(site, { header: { typ: "at+jwt" }, claims: { iss: site } }),
          ],
          ["the assertion of a service", async () => serviceAssertion(site)],
          ["a security event", async () => securityEvent(site, "ada")],
          ["what a provider signs without a type", async () => idJag(site, { header: { typ: "JWT" } }, issuer)],
        ] as const)
      : []),
  ];
  test.each(texts)("%s", async (_, make) => {
    const text = await make();
    expect([await isTaken(text), await credentials.takes(text)]).toStrictEqual([false, false]);
  });

  test("but for a demo key, which is a credential of another kind", async () => {
    const key = await credentials.demoKey();
    expect([await isTaken(key), await credentials.takes(key)]).toStrictEqual([false, true]);
  });

  test("and of the encodings of one signature only ours is taken here", async () => {
    const token = await credentials.demoToken();
    for (const copy of malleated(token)) expect(await credentials.takes(copy)).toBe(false);
    expect([await isTaken(token), await credentials.takes(token)]).toStrictEqual([true, true]);
  });
});
