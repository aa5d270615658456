import { beforeAll, describe, expect, test } from "vitest";
import { Caller } from "../../src/contract/resources/agents/agent.ts";
import { OAuthError, TokenResponse } from "../../src/contract/resources/agents/credential.ts";
import { canSign, idJag, issuer, nowInSeconds, service, serviceAssertion } from "../support/auth/assertions.ts";
import { postClaim } from "../support/auth/claims.ts";
import { credentials } from "../support/auth/credentials.ts";
import { apiBases, errorOf } from "../support/http/api-requests.ts";
import { expectBody } from "../support/http/http-client.ts";
import { call, type HttpResponse, siteOf } from "../support/http/service.ts";

const path = "/api/agent/token";
const jwtBearer = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const clientAssertionType = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
const everyScope = "portfolio:read jobs:read events:write";
const formType = "application/x-www-form-urlencoded";

let site: string;
beforeAll(async () => {
  site = await siteOf();
});

type Form = Readonly<Record<string, string>> | readonly (readonly [string, string])[];

const send = (form: Form, headers: Readonly<Record<string, string>> = {}): Promise<HttpResponse> =>
  call(path, {
    method: "POST",
    headers: { "Content-Type": formType, ...headers },
    body: new URLSearchParams(form as Record<string, string>).toString(),
  });

const withIdJag = async (changes: Readonly<Record<string, string>> = {}) =>
  send({ grant_type: jwtBearer, assertion: await idJag(site), ...changes });

const withClient = async (changes: Readonly<Record<string, string>> = {}) =>
  send({
    grant_type: "client_credentials",
    client_assertion_type: clientAssertionType,
    client_assertion: await serviceAssertion(site),
    ...changes,
  });

