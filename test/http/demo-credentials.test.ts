import { describe, expect, test } from "vitest";
import { KeyResponse, TokenResponse } from "../../src/contract/resources/agents/credential.ts";
import { claimsOf, credentials } from "../support/auth/credentials.ts";
import { dataOf, errorOf, isReplay, post, statusAndCode, testedBases } from "../support/http/api-requests.ts";
import { call, type HttpResponse, siteOf } from "../support/http/service.ts";

const json = { "Content-Type": "application/json" };
type RequestOptions = NonNullable<Parameters<typeof call>[1]>;

/** Expects the headers of a response that contains a credential. */
const expectNoStore = ({ headers }: HttpResponse): void => {
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "access-control-allow-origin": "*",
    "api-version": "v1",
  });
  for (const name of ["etag", "set-cookie", "location"]) expect(headers[name], name).toBeUndefined();
};

const bodies = (members: readonly string[]): readonly (readonly [what: string, options: RequestOptions])[] => [
  ["no body", {}],
  ["no body and a type", { headers: json }],
  [
    "no body, a length and the type that curl gives",
    { headers: { "Content-Length": "0", "Content-Type": "text/plain" } },
  ],
  ["a body without a type", { body: "{}" }],
  ["an empty object", { headers: json, body: "{}" }],
  ["an empty object in chunks", { headers: json, body: ["{", "}"] }],
  ["unknown members", { headers: json, body: '{"identity":"x","scope":"events:write","sub":"root"}' }],
  ["a type with a suffix", { headers: { "Content-Type": "application/vnd.x+json; charset=UTF-8" }, body: "{}" }],
  ...members.map((body) => [body, { headers: json, body }] as const),
];

/** Bodies that every operation refuses. */
const unreadable: readonly (readonly [refusal: string, what: string, options: RequestOptions])[] = [
  ["400 invalid_json", "a truncated object", { headers: json, body: '{"a":' }],
  ["400 invalid_json", "whitespace", { headers: json, body: " " }],
  ["400 invalid_json", "a list", { headers: json, body: "[]" }],
  ["400 invalid_json", "a string", { headers: json, body: '"anonymous"' }],
  ["400 invalid_json", "null", { headers: json, body: "null" }],
  ["400 invalid_json", "bytes that are not UTF-8", { headers: json, body: Buffer.from('{"a":"\xff"}', "latin1") }],
  ["400 invalid_json", "deeply nested brackets", { headers: json, body: "[".repeat(60_000) }],
  [
    "415 unsupported_media_type",
    "a form",
    { headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: "a=b" },
  ],
  ["415 unsupported_media_type", "XML", { headers: { "Content-Type": "application/xml" }, body: "<a/>" }],
  [
    "415 unsupported_media_type",
    "a security event",
    { headers: { "Content-Type": "application/secevent+jwt" }, body: "a" },
  ],
  ["413 payload_too_large", "an oversized body", { headers: json, body: JSON.stringify({ a: "x".repeat(64 * 1024) }) }],
];

