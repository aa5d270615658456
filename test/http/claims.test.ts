import { createLocalJWKSet, jwtVerify } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { ApiIndex, Caller } from "../../src/contract/resources/agents/agent.ts";
import { ClaimInfo, KeySet, type TokenResponse } from "../../src/contract/resources/agents/credential.ts";
import {
  canSign,
  idJag,
  issuer,
  type JwtChanges,
  nowInSeconds,
  otherIssuer,
  service,
  serviceAssertion,
} from "../support/auth/assertions.ts";
import { parseToken, postClaim } from "../support/auth/claims.ts";
import { decodeJwtTexts, signJwtTexts } from "../support/auth/raw-jwt.ts";
import { dataOf, errorOf, isReplay, statusAndCode, testedBases } from "../support/http/api-requests.ts";
import { expectBody } from "../support/http/http-client.ts";
import { call, type HttpResponse, siteOf } from "../support/http/service.ts";

let site: string;
beforeAll(async () => {
  site = await siteOf();
});

const demoScope = "portfolio:read jobs:read";
const everyScope = "portfolio:read jobs:read events:write";

/** The claims of a token, verified with the published keys. */
const verifyToken = async ({ access_token }: TokenResponse) => {
  const { keys } = expectBody(KeySet, (await call("/.well-known/jwks.json")).json());
  return (
    await jwtVerify(access_token, createLocalJWKSet({ keys }), {
      typ: "at+jwt",
      algorithms: ["EdDSA"],
      issuer: site,
      audience: site,
      requiredClaims: ["sub", "client_id", "jti", "iat", "exp", "scope", "identity_type"],
    })
  ).payload;
};

/** Expects that no part of an assertion, nor its jti, is in the response. */
const expectNotEchoed = (assertion: string, { text, headers }: HttpResponse): void => {
  const shown = text + JSON.stringify(headers);
  for (const part of [assertion, ...assertion.split(".")]) expect(shown).not.toContain(part);
};

