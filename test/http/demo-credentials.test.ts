import { describe, expect, test } from "vitest";
import { KeyResponse, TokenResponse } from "../../src/contract/resources/credential.ts";
import { claimsOf, credentials } from "../support/credentials.ts";
import { apis, dataOf, errorOf, post, refusalOf } from "../support/posts.ts";
import { type Answer, call, siteOf } from "../support/service.ts";

const json = { "Content-Type": "application/json" };
type Sent = NonNullable<Parameters<typeof call>[1]>;

/** What every answer with a credential in it carries, and what it must not. */
const expectKeptByNobody = ({ headers }: Answer): void => {
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "access-control-allow-origin": "*",
    "api-version": "v1",
  });
  for (const name of ["etag", "set-cookie", "location"]) expect(headers[name], name).toBeUndefined();
};

const bodies = (members: readonly string[]): readonly (readonly [what: string, options: Sent])[] => [
  ["no body", {}],
  ["no body and a type", { headers: json }],
  [
    "no body, a length and the type that curl gives",
    { headers: { "Content-Length": "0", "Content-Type": "text/plain" } },
  ],
  ["a body without a type", { body: "{}" }],
  ["an empty object", { headers: json, body: "{}" }],
  ["an empty object in chunks", { headers: json, body: ["{", "}"] }],
  ["members that it does not know", { headers: json, body: '{"identity":"x","scope":"events:write","sub":"root"}' }],
  ["a type with a suffix", { headers: { "Content-Type": "application/vnd.x+json; charset=UTF-8" }, body: "{}" }],
  ...members.map((body) => [body, { headers: json, body }] as const),
];

/** What no operation that takes a body can read. */
const unreadable: readonly (readonly [refusal: string, what: string, options: Sent])[] = [
  ["400 invalid_json", "half an object", { headers: json, body: '{"a":' }],
  ["400 invalid_json", "white space", { headers: json, body: " " }],
  ["400 invalid_json", "a list", { headers: json, body: "[]" }],
  ["400 invalid_json", "a text", { headers: json, body: '"anonymous"' }],
  ["400 invalid_json", "null", { headers: json, body: "null" }],
  ["400 invalid_json", "bytes that are not UTF-8", { headers: json, body: Buffer.from('{"a":"\xff"}', "latin1") }],
  ["400 invalid_json", "brackets in brackets", { headers: json, body: "[".repeat(60_000) }],
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
  ["413 payload_too_large", "too much", { headers: json, body: JSON.stringify({ a: "x".repeat(64 * 1024) }) }],
];