/** The error code of a refusal, which must be in the format of RFC 6749 §5.2. */
const refusal = (response: HttpResponse, status = 400): string => {
  expect(response.status, response.text).toBe(status);
  expect(response.headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "access-control-allow-origin": "*",
  });
  const { error, error_description, error_uri } = expectBody(OAuthError, response.json());
  expect(error_description).toMatch(/^[ !#-[\]-~]+$/);
  expect(error_uri).toMatch(new RegExp(`^${site}/docs#[a-z_]+$`));
  return error;
};

describe.skipIf(!canSign)("POST /api/agent/token", () => {
  test.each([
    ["an ID-JAG", withIdJag, { identity_type: "identity_assertion" }],
    ["the assertion of a service", withClient, { identity_type: "service_auth", sub: "service" }],
  ] as const)("exchanges %s for a one-hour token", async (_, request, { identity_type }) => {
    const response = await request();
    expect(response.status, response.text).toBe(200);
    expect(response.headers).toMatchObject({
      "cache-control": "no-store",
      pragma: "no-cache",
      "api-version": "v1",
      deprecation: "false",
    });
    const token = expectBody(TokenResponse, response.json());
    expect(token).toStrictEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: "Bearer",
      expires_in: 3600,
      identity_type,
      scope: everyScope,
    });
    const caller = expectBody(Caller, (await credentials.callWith(token.access_token)).json());
    expect(caller).toMatchObject({ identity_type, scope: everyScope });
  });

  test("accepts an assertion once, here or at the claim endpoint", async () => {
    const [first, second, client] = [await idJag(site), await idJag(site), await serviceAssertion(site)];
    expect((await send({ grant_type: jwtBearer, assertion: first })).status).toBe(200);
    expect(refusal(await send({ grant_type: jwtBearer, assertion: first }))).toBe("invalid_grant");
    expect((await postClaim(first)).status).toBe(422);
    expect((await postClaim(second)).status).toBe(200);
    expect(refusal(await send({ grant_type: jwtBearer, assertion: second }))).toBe("invalid_grant");
    expect((await withClient({ client_assertion: client })).status).toBe(200);
    expect(refusal(await withClient({ client_assertion: client }))).toBe("invalid_client");
  });

  test("issues one token for an assertion that arrives several times at once", async () => {
    const assertion = await idJag(site);
    const responses = await Promise.all(Array.from({ length: 10 }, () => send({ grant_type: jwtBearer, assertion })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("refuses every invalid ID-JAG with the same response", async () => {
    const now = nowInSeconds();
    const assertions = [
      "not-a-jwt",
      await serviceAssertion(site),
      await idJag(site, { claims: { aud: "https://other.example.com" } }),
      await idJag(site, { claims: { iat: now - 900, exp: now - 600 } }),
      await idJag(site, { claims: { exp: now + 3_600 } }),
      await idJag(site, { claims: { client_id: "unknown" } }),
      await idJag(site, { claims: { iss: "https://untrusted.example.com" } }),
      await idJag(site, { claims: { scope: "admin" } }),
      (await idJag(site)).replace(/[^.]*$/, "AAAA"),
    ];
    const responses = await Promise.all(assertions.map((assertion) => send({ grant_type: jwtBearer, assertion })));
    for (const response of responses) {
      expect(refusal(response)).toBe("invalid_grant");
      expect(response.text).toBe(responses[0]?.text);
      expect(response.headers["www-authenticate"]).toBeUndefined();
    }
  });

  test("refuses every invalid client assertion with the same response", async () => {
    const assertions = [
      "not-a-jwt",
      await idJag(site),
      await serviceAssertion(site, { claims: { aud: `${site}${path}` } }),
      await serviceAssertion(site, { claims: { sub: "another" } }),
      (await serviceAssertion(site)).replace(/[^.]*$/, "AAAA"),
    ];
    const responses = await Promise.all(assertions.map((client_assertion) => withClient({ client_assertion })));
    for (const response of responses) {
      expect(refusal(response)).toBe("invalid_client");
      expect(response.text).toBe(responses[0]?.text);
    }
  });

  test("grants the requested scopes, and refuses a scope that names no allowed scope or is malformed", async () => {
    for (const request of [withIdJag, withClient]) {
      expect((await request({ scope: "jobs:read portfolio:read other" })).json()).toMatchObject({
        scope: "portfolio:read jobs:read",
      });
      expect(refusal(await request({ scope: "other" }))).toBe("invalid_scope");
      expect(refusal(await request({ scope: "jobs:read  other" }))).toBe("invalid_scope");
    }
  });

  test("requires client_id to be the client of the assertion", async () => {
    const [one = "", two = ""] = issuer.clientIds;
    expect((await withIdJag({ client_id: one })).status).toBe(200);
    expect(refusal(await withIdJag({ client_id: two }))).toBe("invalid_grant");
    expect((await withClient({ client_id: service.name })).status).toBe(200);
    expect(refusal(await withClient({ client_id: "another" }))).toBe("invalid_client");
  });

  test("checks the client assertion of a JWT bearer request", async () => {
    const client = { client_assertion_type: clientAssertionType, client_assertion: await serviceAssertion(site) };
    // The service is not the client that the ID-JAG names.
    expect(refusal(await withIdJag(client))).toBe("invalid_grant");
    expect(refusal(await withIdJag({ ...client, client_assertion: "not-a-jwt" }))).toBe("invalid_client");
  });

  test("ignores empty and unknown parameters, and assertions elsewhere", async () => {
    expect(
      (await withIdJag({ scope: "", client_assertion: "", resource: "x", identity_type: "anonymous" })).status,
    ).toBe(200);
    const assertion = await idJag(site);
    const inQuery = await call(`${path}?grant_type=${jwtBearer}&assertion=${assertion}`, { method: "POST" });
    expect(refusal(inQuery)).toBe("invalid_request");
    expect((await send({ grant_type: jwtBearer, assertion })).status).toBe(200);
  });
});

describe("POST /api/agent/token refuses", () => {
  const client = { client_assertion_type: clientAssertionType, client_assertion: "a.b.c" };
  test.each<readonly [string, Form, string]>([
    ["an empty form", {}, "invalid_request"],
    ["a missing assertion", { grant_type: jwtBearer }, "invalid_request"],
    ["an empty assertion", { grant_type: jwtBearer, assertion: "" }, "invalid_request"],
    ["a long assertion", { grant_type: jwtBearer, assertion: "a".repeat(16_385) }, "invalid_request"],
    ["an unknown grant type", { grant_type: "password", username: "a", password: "b" }, "unsupported_grant_type"],
    ["an authorization code grant", { grant_type: "authorization_code", code: "a" }, "unsupported_grant_type"],
    ["a refresh", { grant_type: "refresh_token", refresh_token: "a" }, "unsupported_grant_type"],
    ["no client authentication", { grant_type: "client_credentials" }, "invalid_client"],
    ["a client secret", { grant_type: "client_credentials", client_id: "a", client_secret: "b" }, "invalid_client"],
    ["no assertion type", { grant_type: "client_credentials", client_assertion: "a.b.c" }, "invalid_request"],
    [
      "another assertion type",
      { grant_type: "client_credentials", ...client, client_assertion_type: "a" },
      "invalid_client",
    ],
    [
      "a repeated parameter",
      [
        ["grant_type", jwtBearer],
        ["assertion", "a.b.c"],
        ["assertion", "a.b.c"],
      ],
      "invalid_request",
    ],
  ])("%s", async (_, form, code) => {
    const response = await send(form);
    expect(refusal(response)).toBe(code);
    expect(response.text).not.toMatch(/a\.b\.c|aaaa/);
  });

  test("HTTP Basic, with a challenge of that scheme", async () => {
    const response = await send({ grant_type: "client_credentials" }, { Authorization: "Basic eDp5" });
    expect(refusal(response, 401)).toBe("invalid_client");
    expect(response.headers["www-authenticate"]).toBe(`Basic realm="${site}"`);
  });

  test("two different credentials", async () => {
    const response = await send({ grant_type: jwtBearer }, { Authorization: "Bearer one", "x-api-key": "two" });
    expect(refusal(response)).toBe("invalid_request");
  });

  test("other media types and oversized bodies", async () => {
    for (const type of ["application/json", "text/plain", "multipart/form-data"])
      expect(refusal(await send({ grant_type: jwtBearer }, { "Content-Type": type }), 415)).toBe("invalid_request");
    expect(refusal(await send({ grant_type: jwtBearer, assertion: "a".repeat(70_000) }), 413)).toBe("invalid_request");
  });

  test("as Markdown on request", async () => {
    const response = await send({ grant_type: "password" }, { Accept: "text/markdown" });
    expect(response.status).toBe(400);
    expect(response.text).toMatch(/^# Error: unsupported_grant_type\n[\s\S]*\/auth\.md/);
  });

  test("other methods, and is not mirrored", async () => {
    for (const method of ["GET", "PUT", "DELETE"]) {
      const response = await call(path, { method });
      expect([response.status, response.headers.allow]).toStrictEqual([405, "POST, OPTIONS"]);
      expect(errorOf(path, response).code).toBe("method_not_allowed");
    }
    const [, mirror] = apiBases;
    expect((await call(`${mirror}/agent/token`, { method: "POST" })).status).toBe(404);
  });
});