describe.each(testedBases)("POST %s/agent/claim", (api) => {
  const path = `${api}/agent/claim`;
  const send = (body: unknown, headers: Readonly<Record<string, string>> = { "Content-Type": "application/json" }) =>
    call(path, {
      method: "POST",
      headers: { Connection: "keep-alive", ...headers },
      body: typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body),
    });

  const kinds = [
    ["identity_assertion", () => idJag(site), { client_id: "agent-one", scope: everyScope }],
    ["service_auth", () => serviceAssertion(site), { client_id: service.name, sub: service.name, scope: everyScope }],
    ["anonymous", async () => "any text", { client_id: "anonymous", scope: demoScope }],
  ] as const;

  describe.each(kinds.slice(canSign ? 0 : 2))("as %s", (type, mint, claims) => {
    test("returns a one-hour token with no-store", async () => {
      const assertion = await mint();
      const response = await postClaim(assertion, type, { api });
      const token = parseToken(response, api);
      expect(token).toStrictEqual({
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        token_type: "Bearer",
        expires_in: 3600,
        identity_type: type,
        scope: claims.scope,
      });
      expect(response.headers).toMatchObject({
        "cache-control": "no-store",
        "content-type": "application/json; charset=utf-8",
        "access-control-allow-origin": "*",
        "api-version": "v1",
        deprecation: "false",
      });
      expect(response.headers.etag).toBeUndefined();
      expect(response.headers["idempotent-replay"]).toBeUndefined();
      expectNotEchoed(assertion, response);
      if (type !== "anonymous")
        expect(JSON.stringify(decodeJwtTexts(token.access_token))).not.toContain(decodeJwtTexts(assertion)[1].jti);
    });

    test("returns a token with the expected claims that the API accepts", async () => {
      const before = nowInSeconds();
      const token = parseToken(await postClaim(await mint(), type, { api }), api);
      const { iat = 0, exp = 0, ...payload } = await verifyToken(token);
      expect(payload).toMatchObject({ ...claims, identity_type: type, aud: site, iss: site });
      expect(exp - iat).toBe(3600);
      expect(Math.abs(iat - before)).toBeLessThan(60);
      for (const headers of [{ Authorization: `Bearer ${token.access_token}` }, { "X-API-Key": token.access_token }]) {
        const caller = expectBody(Caller, (await call("/agent/auth", { headers })).json());
        expect(caller).toMatchObject({ sub: payload.sub, identity_type: type, scope: claims.scope });
        expect(expectBody(ApiIndex, (await call("/api", { headers })).json()).ok).toBe(true);
      }
    });

    test("returns a different token for each assertion", async () => {
      const tokens = await Promise.all(
        [1, 2, 3].map(async () => parseToken(await postClaim(await mint(), type, { api }), api)),
      );
      expect(new Set(tokens.map(({ access_token }) => access_token)).size).toBe(3);
      const ids = await Promise.all(tokens.map(async (token) => (await verifyToken(token)).jti));
      expect(new Set(ids).size).toBe(3);
    });

    test("replays the same token for the same Idempotency-Key", async () => {
      const assertion = await mint();
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      const first = await postClaim(assertion, type, { api, headers });
      const { access_token } = parseToken(first, api);
      const retries = await Promise.all([1, 2, 3].map(() => postClaim(assertion, type, { api, headers })));
      for (const retry of retries) {
        expect([retry.status, retry.text, isReplay(retry)]).toStrictEqual([200, first.text, true]);
        expect(retry.headers["cache-control"]).toBe("no-store");
      }
      const other = await postClaim("another", type, { api, headers });
      expect(statusAndCode(path, other)).toBe("422 idempotency_key_reused");
      expectNotEchoed(access_token, other);
    });

    test("ignores unknown body members", async () => {
      const more = { scope: "admin", aud: "x", client_assertion: "x", ["__proto__"]: null, resource: 5 };
      expect((await send({ assertion: await mint(), identity_type: type, ...more })).status).toBe(200);
    });
  });

  describe.skipIf(!canSign)("without identity_type", () => {
    test.each(kinds.slice(0, 2))("infers %s from the JWT's typ", async (type, mint) => {
      expect(parseToken(await postClaim(await mint(), undefined, { api }), api).identity_type).toBe(type);
    });

    test("requires identity_type if typ does not identify the assertion", async () => {
      for (const typ of ["JWT", "jwt"]) {
        const assertion = await serviceAssertion(site, { header: { typ } });
        expect(statusAndCode(path, await postClaim(assertion, undefined, { api }))).toBe("422 invalid_assertion");
        expect((await postClaim(assertion, "service_auth", { api })).status).toBe(200);
      }
    });

    test("does not infer an anonymous claim from arbitrary text", async () => {
      expect(statusAndCode(path, await postClaim("any text", undefined, { api }))).toBe("422 invalid_assertion");
    });
  });

  describe("with an invalid request", () => {
    test.each([
      ["missing", undefined, "is missing"],
      ["empty", "", "is a string of 0 characters"],
      ["null", null, "is null"],
      ["a number", 1234567890123456, "is a number"],
      ["a list", ["a.b.c"], "is an array of 1 item"],
      ["an object", { assertion: "a.b.c" }, "is an object"],
      ["true", true, "is the boolean true"],
      ["too long", "a".repeat(16_385), "is a string of 16,385 characters"],
    ])("reports that the assertion is %s without echoing it", async (_, assertion, found) => {
      for (const type of ["anonymous", "identity_assertion", "service_auth", undefined] as const) {
        const response = await postClaim(assertion, type, { api });
        expect(statusAndCode(path, response)).toBe("422 invalid_assertion");
        const { message, hint } = errorOf(path, response);
        expect(message).toMatch(new RegExp(`^\`assertion\` ${found}; expected .+\\.$`));
        expect(hint).toContain("/auth.md");
        expect(response.text).not.toMatch(/a\.b\.c|123456|aaaa/);
        expect(response.headers["cache-control"]).toBe("no-store");
      }
    });

    test.each(["admin", "", "ANONYMOUS", "anonymous ", "id-jag", "__proto__", null, 5, [], ["anonymous"], {}])(
      "refuses %j as identity_type",
      async (identity_type) => {
        const response = await send({ assertion: "any text", identity_type });
        expect(statusAndCode(path, response)).toBe("422 unsupported_identity_type");
        expect(errorOf(path, response).hint).toContain("/auth.md");
        expectNotEchoed("any text", response);
      },
    );

    test("lists both members if both are invalid", async () => {
      const response = await send({ assertion: 1234567890123456, identity_type: "admin" });
      expect(statusAndCode(path, response)).toBe("422 validation_failed");
      expect(errorOf(path, response).issues?.map(({ path, code }) => [path, code])).toStrictEqual([
        ["assertion", "invalid_assertion"],
        ["identity_type", "unsupported_identity_type"],
      ]);
      expect(response.text).not.toContain("123456");
    });

    test.each(["", "{", "nothing", "null", "[]", '"a.b.c"', "42", '{"assertion":"a.b.c"', "assertion=a.b.c"])(
      "refuses the body %j, which is not a JSON object",
      async (body) => {
        const response = await send(body);
        expect(statusAndCode(path, response)).toBe("400 invalid_json");
        expect(response.text).not.toContain("a.b.c");
      },
    );

    test("refuses oversized bodies and other media types", async () => {
      expect(statusAndCode(path, await send(`{"assertion":"${"a".repeat(70_000)}"}`))).toBe("413 payload_too_large");
      const types = ["text/plain", "application/x-www-form-urlencoded", "application/jwt", "application/secevent+jwt"];
      for (const type of types)
        expect(statusAndCode(path, await send({ assertion: "a.b.c" }, { "Content-Type": type }))).toBe(
          "415 unsupported_media_type",
        );
    });

    test("allows only GET, HEAD, OPTIONS and POST", async () => {
      for (const method of ["PUT", "DELETE", "PATCH"]) {
        const response = await call(path, { method });
        expect(statusAndCode(path, response)).toBe("405 method_not_allowed");
        expect(String(response.headers.allow).split(/, */).toSorted()).toStrictEqual([
          "GET",
          "HEAD",
          "OPTIONS",
          "POST",
        ]);
      }
    });

    test("ignores an assertion in the query or in a header", async () => {
      const headers = { "Content-Type": "application/json", Assertion: "any", Authorization: "Bearer any" };
      const response = await call(`${path}?assertion=any&identity_type=anonymous`, {
        method: "POST",
        headers,
        body: "{}",
      });
      expect(errorOf(path, response).message).toContain("`assertion` is missing");
    });
  });

  test("does not store errors: a corrected request succeeds with the same Idempotency-Key", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    for (const [assertion, type] of [
      ["x", "service_auth"],
      ["", "anonymous"],
    ] as const)
      expect((await postClaim(assertion, type, { api, headers })).status).toBe(422);
    const corrected = await postClaim("any text", "anonymous", { api, headers });
    expect([corrected.status, isReplay(corrected)]).toStrictEqual([200, false]);
  });

  test("returns Markdown errors on request without echoing the assertion", async () => {
    const headers = { Accept: "text/markdown" };
    for (const assertion of ["](http://evil.example)`<b>.x.y", "a".repeat(16_385)]) {
      const response = await postClaim(assertion, "identity_assertion", { api, headers });
      expect(response.status).toBe(422);
      expect(response.headers["content-type"]).toBe("text/markdown; charset=utf-8");
      expect(response.text.split("\n")[0]).toBe("# Error: invalid_assertion");
      expect(response.text).not.toMatch(/evil|aaaa/);
    }
  });

  describe("GET", () => {
    test("describes the accepted assertions and issues nothing", async () => {
      const [get, head] = await Promise.all([call(path), call(path, { method: "HEAD" })]);
      expect(get.status).toBe(200);
      const { endpoint, accepts, assertion_types_supported, how, ...more } = dataOf(ClaimInfo, path, get);
      expect({ endpoint, accepts, assertion_types_supported, ...more }).toStrictEqual({
        endpoint: `${site}${path}`,
        accepts: ["anonymous", "identity_assertion", "service_auth"],
        assertion_types_supported: ["urn:ietf:params:oauth:token-type:id-jag"],
      });
      expect(how).toContain("/auth.md");
      expect([head.status, head.bytes.length]).toStrictEqual([200, 0]);
    });

    test("describes each identity type as POST handles it", async () => {
      const { accepts = [] } = dataOf(ClaimInfo, path, await call(path));
      for (const identity_type of accepts) {
        const { status, text } = await send({ assertion: "any text", identity_type });
        expect([200, 422]).toContain(status);
        expect(text).not.toContain("unsupported_identity_type");
      }
    });
  });
});

