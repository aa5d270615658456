import { describe, expect, test } from "vitest";
import { ApiIndex, Caller, IdentityInfo } from "../../src/contract/resources/agents/agent.ts";
import { ErrorBody } from "../../src/contract/resources/error.ts";
import { claimsOf, credentialHeaders, credentialKinds, credentials, inBatches } from "../support/auth/credentials.ts";
import { malleatedTokens, withCharacterChanged } from "../support/auth/jwt-encodings.ts";
import { dataOf, errorOf } from "../support/http/api-requests.ts";
import { protectedPaths } from "../support/http/protected-paths.ts";
import { behindEdge, call, type HttpResponse, siteOf } from "../support/http/service.ts";

const metadataPath = "/.well-known/oauth-protected-resource";
/** Each path is a resource with metadata of its own (RFC 9728 §3.3). */
const challenge = async (path: string, error = ""): Promise<string> =>
  `Bearer resource_metadata="${await siteOf()}${metadataPath}${path}"${error}`;
const invalid = ', error="invalid_token"';

/** Everything that could distinguish one refusal from another. */
const refusalParts = ({ status, headers, text }: HttpResponse): readonly unknown[] => [
  status,
  headers["www-authenticate"],
  headers["content-length"],
  text,
];

/** Expects the refusal of an invalid credential. */
const expectInvalid = async (responses: readonly HttpResponse[]): Promise<void> => {
  const plain = await credentials.callWith("not-a-key");
  expect(plain.status).toBe(401);
  expect(plain.headers["www-authenticate"]).toBe(await challenge("/agent/auth", invalid));
  for (const response of responses) expect(refusalParts(response)).toStrictEqual(refusalParts(plain));
};