describe.each(testedBases)("POST %s/agent/identity", (api) => {
  const path = `${api}/agent/identity`;
  const mint = (options: RequestOptions = {}) => call(path, { method: "POST", ...options });
  const asked = [
    '{"identity_type":"anonymous"}',
    '{"type":"anonymous"}',
    '{"identity_type":"anonymous","type":"anonymous"}',
  ];

  test.each(bodies(asked))("mints a demo token for %s", async (_, options) => {
    const response = await mint(options);
    expect(response.status, response.text).toBe(200);
    const { access_token, ...rest } = dataOf(TokenResponse, path, response);
    expect(rest).toStrictEqual({
      token_type: "Bearer",
      expires_in: 3_600,
      identity_type: "anonymous",
      scope: "portfolio:read jobs:read",
    });
    expect(access_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(access_token.length).toBeLessThan(1_024);
    expectNoStore(response);
  });

  test("mints a unique subject and jti for each token", async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => mint()));
    const tokens = responses.map((response) => dataOf(TokenResponse, path, response).access_token);
    const claims = tokens.map(claimsOf);
    expect(new Set(tokens).size).toBe(20);
    for (const name of ["sub", "jti"]) expect(new Set(claims.map(({ [name]: value }) => value)).size).toBe(20);
    for (const { sub } of claims) expect(sub).toMatch(/^anonymous_[\w-]{24}$/);
  });

  test("mints a token whose claims match the response", async () => {
    const { access_token, expires_in, scope } = dataOf(TokenResponse, path, await mint());
    const { iat = 0, exp, ...claims } = claimsOf(access_token);
    const site = await siteOf();
    expect(claims).toStrictEqual({
      iss: site,
      aud: site,
      sub: expect.any(String),
      client_id: "anonymous",
      jti: expect.any(String),
      scope,
      identity_type: "anonymous",
    });
    expect(exp).toBe(iat + (expires_in ?? 0));
    expect(Math.abs(iat - Date.now() / 1_000)).toBeLessThan(30);
  });

  test("ignores an Idempotency-Key", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const responses = [
      await mint({ headers }),
      await mint({ headers }),
      await mint({ headers: { "Idempotency-Key": "a b" } }),
    ];
    expect(new Set(responses.map((response) => dataOf(TokenResponse, path, response).access_token)).size).toBe(3);
    for (const response of responses) expect(response.headers["idempotent-replay"]).toBeUndefined();
  });

  test("mints a token even if the request carries a credential", async () => {
    for (const key of [await credentials.demoKey(), "not-a-key"]) {
      const { sub } = claimsOf(dataOf(TokenResponse, path, await mint({ headers: { "x-api-key": key } })).access_token);
      expect(sub).toMatch(/^anonymous_/);
    }
  });

  describe("with another identity type or an unreadable body", () => {
    const types = [
      "identity_assertion",
      "service_auth",
      "refresh",
      "ANONYMOUS",
      " anonymous",
      "",
      "__proto__",
      null,
      1,
      true,
      [],
      ["anonymous"],
      {},
    ];
    test.each(["identity_type", "type"].flatMap((name) => types.map((type) => [name, type] as const)))(
      "refuses %s %j and points to POST /api/agent/claim",
      async (name, type) => {
        const response = await post(path, { [name]: type });
        expect(statusAndCode(path, response)).toBe("422 unsupported_identity_type");
        expect(errorOf(path, response).hint).toContain(`POST ${api}/agent/claim`);
        expect(errorOf(path, response).hint).toContain('"Choose an identity" in /auth.md');
        expect(response.headers["cache-control"]).toBe("no-store");
      },
    );

    test("refuses conflicting identity_type and type", async () => {
      for (const body of [
        { identity_type: "anonymous", type: "service_auth" },
        { identity_type: "service_auth", type: "anonymous" },
        { identity_type: "identity_assertion", type: "service_auth" },
      ])
        expect(statusAndCode(path, await post(path, body))).toBe("422 unsupported_identity_type");
    });

    test.each(unreadable)("returns %s for %s", async (refusal, _, options) => {
      expect(statusAndCode(path, await mint(options))).toBe(refusal);
    });
  });
});

describe.each(testedBases)("POST %s/agent/key", (api) => {
  const path = `${api}/agent/key`;
  const make = (options: RequestOptions = {}) => call(path, { method: "POST", ...options });
  const asked = ['{"email":"ada@example.com"}', '{"email":" ada.lovelace+demo@mail.example.co.uk "}'];

  test.each(bodies(asked))("creates a demo key for %s", async (_, options) => {
    const response = await make(options);
    expect(response.status, response.text).toBe(201);
    const { api_key, use, ...rest } = dataOf(KeyResponse, path, response);
    expect(rest).toStrictEqual({
      token_type: "ApiKey",
      expires_in: 86_400,
      scopes: ["portfolio:read", "jobs:read"],
      docs: `${await siteOf()}/auth.md`,
    });
    expect(use).toContain("x-api-key");
    expect(api_key).toMatch(/^vitrine_demo_[\w-]+$/);
    expect(api_key.length).toBeLessThanOrEqual(100);
    expectNoStore(response);
  });

  test("creates unique keys of equal length", async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => make()));
    const keys = responses.map((response) => dataOf(KeyResponse, path, response).api_key);
    expect(new Set(keys).size).toBe(20);
    expect(new Set(keys.map(({ length }) => length)).size).toBe(1);
    const callers = await Promise.all(keys.map(credentials.callerOf));
    expect(new Set(callers.map(({ sub }) => sub)).size).toBe(20);
  });

  test("does not store the email address", async () => {
    const response = await post(path, { email: "lovelace@ada.example.com" });
    const { api_key } = dataOf(KeyResponse, path, response);
    const bytes = atob(api_key.replace("vitrine_demo_", "").replaceAll("-", "+").replaceAll("_", "/"));
    const events = await call(`${api}/agent/events`);
    const said = [response.text, bytes, JSON.stringify(await credentials.callerOf(api_key)), events.text].join();
    for (const word of ["lovelace", "ada.example.com"]) expect(said).not.toContain(word);
  });

  test.each([
    ["without a domain", "ada"],
    ["without a name", "@example.com"],
    ["with two at signs", "a@b@example.com"],
    ["with whitespace", "a da@example.com"],
    ["with a line break", "ada@example.com\nBcc: x@example.com"],
    ["with a display name", "Ada <ada@example.com>"],
    ["without a dot in its domain", "ada@localhost"],
    ["of 255 characters", `${"a".repeat(64)}@${"b".repeat(61)}.${"c".repeat(60)}.${"d".repeat(63)}.com`],
    ["that is empty", ""],
    ["that is null", null],
    ["that is a number", 1],
    ["that is a list", ["ada@example.com"]],
    ["that is an object", { address: "ada@example.com" }],
  ])("refuses an email address %s", async (_, email) => {
    const response = await post(path, { email });
    expect(statusAndCode(path, response)).toBe("422 invalid_email");
    const { message, issues, hint } = errorOf(path, response);
    expect(message).toContain("`email`");
    expect(message.length).toBeLessThan(300);
    expect(issues).toBeUndefined();
    expect(hint).not.toBe("");
  });

  test.each(unreadable)("returns %s for %s", async (refusal, _, options) => {
    expect(statusAndCode(path, await make(options))).toBe(refusal);
  });
});