test("an anonymous claim accepts any text up to 16 KiB and does not store it", async () => {
  const texts = ["x", " ", "\0", "\ud83e\udd80", "a.b.c", "../../etc/passwd", "a".repeat(16_384), "x", "x"];
  const tokens = await Promise.all(texts.map(async (text) => parseToken(await postClaim(text, "anonymous"))));
  const subjects = await Promise.all(tokens.map(async (token) => (await verifyToken(token)).sub));
  expect(new Set(subjects).size).toBe(texts.length);
  for (const subject of subjects) expect(subject).toMatch(/^anonymous_[\w-]{24}$/);
  for (const { scope, identity_type } of tokens)
    expect({ scope, identity_type }).toStrictEqual({ scope: demoScope, identity_type: "anonymous" });
});

describe.skipIf(!canSign)("a token's subject", () => {
  const subjectFor = async (sub: string, by = issuer, claims = {}): Promise<string | undefined> =>
    (await verifyToken(parseToken(await postClaim(await idJag(site, { claims: { ...claims, sub } }, by))))).sub;

  test("is a stable pseudonym for issuer and sub", async () => {
    const sub = `grace@example.com-${crypto.randomUUID()}`;
    const subject = await subjectFor(sub);
    expect(subject).toMatch(/^subject_[\w-]{43}$/);
    expect(await subjectFor(sub, issuer, { client_id: "agent-two", scope: "jobs:read" })).toBe(subject);
    expect(await subjectFor(`${sub} `)).not.toBe(subject);
    expect(await subjectFor(sub, otherIssuer)).not.toBe(subject);
  });
});