describe.each(protectedPaths)("%s", (path) => {
  test("returns 401 with a link to the metadata", async () => {
    const response = await call(path);
    expect(response.status).toBe(401);
    const { code, hint } = errorOf(path, response);
    expect(code).toBe("unauthorized");
    expect(hint).toContain("/auth.md");
    expect(response.headers["www-authenticate"]).toBe(await challenge(path));
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("returns the 401 as Markdown on request", async () => {
    const response = await call(path, { headers: { Accept: "text/markdown" } });
    expect(response.status).toBe(401);
    expect(response.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(response.headers["www-authenticate"]).toBe(await challenge(path));
    expect(response.text).toMatch(/^# Error: unauthorized\n[\s\S]*\/auth\.md/);
  });

  test.each<readonly [name: string, value: string]>([
    ["Authorization", "Bearer not-a-token"],
    ["Authorization", "Basic bm90OnRoaXM="],
    // An edge drops empty headers.
    ...(behindEdge ? [] : [["Authorization", ""] as const]),
    ["X-API-Key", "not-a-key"],
  ])("returns invalid_token for %s: %s", async (name, value) => {
    const response = await call(path, { headers: { [name]: value } });
    expect(response.status).toBe(401);
    const { code, message } = errorOf(path, response);
    expect([code, message]).toStrictEqual(["unauthorized", expect.stringContaining("`Authorization: Bearer`")]);
    expect(response.headers["www-authenticate"]).toBe(await challenge(path, invalid));
    if (value) expect(response.text).not.toContain(value);
  });

  describe.each(credentialKinds)("with a %s", (_, get) => {
    test.each(credentialHeaders)("accepts it in %s for GET and HEAD with no-store", async (_, sent) => {
      const headers = sent(await get());
      const [response, head] = await Promise.all([call(path, { headers }), call(path, { headers, method: "HEAD" })]);
      expect([response.status, head.status, head.text], response.text).toStrictEqual([200, 200, ""]);
      expect(head.headers["content-length"]).toBe(response.headers["content-length"]);
      expect(response.headers).toMatchObject({ "cache-control": "no-store", "access-control-allow-origin": "*" });
      for (const name of ["www-authenticate", "etag"]) expect(response.headers[name], name).toBeUndefined();
    });
  });

  test("accepts the same credential in both headers, and refuses two different ones", async () => {
    const [token, key] = [await credentials.demoToken(), await credentials.demoKey()];
    const send = (one: string, other: string) =>
      call(path, { headers: { Authorization: `Bearer ${one}`, "x-api-key": other } });
    for (const same of [token, key]) expect((await send(same, same)).status).toBe(200);
    expect((await send("not-a-key", "not-a-key")).status).toBe(401);
    for (const [one, other] of [
      [token, key],
      [key, token],
      [token, "not-a-key"],
    ] as const) {
      const response = await send(one, other);
      expect([response.status, errorOf(path, response).code]).toStrictEqual([400, "invalid_request"]);
      expect(response.headers["www-authenticate"]).toBe('Bearer error="invalid_request"');
      expect(response.headers["ratelimit-remaining"]).toMatch(/^\d+$/);
      expect(response.text).not.toContain(one);
    }
  });
});

describe.each(credentialKinds)("a %s", (kind, get) => {
  const types: Readonly<Record<string, string>> = {
    "token of an agent": "identity_assertion",
    "token of a service": "service_auth",
  };
  const identity_type = types[kind] ?? "anonymous";
  const lifetime = kind === "demo key" ? 86_400 : 3_600;
  const asked = async <T>(schema: Parameters<typeof dataOf<T>>[0], path: string, credential: string): Promise<T> =>
    dataOf(schema, path, await credentials.callWith(credential, path));

  test.each(["/api", "/api/v1", "/v1"])("gets the index at %s with endpoints under the same base", async (path) => {
    const index = await asked(ApiIndex, path, await get());
    const site = await siteOf();
    expect(index).toMatchObject({ ok: true, version: "v1", docs: `${site}/docs`, openapi: `${site}/openapi.json` });
    const { endpoints = [] } = index;
    const base = path === "/api/v1" ? "/api/v1" : "/api";
    for (const operation of ["GET /profile", "GET /projects", "POST /contact", "POST /agent/claim", "POST /batch"])
      expect(endpoints).toContain(operation.replace(" ", ` ${base}`));
  });

  test("gets an index without endpoints at the reserved /v2", async () => {
    const { ok, version, message, endpoints = [] } = await asked(ApiIndex, "/v2", await get());
    expect({ ok, version }).toMatchObject({ version: "v2" });
    expect(message).toMatch(/reserved/i);
    expect(endpoints).toStrictEqual([]);
  });

  test("gets its subject and scopes from /agent/auth", async () => {
    const credential = await get();
    const caller = await asked(Caller, "/agent/auth", credential);
    const { mode, sub, how, ...endpoints } = await asked(IdentityInfo, "/agent/identity", credential);
    expect({ mode, sub }).toStrictEqual({ mode: identity_type, sub: caller.sub });
    expect(how).toContain("/auth.md");
    const api = `${await siteOf()}/api/agent`;
    expect(endpoints).toStrictEqual({
      identity_endpoint: `${api}/identity`,
      claim_endpoint: `${api}/claim`,
      events_endpoint: `${api}/events`,
    });
    expect(caller.identity_type).toBe(identity_type);
    expect(caller.expires_in).toBeGreaterThan(lifetime - 30);
    expect(caller.expires_in).toBeLessThanOrEqual(lifetime);
    if (kind !== "demo key")
      expect(caller).toMatchObject({ sub: claimsOf(credential).sub, scope: claimsOf(credential).scope });
    else expect(caller).toMatchObject({ sub: expect.stringMatching(/^anonymous_/), scope: "portfolio:read jobs:read" });
  });

  test.each(["Bearer", "bearer", "BEARER", "bEaReR"])("is accepted with the scheme %s", async (scheme) => {
    const credential = await get();
    for (const spaces of [" ", "   "]) {
      const { status } = await call("/agent/auth", { headers: { Authorization: `${scheme}${spaces}${credential}` } });
      expect(status).toBe(200);
    }
  });

  test("is refused in any other header form, always with the same response", async () => {
    const [credential, other] = [await get(), await get()];
    const sent: readonly Readonly<Record<string, string | string[]>>[] = [
      ...["", "Bearer", "Bearer:", "Token ", "Basic ", "DPoP ", "Bearer\t", "Bearer=", "Bearer Bearer "].map(
        (scheme) => ({
          Authorization: scheme + credential,
        }),
      ),
      { Authorization: `Basic ${btoa(`${credential}:`)}` },
      { Authorization: `Basic ${btoa(`user:${credential}`)}` },
      { Authorization: `Bearer "${credential}"` },
      { Authorization: `Bearer ${credential}, Bearer ${other}` },
      { Authorization: `Bearer ${credential},${other}` },
      { Authorization: `Bearer ${credential} ${other}` },
      { Authorization: `Bearer ${credential},` },
      { Authorization: `Bearer ${credential}; scope=all` },
      { Authorization: `Bearer token=${credential}` },
      { "x-api-key": `Bearer ${credential}` },
      { "x-api-key": `"${credential}"` },
      { "x-api-key": `${credential}, ${other}` },
      { "x-api-key": `${credential},${credential}` },
      { "x-api-key": [credential, other] },
      { "x-api-key": [credential, credential] },
    ];
    await expectInvalid(await inBatches(sent, (headers) => call("/agent/auth", { headers })));
  });

  test("is refused beside another Authorization with 400", async () => {
    const credential = await get();
    // An edge drops empty headers.
    for (const Authorization of [
      "Basic eDp5",
      `Bearer ${credential}x`,
      `Bearer ${credential},`,
      ...(behindEdge ? [] : [""]),
    ]) {
      const response = await call("/agent/auth", { headers: { "x-api-key": credential, Authorization } });
      expect([response.status, errorOf("/agent/auth", response).code]).toStrictEqual([400, "invalid_request"]);
    }
  });

  test("is refused when Authorization is sent twice", async () => {
    const [credential, other] = [await get(), await get()];
    const twice = [
      [`Bearer ${credential}`, `Bearer ${other}`],
      [`Bearer ${credential}`, `Bearer ${credential}`],
      [`Bearer ${credential}`, "Basic eDp5"],
      ["Basic eDp5", `Bearer ${credential}`],
    ];
    const responses = await inBatches(twice, (Authorization) => call("/agent/auth", { headers: { Authorization } }));
    for (const response of responses) expect([400, 401]).toContain(response.status);
  });

  test("is ignored in the query, the body and cookies", async () => {
    const credential = await get();
    const body = new URLSearchParams({ access_token: credential }).toString();
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    const responses = await Promise.all([
      ...["access_token", "token", "api_key", "apikey", "key", "x-api-key", "authorization", "bearer"].map((name) =>
        call(`/agent/auth?${name}=${credential}`),
      ),
      call("/agent/auth", { headers: { Cookie: `access_token=${credential}; x-api-key=${credential}` } }),
      call("/agent/auth", { headers: { "X-Access-Token": credential, "Proxy-Authorization": `Bearer ${credential}` } }),
      // An edge drops the body of a GET.
      ...(behindEdge ? [] : [call("/agent/auth", { headers: form, body })]),
    ]);
    for (const response of responses) {
      expect([response.status, response.headers["www-authenticate"]]).toStrictEqual([
        401,
        await challenge("/agent/auth"),
      ]);
      expect(response.text).not.toContain(credential);
    }
    expect((await call("/agent/auth", { method: "POST", headers: form, body })).status).toBe(405);
  });

  test("is refused with any one character changed, removed or inserted", async () => {
    const credential = await get();
    // Tokens have the same structure for every subject, so a sample is enough for the others.
    const each = kind.startsWith("demo") ? 1 : 7;
    const places = Array.from(credential, (_, index) => index).filter((index) => index % each === 0);
    const some = places.filter((index) => kind === "demo key" || index % 5 === 0);
    const wrong = places.map((index) => withCharacterChanged(credential, index));
    const without = some.map((index) => credential.slice(0, index) + credential.slice(index + 1));
    const cut = some.filter((index) => index > 0).map((index) => credential.slice(0, index));
    const more = ["A", "-", "=", "==", ".", "AAAA"].flatMap((text) => [credential + text, text + credential]);
    // Removing either of two equal neighbors gives the same text.
    const others = [...new Set([...wrong, ...without, ...cut, ...more])].filter((text) => text !== credential);
    expect(others.length).toBeGreaterThan(credential.length / each);
    await expectInvalid(await inBatches(others, (text) => credentials.callWith(text)));
    expect(await credentials.isAccepted(credential)).toBe(true);
  });

  test("is refused in another letter case, another encoding, or with padding or whitespace", async () => {
    const credential = await get();
    const [first = "", rest] = [credential[0], credential.slice(1)];
    const middle = Math.floor(credential.length / 2);
    const others = [
      credential.toLowerCase(),
      credential.toUpperCase(),
      ...malleatedTokens(credential),
      `${credential}=`,
      `${credential}==`,
      credential.replaceAll(".", "=."),
      credential.replaceAll("-", "+").replaceAll("_", "/"),
      encodeURIComponent(`${credential}=`),
      `${credential.slice(0, middle)} ${credential.slice(middle)}`,
      `${credential.slice(0, middle)}\t${credential.slice(middle)}`,
      credential.replaceAll(".", " ."),
      ...["\u00e9", "\u00a0", "\u00ad", "\u0085"].flatMap((letter) => [letter + rest, credential + letter]),
      // UTF-8 bytes of a fullwidth letter, a Cyrillic letter and an invisible character.
      ...["\uff56", "\u0435", "\u200b"].map((letter) => Buffer.from(letter + rest).toString("latin1")),
      Buffer.from(`${credential}\ufeff`).toString("latin1"),
    ].filter((text) => text !== credential);
    const bearable = others.filter((text) => !/\s/.test(text));
    const responses = await inBatches(others, (text) => credentials.callWith(text));
    const borne = await inBatches(bearable, (text) =>
      call("/agent/auth", { headers: { Authorization: `Bearer ${text}` } }),
    );
    await expectInvalid([...responses, ...borne]);
    expect(await credentials.isAccepted(first + rest)).toBe(true);
  });

  test("changes only the rate limit of a public read", async () => {
    const [plain, read] = [await call("/api/profile"), await credentials.callWith(await get(), "/api/profile")];
    expect(read.bytes.equals(plain.bytes)).toBe(true);
    expect(read.headers.etag).toBe(plain.headers.etag);
    expect(read.headers["ratelimit-policy"]).toMatch(/^"(?:credential|demo-credentials)";q=\d+;w=60$/);
    expect(plain.headers["ratelimit-policy"]).toMatch(/^"demo";q=\d+;w=60$/);
  });
});

test("an invalid credential does not affect a public read", async () => {
  const plain = await call("/api/profile");
  const sent = [{ Authorization: "Bearer not-a-token" }, { "x-api-key": "not-a-key" }, { Authorization: "Basic eDp5" }];
  for (const headers of sent) {
    const response = await call("/api/profile", { headers });
    expect(response.status).toBe(200);
    expect(response.bytes).toStrictEqual(plain.bytes);
    expect(response.headers.etag).toBe(plain.headers.etag);
    // It says why the limit is the lower one, and no cache may keep that for others.
    expect(response.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["ratelimit-policy"]).toBe(plain.headers["ratelimit-policy"]);
  }
});

test("a valid credential and none get no challenge from a public read", async () => {
  expect((await call("/api/profile")).headers["www-authenticate"]).toBeUndefined();
  const { headers } = await credentials.callWith(await credentials.demoKey(), "/api/profile");
  expect(headers["www-authenticate"]).toBeUndefined();
});

test("an invalid credential does not change the 304 of a public read", async () => {
  const { etag = "" } = (await call("/api/profile")).headers;
  const { status, headers } = await call("/api/profile", {
    headers: { "x-api-key": "not-a-key", "If-None-Match": etag },
  });
  expect([status, headers["www-authenticate"]]).toStrictEqual([304, undefined]);
});

test("an invalid credential of any length gets 401, never a server error", async () => {
  for (const length of [1, 1_000, 4_000, 12_000])
    for (const unit of ["a", "a.", "ey", "-"]) {
      const credential = `${unit.repeat(length / unit.length)}a`;
      const { status, text } = await credentials.callWith(credential);
      expect([400, 401, 413, 414, 431], text).toContain(status);
      if (length > 1) expect(text).not.toContain(credential);
    }
});

test("the metadata linked from the challenge describes the resource (RFC 9728)", async () => {
  const site = await siteOf();
  const { status, headers, json } = await call(metadataPath);
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^application\/json\b/);
  expect(json()).toMatchObject({
    resource: site,
    authorization_servers: [site],
    scopes_supported: expect.arrayContaining(["portfolio:read", "jobs:read", "events:write"]),
    bearer_methods_supported: ["header"],
  });
});

test("the authorization server that it lists serves its metadata (RFC 8414)", async () => {
  const site = await siteOf();
  const { status, headers, json } = await call("/.well-known/oauth-authorization-server");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^application\/json\b/);
  const identity_endpoint = `${site}/api/agent/identity`;
  expect(json()).toMatchObject({
    issuer: site,
    identity_endpoint,
    claim_endpoint: `${site}/api/agent/claim`,
    events_endpoint: `${site}/api/agent/events`,
    agent_auth: {
      identity_endpoint,
      identity_types_supported: ["anonymous", "identity_assertion", "service_auth"],
      identity_assertion: { assertion_types_supported: ["urn:ietf:params:oauth:token-type:id-jag"] },
      skill: expect.stringMatching(/\/auth\.md$/),
    },
  });
});

test("the guide that hints refer to is Markdown with the named sections", async () => {
  const { status, headers, text } = await call("/auth.md");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/markdown\b/);
  const hint = ErrorBody.parse((await call("/v1")).json()).error.hint;
  const section = /"([^"]+)" in \/auth\.md/.exec(hint)?.[1];
  expect(text.split("\n")).toContain(`## ${section}`);
});