describe.each(apis)("I1 POST %s/agent/identity", (api) => {
  const path = `${api}/agent/identity`;
  const mint = (options: Sent = {}) => call(path, { method: "POST", ...options });
  const asked = [
    '{"identity_type":"anonymous"}',
    '{"type":"anonymous"}',
    '{"identity_type":"anonymous","type":"anonymous"}',
  ];

  test.each(bodies(asked))("mints a demo token for %s", async (_, options) => {
    const answer = await mint(options);
    expect(answer.status, answer.text).toBe(200);
    const { access_token, ...rest } = dataOf(TokenResponse, path, answer);
    expect(rest).toStrictEqual({
      token_type: "Bearer",
      expires_in: 3_600,
      identity_type: "anonymous",
      scope: "portfolio:read jobs:read",
    });
    expect(access_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(access_token.length).toBeLessThan(1_024);
    expectKeptByNobody(answer);
  });

  test("mints each for another subject, with another id", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => mint()));
    const tokens = answers.map((answer) => dataOf(TokenResponse, path, answer).access_token);
    const claims = tokens.map(claimsOf);
    expect(new Set(tokens).size).toBe(20);
    for (const name of ["sub", "jti"]) expect(new Set(claims.map(({ [name]: value }) => value)).size).toBe(20);
    for (const { sub } of claims) expect(sub).toMatch(/^anonymous_[\w-]{24}$/);
  });

  test("tells the token what its answer says", async () => {
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

  test("takes no notice of an Idempotency-Key, which it does not list", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const answers = [
      await mint({ headers }),
      await mint({ headers }),
      await mint({ headers: { "Idempotency-Key": "a b" } }),
    ];
    expect(new Set(answers.map((answer) => dataOf(TokenResponse, path, answer).access_token)).size).toBe(3);
    for (const answer of answers) expect(answer.headers["idempotent-replay"]).toBeUndefined();
  });

  test("mints a token for whoever carries a credential too, valid or not", async () => {
    for (const key of [await credentials.demoKey(), "not-a-key"]) {
      const { sub } = claimsOf(dataOf(TokenResponse, path, await mint({ headers: { "x-api-key": key } })).access_token);
      expect(sub).toMatch(/^anonymous_/);
    }
  });

  describe("I2", () => {
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
      "refuses %s %j, and says where other identities are exchanged",
      async (name, type) => {
        const answer = await post(path, { [name]: type });
        expect(refusalOf(path, answer)).toBe("422 unsupported_identity_type");
        expect(errorOf(path, answer).hint).toContain(`POST ${api}/agent/claim`);
        expect(errorOf(path, answer).hint).toContain('"Choose an identity" in /auth.md');
        expect(answer.headers["cache-control"]).toBe("no-store");
      },
    );

    test("refuses one of two types that is not anonymous", async () => {
      for (const body of [
        { identity_type: "anonymous", type: "service_auth" },
        { identity_type: "service_auth", type: "anonymous" },
        { identity_type: "identity_assertion", type: "service_auth" },
      ])
        expect(refusalOf(path, await post(path, body))).toBe("422 unsupported_identity_type");
    });

    test.each(unreadable)("answers %s to %s", async (refusal, _, options) => {
      expect(refusalOf(path, await mint(options))).toBe(refusal);
    });
  });
});

describe.each(apis)("K4 POST %s/agent/key", (api) => {
  const path = `${api}/agent/key`;
  const make = (options: Sent = {}) => call(path, { method: "POST", ...options });
  const asked = ['{"email":"ada@example.com"}', '{"email":" ada.lovelace+demo@mail.example.co.uk "}'];

  test.each(bodies(asked))("gives a demo key for %s", async (_, options) => {
    const answer = await make(options);
    expect(answer.status, answer.text).toBe(201);
    const { api_key, use, ...rest } = dataOf(KeyResponse, path, answer);
    expect(rest).toStrictEqual({
      token_type: "ApiKey",
      expires_in: 86_400,
      scopes: ["portfolio:read", "jobs:read"],
      docs: `${await siteOf()}/auth.md`,
    });
    expect(use).toContain("x-api-key");
    expect(api_key).toMatch(/^vitrine_demo_[\w-]+$/);
    expect(api_key.length).toBeLessThanOrEqual(100);
    expectKeptByNobody(answer);
  });

  test("makes each unlike any other, and all equally long", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => make()));
    const keys = answers.map((answer) => dataOf(KeyResponse, path, answer).api_key);
    expect(new Set(keys).size).toBe(20);
    expect(new Set(keys.map(({ length }) => length)).size).toBe(1);
    const callers = await Promise.all(keys.map(credentials.callerOf));
    expect(new Set(callers.map(({ sub }) => sub)).size).toBe(20);
  });

  test("keeps nothing of the address", async () => {
    const answer = await post(path, { email: "lovelace@ada.example.com" });
    const { api_key } = dataOf(KeyResponse, path, answer);
    const bytes = atob(api_key.replace("vitrine_demo_", "").replaceAll("-", "+").replaceAll("_", "/"));
    const events = await call(`${api}/agent/events`);
    const said = [answer.text, bytes, JSON.stringify(await credentials.callerOf(api_key)), events.text].join();
    for (const word of ["lovelace", "ada.example.com"]) expect(said).not.toContain(word);
  });

  test.each([
    ["without a domain", "ada"],
    ["without a name", "@example.com"],
    ["with two at signs", "a@b@example.com"],
    ["with white space in it", "a da@example.com"],
    ["with a line break", "ada@example.com\nBcc: x@example.com"],
    ["with a display name", "Ada <ada@example.com>"],
    ["without a dot in its domain", "ada@localhost"],
    ["of 255 characters", `${"a".repeat(64)}@${"b".repeat(61)}.${"c".repeat(60)}.${"d".repeat(63)}.com`],
    ["that is empty", ""],
    ["that is null", null],
    ["that is a number", 1],
    ["that is a list", ["ada@example.com"]],
    ["that is an object", { address: "ada@example.com" }],
  ])("refuses an address %s", async (_, email) => {
    const answer = await post(path, { email });
    expect(refusalOf(path, answer)).toBe("422 invalid_email");
    const { message, issues, hint } = errorOf(path, answer);
    expect(message).toContain("`email`");
    expect(message.length).toBeLessThan(300);
    expect(issues).toBeUndefined();
    expect(hint).not.toBe("");
  });

  test.each(unreadable)("answers %s to %s", async (refusal, _, options) => {
    expect(refusalOf(path, await make(options))).toBe(refusal);
  });
});