describe.each(testedBases)("POST %s/agent/key with an Idempotency-Key", (api) => {
  const path = `${api}/agent/key`;
  const make = (key: string, body: unknown = {}) => post(path, body, { "Idempotency-Key": key });
  const keyIn = (response: HttpResponse): string => dataOf(KeyResponse, path, response).api_key;
  test("replays the same demo key and marks the response as a replay", async () => {
    const key = crypto.randomUUID();
    const responses = [await make(key), await make(key), await make(`"${key}"`)];
    expect(responses.map(({ status }) => status)).toStrictEqual([201, 201, 201]);
    expect(responses.map(isReplay)).toStrictEqual([false, true, true]);
    for (const response of responses) {
      expect(response.text).toBe(responses[0]?.text);
      expectNoStore(response);
      expect(await credentials.isAccepted(keyIn(response))).toBe(true);
    }
  });

  test("creates another demo key for another Idempotency-Key or none", async () => {
    const responses = [await make(crypto.randomUUID()), await make(crypto.randomUUID()), await post(path, {})];
    expect(new Set(responses.map(keyIn)).size).toBe(3);
    expect(responses.map(isReplay)).toStrictEqual([false, false, false]);
  });

  test("refuses a reused Idempotency-Key with another body and a malformed one", async () => {
    const key = crypto.randomUUID();
    await make(key);
    expect(statusAndCode(path, await make(key, { email: "ada@example.com" }))).toBe("422 idempotency_key_reused");
    expect(statusAndCode(path, await make("a b"))).toBe("400 invalid_idempotency_key");
    expect(statusAndCode(path, await make("x".repeat(256)))).toBe("400 invalid_idempotency_key");
  });

  test("does not store errors", async () => {
    const key = crypto.randomUUID();
    expect(statusAndCode(path, await make(key, { email: "ada" }))).toBe("422 invalid_email");
    const response = await make(key, { email: "ada@example.com" });
    expect([response.status, isReplay(response)]).toStrictEqual([201, false]);
  });

  test("creates exactly one demo key for 10 concurrent requests", async () => {
    const key = crypto.randomUUID();
    const responses = await Promise.all(Array.from({ length: 10 }, () => make(key)));
    const made = responses.filter(({ status }) => status === 201);
    expect(made.filter((response) => !isReplay(response))).toHaveLength(1);
    expect(new Set(made.map(keyIn)).size).toBe(1);
    for (const response of responses.filter(({ status }) => status !== 201)) {
      expect(statusAndCode(path, response)).toBe("409 idempotency_in_progress");
      expect(response.headers["retry-after"]).toBe("1");
    }
  });

  test("scopes the Idempotency-Key to the caller", async () => {
    const [mine, yours] = [await credentials.demoToken(), await credentials.demoToken()];
    const key = crypto.randomUUID();
    const makeAs = (caller: string) => post(path, {}, { "Idempotency-Key": key, "x-api-key": caller });
    const [first, other, anonymous, again] = [
      await makeAs(mine),
      await makeAs(yours),
      await make(key),
      await makeAs(mine),
    ];
    expect([first, other, anonymous, again].map(isReplay)).toStrictEqual([false, false, false, true]);
    expect(new Set([first, other, anonymous].map(keyIn)).size).toBe(3);
    expect(keyIn(again)).toBe(keyIn(first));
  });
});