describe.skipIf(!canSign)("POST /api/agent/claim accepts an assertion", () => {
  const taken = async (assertion: string, type?: "identity_assertion" | "service_auth") =>
    parseToken(await postClaim(assertion, type));
  /** Re-signs a token with header members and claims that a library might refuse. */
  const rewritten = (token: string, by: typeof issuer, head: object, claims: object = {}) => {
    const [first, second] = decodeJwtTexts(token);
    return signJwtTexts(by, [JSON.stringify({ ...first, ...head }), JSON.stringify({ ...second, ...claims })]);
  };

  test.each(["OAuth-ID-JAG+JWT", "application/oauth-id-jag+jwt", "Application/OAUTH-ID-JAG+jwt"])(
    "with the typ %s",
    async (typ) => {
      for (const type of ["identity_assertion", undefined] as const)
        expect((await taken(await idJag(site, { header: { typ } }), type)).identity_type).toBe("identity_assertion");
    },
  );

  test.each([undefined, "JWT", "jwt", "application/jwt", "Client-Authentication+JWT"])(
    "from a service with the typ %s",
    async (typ) => {
      const assertion = rewritten(await serviceAssertion(site), service, { typ });
      expect((await taken(assertion, "service_auth")).identity_type).toBe("service_auth");
    },
  );

  test.each(["EdDSA", "Ed25519"])("from a service that calls the algorithm of its Ed25519 key %s", async (alg) => {
    const assertion = rewritten(await serviceAssertion(site), service, { alg });
    expect((await taken(assertion, "service_auth")).identity_type).toBe("service_auth");
  });

  const changes: readonly (readonly [what: string, changes: (site: string, at?: number) => JwtChanges])[] = [
    ["with a list containing only this service as audience", (site) => ({ claims: { aud: [site] } })],
    ["with nbf in the past", () => ({ claims: { nbf: nowInSeconds() - 5 } })],
    ["valid for 1 second", (_, at = nowInSeconds()) => ({ claims: { iat: at, exp: at + 1 } })],
    ["valid for 300 seconds", (_, at = nowInSeconds()) => ({ claims: { iat: at, exp: at + 300 } })],
    ["without a kid, if its issuer has one key", () => ({ header: { kid: undefined } })],
    ["with unknown claims", () => ({ claims: { email: "a@example.com", act: { sub: "x" }, tenant: "t" } })],
    ["with a jti of 1,024 characters", () => ({ claims: { jti: `${crypto.randomUUID()}${"j".repeat(988)}` } })],
    ["with a jku, which is ignored", () => ({ header: { jku: "https://evil.example/jwks.json" } })],
  ];
  test.each(changes)("%s", async (_, change) => {
    await taken(await idJag(site, change(site)), "identity_assertion");
    await taken(await serviceAssertion(site, change(site)), "service_auth");
    await taken(await idJag(site, change(site), otherIssuer), "identity_assertion");
  });

  test("for every client listed for its issuer", async () => {
    for (const client_id of issuer.clientIds) {
      const token = await taken(await idJag(site, { claims: { client_id } }));
      expect((await verifyToken(token)).client_id).toBe(client_id);
    }
  });

  test.each([
    ["portfolio:read", "portfolio:read"],
    ["events:write", "events:write"],
    ["jobs:read portfolio:read", demoScope],
    ["jobs:read jobs:read", "jobs:read"],
    ["openid profile jobs:read https://api.example.com/x", "jobs:read"],
    [everyScope, everyScope],
    [undefined, everyScope],
  ])("for the scope %s and grants %s", async (scope, granted) => {
    const token = await taken(await idJag(site, { claims: { scope } }));
    expect(token.scope).toBe(granted);
    expect((await verifyToken(token)).scope).toBe(granted);
  });

  test("for one or more resources of this service", async () => {
    for (const resource of [
      site,
      `${site}/`,
      `${site}/api`,
      `${site}/api/mcp`,
      [site, `${site}/api`],
      [`${site}/api/mcp`],
    ])
      expect((await verifyToken(await taken(await idJag(site, { claims: { resource } })))).aud).toBe(site);
  });
});