describe.each(apis)("H2 POST %s/agent/key with an Idempotency-Key", (api) => {
  const path = `${api}/agent/key`;
  const make = (key: string, body: unknown = {}) => post(path, body, { "Idempotency-Key": key });
  const keyIn = (answer: Answer): string => dataOf(KeyResponse, path, answer).api_key;
  const isReplay = ({ headers }: Answer): boolean => headers["idempotent-replay"] === "true";

  test("gives a retry the same demo key, byte by byte, and says that it is one", async () => {
    const key = crypto.randomUUID();
    const answers = [await make(key), await make(key), await make(`"${key}"`)];
    expect(answers.map(({ status }) => status)).toStrictEqual([201, 201, 201]);
    expect(answers.map(isReplay)).toStrictEqual([false, true, true]);
    for (const answer of answers) {
      expect(answer.text).toBe(answers[0]?.text);
      expectKeptByNobody(answer);
      expect(await credentials.takes(keyIn(answer))).toBe(true);
    }
  });

  test("gives another one for another key, and without one", async () => {
    const answers = [await make(crypto.randomUUID()), await make(crypto.randomUUID()), await post(path, {})];
    expect(new Set(answers.map(keyIn)).size).toBe(3);
    expect(answers.map(isReplay)).toStrictEqual([false, false, false]);
  });

  test("refuses the key for another body, and one that cannot be used", async () => {
    const key = crypto.randomUUID();
    await make(key);
    expect(refusalOf(path, await make(key, { email: "ada@example.com" }))).toBe("422 idempotency_key_reused");
    expect(refusalOf(path, await make("a b"))).toBe("400 invalid_idempotency_key");
    expect(refusalOf(path, await make("x".repeat(256)))).toBe("400 invalid_idempotency_key");
  });

  test("keeps no refusal", async () => {
    const key = crypto.randomUUID();
    expect(refusalOf(path, await make(key, { email: "ada" }))).toBe("422 invalid_email");
    const answer = await make(key, { email: "ada@example.com" });
    expect([answer.status, isReplay(answer)]).toStrictEqual([201, false]);
  });

  test("makes exactly one of 10 at once", async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => make(key)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.filter((answer) => !isReplay(answer))).toHaveLength(1);
    expect(new Set(made.map(keyIn)).size).toBe(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(refusalOf(path, answer)).toBe("409 idempotency_in_progress");
      expect(answer.headers["retry-after"]).toBe("1");
    }
  });

  test("gives nobody else the answer: a caller with a credential has its own", async () => {
    const [mine, yours] = [await credentials.demoToken(), await credentials.demoToken()];
    const key = crypto.randomUUID();
    const makeAs = (caller: string) => post(path, {}, { "Idempotency-Key": key, "x-api-key": caller });
    const [first, other, nobody, again] = [
      await makeAs(mine),
      await makeAs(yours),
      await make(key),
      await makeAs(mine),
    ];
    expect([first, other, nobody, again].map(isReplay)).toStrictEqual([false, false, false, true]);
    expect(new Set([first, other, nobody].map(keyIn)).size).toBe(3);
    expect(keyIn(again)).toBe(keyIn(first));
  });
});
