import type { JWK } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { KeySet } from "../../src/contract/resources/agents/credential.ts";
import {
  canSign,
  idJag,
  issuer,
  nowInSeconds,
  otherIssuer,
  securityEvent,
  service,
  serviceAssertion,
  sign,
} from "../support/auth/assertions.ts";
import { attacks } from "../support/auth/attacks.ts";
import { parseToken, postClaim } from "../support/auth/claims.ts";
import { malleatedTokens } from "../support/auth/jwt-encodings.ts";
import {
  decodeJwtTexts,
  otherEs256Signature,
  publicKeyEncodings,
  signJwtTexts,
  signWithMac,
  toBase64Url,
} from "../support/auth/raw-jwt.ts";
import { apiBases, errorOf, statusAndCode, submitInquiry } from "../support/http/api-requests.ts";
import { call, type HttpResponse, siteOf, stableHeaders } from "../support/http/service.ts";
import { sampled } from "../support/setup/tier.ts";

let site: string;
/** The response to a meaningless assertion, which every refusal equals. */
let refusal: HttpResponse;
beforeAll(async () => {
  site = await siteOf();
  refusal = await postClaim("nonsense", "identity_assertion");
});

/** Expects the refusal, byte for byte, except for the request id and the rate limit. */
const expectRefused = (response: HttpResponse): void => {
  expect(response.text).toBe(refusal.text);
  expect(response.status).toBe(422);
  expect(stableHeaders(response)).toStrictEqual(stableHeaders(refusal));
};

const jtiOf = (assertion: string): string => String(decodeJwtTexts(assertion)[1].jti);
const subjectOf = (response: HttpResponse): unknown => decodeJwtTexts(parseToken(response).access_token)[1].sub;
const statuses = (responses: readonly HttpResponse[]): number[] => responses.map(({ status }) => status).toSorted();

test("a refused assertion gets the same response for every cause", async () => {
  expect(refusal.status).toBe(422);
  expect(errorOf("/api/agent/claim", refusal)).toStrictEqual({
    code: "invalid_assertion",
    message: "The assertion was not accepted.",
    hint: 'See "Exchange an assertion" in /auth.md.',
    docs: `${site}/docs#invalid_assertion`,
  });
  expect(refusal.headers["cache-control"]).toBe("no-store");
  for (const type of ["service_auth", undefined] as const) expectRefused(await postClaim("nonsense", type));
});

describe.skipIf(!canSign)("the assertions that the attacks modify", () => {
  test("are accepted unmodified", async () => {
    expect((await postClaim(await idJag(site), "identity_assertion")).status).toBe(200);
    expect((await postClaim(await idJag(site, {}, otherIssuer), "identity_assertion")).status).toBe(200);
    expect((await postClaim(await serviceAssertion(site), "service_auth")).status).toBe(200);
  });
});

describe.skipIf(!canSign).each(attacks)("%s", (_, cases) => {
  test.each(
    sampled(
      cases.map((attack) => [attack.what, attack] as const),
      30,
    ),
  )("refuses an assertion: %s", async (_what, { identityType, make }) => {
    const assertion = await make(site);
    for (const response of await Promise.all([postClaim(assertion, identityType), postClaim(assertion)]))
      expectRefused(response);
  });
});

describe.skipIf(!canSign)("public key as secret", () => {
  test.each(Object.keys(publicKeyEncodings))(
    "refuses an assertion with a MAC keyed with this service's public key as %s",
    async (form) => {
      const { keys } = KeySet.parse((await call("/.well-known/jwks.json")).json());
      const [head, claims] = decodeJwtTexts(await idJag(site));
      for (const key of keys as JWK[])
        for (const iss of [issuer.name, site]) {
          const texts = [
            { ...head, alg: "HS256", kid: key.kid },
            { ...claims, iss },
          ].map((each) => JSON.stringify(each));
          const forged = signWithMac("sha256", publicKeyEncodings[form]?.(key) ?? "", [texts[0] ?? "", texts[1] ?? ""]);
          expectRefused(await postClaim(forged, "identity_assertion"));
        }
    },
  );
});

describe.skipIf(!canSign)("an assertion used twice", () => {
  const kinds = [
    ["an ID-JAG", "identity_assertion", () => idJag(site)],
    ["an ID-JAG of another issuer", "identity_assertion", () => idJag(site, {}, otherIssuer)],
    ["a service assertion", "service_auth", () => serviceAssertion(site)],
  ] as const;

  test.each(kinds)("refuses %s a second time, however it is sent", async (_, type, mint) => {
    const assertion = await mint();
    parseToken(await postClaim(assertion, type, { headers: { "Idempotency-Key": crypto.randomUUID() } }));
    const again = [
      postClaim(assertion, type),
      postClaim(assertion),
      postClaim(assertion, type, { headers: { "Idempotency-Key": crypto.randomUUID() } }),
      postClaim(assertion, type, { headers: { "X-Forwarded-For": "203.0.113.9", "User-Agent": "another" } }),
    ];
    for (const response of await Promise.all(again)) expectRefused(response);
    expect(statusAndCode("/api/v1/agent/claim", await postClaim(assertion, type, { api: "/api/v1" }))).toBe(
      "422 invalid_assertion",
    );
  });

  test.each(kinds)("accepts %s once when it is sent 50 times concurrently", async (_, type, mint) => {
    for (let round = 0; round < 3; round += 1) {
      const assertion = await mint();
      const responses = await Promise.all(Array.from({ length: 50 }, () => postClaim(assertion, type)));
      expect(statuses(responses)).toStrictEqual([200, ...Array<number>(49).fill(422)]);
      for (const response of responses.filter(({ status }) => status === 422)) expectRefused(response);
    }
  });

  test("accepts an assertion once when both API bases receive it concurrently", async () => {
    const assertion = await idJag(site);
    const sent = apiBases.flatMap((api) =>
      (["identity_assertion", undefined] as const).flatMap((type) =>
        Array.from({ length: 5 }, () => postClaim(assertion, type, { api })),
      ),
    );
    expect(statuses(await Promise.all(sent))).toStrictEqual([200, ...Array<number>(19).fill(422)]);
  });

  test("accepts the same jti from another issuer", async () => {
    const jti = crypto.randomUUID();
    parseToken(await postClaim(await idJag(site, { claims: { jti } })));
    parseToken(await postClaim(await idJag(site, { claims: { jti } }, otherIssuer)));
    parseToken(await postClaim(await serviceAssertion(site, { claims: { jti } })));
    for (const by of [issuer, otherIssuer]) expectRefused(await postClaim(await idJag(site, { claims: { jti } }, by)));
    expectRefused(await postClaim(await serviceAssertion(site, { claims: { jti } })));
  });

  test("refuses a used jti even if the other claims differ", async () => {
    const jti = crypto.randomUUID();
    parseToken(await postClaim(await idJag(site, { claims: { jti } })));
    const others = [
      { client_id: "agent-two" },
      { exp: nowInSeconds() + 200 },
      { scope: "jobs:read" },
      { sub: "another" },
    ];
    for (const claims of others) expectRefused(await postClaim(await idJag(site, { claims: { ...claims, jti } })));
  });

  test.each([
    ["an extra space", (jti: string) => `${jti} `],
    ["capital letters", (jti: string) => jti.toUpperCase()],
    ["an extra NUL", (jti: string) => `${jti}\0`],
    ["a line break before it", (jti: string) => `\n${jti}`],
    ["another Unicode normalization", (jti: string) => jti.normalize("NFD")],
    ["the separator between issuer and jti", (jti: string) => `","${jti}`],
  ])("does not confuse a jti with one that has %s", async (_, change) => {
    const jti = `é-${crypto.randomUUID()}`;
    parseToken(await postClaim(await idJag(site, { claims: { jti } })));
    parseToken(await postClaim(await idJag(site, { claims: { jti: change(jti) } })));
  });
});

describe.skipIf(!canSign)("a refused assertion", () => {
  const invalid = [
    ["for another audience", { aud: "https://evil.example" }],
    ["from an unknown client", { client_id: "agent-three" }],
    ["that is bound to a key", { cnf: { jkt: "x" } }],
    ["for another resource", { resource: "https://evil.example" }],
    ["without a known scope", { scope: "admin" }],
    ["without a subject", { sub: undefined }],
    ["with a too long lifetime", { exp: nowInSeconds() + 3_600 }],
    ["that has expired", { iat: nowInSeconds() - 300, exp: nowInSeconds() - 200 }],
  ] as const;
  test.each(invalid)("%s does not use up its jti", async (_, wrong) => {
    const [head, claims] = decodeJwtTexts(await idJag(site));
    const signed = (changes: object) =>
      signJwtTexts(issuer, [JSON.stringify(head), JSON.stringify({ ...claims, ...changes })]);
    expectRefused(await postClaim(signed(wrong), "identity_assertion"));
    parseToken(await postClaim(signed({}), "identity_assertion"));
  });

  test("with a wrong signature does not use up the jti", async () => {
    const genuine = await idJag(site);
    const forged = await idJag(site, { claims: { jti: jtiOf(genuine) } }, { ...otherIssuer, name: issuer.name });
    expectRefused(await postClaim(forged));
    parseToken(await postClaim(genuine));
  });

  test("is still accepted under its correct identity_type", async () => {
    const [agent, servant] = await Promise.all([idJag(site), serviceAssertion(site)]);
    expectRefused(await postClaim(agent, "service_auth"));
    expectRefused(await postClaim(servant, "identity_assertion"));
    parseToken(await postClaim(agent, "anonymous"));
    parseToken(await postClaim(servant, "anonymous"));
    parseToken(await postClaim(agent, "identity_assertion"));
    parseToken(await postClaim(servant, "service_auth"));
  });
});

describe.skipIf(!canSign)("malleated copies", () => {
  test("of a used assertion are refused", async () => {
    const assertions = [await idJag(site), await idJag(site, {}, otherIssuer), await serviceAssertion(site)];
    for (const assertion of assertions) parseToken(await postClaim(assertion));
    const [agent = ""] = assertions;
    const copies = [
      ...assertions.flatMap(malleatedTokens),
      otherEs256Signature(agent),
      ...malleatedTokens(otherEs256Signature(agent)),
    ];
    expect(copies.length).toBeGreaterThan(10);
    for (const response of await Promise.all(copies.map((copy) => postClaim(copy)))) expectRefused(response);
  });

  test("use up the original assertion", async () => {
    const assertion = await idJag(site);
    parseToken(await postClaim(otherEs256Signature(assertion)));
    expectRefused(await postClaim(assertion));
  });

  test("sent concurrently with the original are accepted once", async () => {
    const assertion = await idJag(site);
    const copies = [
      assertion,
      ...malleatedTokens(assertion),
      otherEs256Signature(assertion),
      ...malleatedTokens(otherEs256Signature(assertion)),
    ];
    const responses = await Promise.all([...copies, ...copies].map((copy) => postClaim(copy, "identity_assertion")));
    expect(statuses(responses)).toStrictEqual([200, ...Array<number>(2 * copies.length - 1).fill(422)]);
  });
});

describe.skipIf(!canSign)("odd texts", () => {
  const send = (body: string | Uint8Array) =>
    call("/api/agent/claim", { method: "POST", headers: { "Content-Type": "application/json" }, body });

  test("ignores an assertion under __proto__", async () => {
    const assertion = await idJag(site);
    for (const body of [`{"__proto__":{"assertion":"${assertion}"}}`, `{"constructor":{"assertion":"${assertion}"}}`])
      expect(statusAndCode("/api/agent/claim", await send(body))).toBe("422 invalid_assertion");
    parseToken(await postClaim(assertion));
  });

  test("reads the last of two `assertion` members and uses up only that one", async () => {
    const [one, two] = [await idJag(site), await idJag(site)];
    expectRefused(await send(`{"assertion":"${one}","assertion":"nonsense"}`));
    parseToken(await send(`{"assertion":"${one}","assertion":"${two}"}`));
    parseToken(await postClaim(one));
    expectRefused(await postClaim(two));
  });

  test("refuses unpaired surrogates in an assertion and accepts JSON escapes", async () => {
    const assertion = await idJag(site);
    for (const more of ["\\ud800", "\\udc00\\ud800", "\\u0000"])
      expectRefused(await send(`{"assertion":"${assertion}${more}"}`));
    const escaped = assertion.replaceAll(".", "\\u002e");
    parseToken(await send(`{"\\u0061ssertion":"${escaped}"}`));
    expectRefused(await postClaim(assertion));
  });

  test("refuses a body that is not UTF-8", async () => {
    const body = Buffer.from(`{"assertion":"caf\xe9"}`, "latin1");
    expect(statusAndCode("/api/agent/claim", await send(body))).toBe("400 invalid_json");
  });

  test("keeps subjects apart despite unpaired surrogates and __proto__ in claims", async () => {
    const subs = ["\ud800", "\ud801", "\ufffd", "__proto__", "constructor", "\0", "", " ", "null"];
    const id = crypto.randomUUID();
    const responses = await Promise.all(
      subs.map(async (sub) => postClaim(await idJag(site, { claims: { sub: `${sub}${id}` } }))),
    );
    expect(new Set(responses.map(subjectOf)).size).toBe(subs.length);
  });

  test("ignores unknown claims and header members", async () => {
    const [head, claims] = decodeJwtTexts(await idJag(site));
    const more = `"__proto__":{"aud":"x","exp":1},"constructor":null,"identity_type":"service_auth","scopes":["admin"]`;
    const texts = [head, claims].map((each) => `{${more},${JSON.stringify(each).slice(1)}`);
    const answer = parseToken(await postClaim(signJwtTexts(issuer, [texts[0] ?? "", texts[1] ?? ""])));
    expect(answer).toMatchObject({
      identity_type: "identity_assertion",
      scope: "portfolio:read jobs:read events:write",
    });
  });
});

describe.skipIf(!canSign)("large assertions", () => {
  /** An ID-JAG with this number of characters. */
  const ofLength = async (length: number): Promise<string> => {
    const [head, claims] = decodeJwtTexts(await idJag(site));
    const without = JSON.stringify({ ...claims, pad: "" }).length;
    for (const more of ["", "x", "xx"]) {
      const first = JSON.stringify({ ...head, more });
      // Two dots and the ES256 signature take the rest. A base64url text never has length 4n + 1.
      const left = length - toBase64Url(first).length - 88;
      if (left % 4 === 1) continue;
      const pad = "p".repeat(Math.floor((left * 3) / 4) - without);
      return signJwtTexts(issuer, [first, JSON.stringify({ ...claims, pad })]);
    }
    return expect.unreachable(`no assertion can have ${length} characters`);
  };

  test("accepts 16 KiB and refuses one character more without parsing it", async () => {
    const [most, tooLong] = [await ofLength(16_384), await ofLength(16_385)];
    expect([most.length, tooLong.length]).toStrictEqual([16_384, 16_385]);
    parseToken(await postClaim(most));
    const [genuine, nonsense] = await Promise.all([postClaim(tooLong), postClaim("a".repeat(16_385))]);
    expect(statusAndCode("/api/agent/claim", genuine)).toBe("422 invalid_assertion");
    expect(errorOf("/api/agent/claim", genuine).message).toContain("of 16,385 characters");
    expect([nonsense.status, nonsense.text]).toStrictEqual([genuine.status, genuine.text]);
  });

  test("refuses a body over 64 KiB", async () => {
    expect(statusAndCode("/api/agent/claim", await postClaim("a".repeat(70_000)))).toBe("413 payload_too_large");
  });

  test("refuses an oversized header", async () => {
    const headers = { Authorization: `Bearer ${"a".repeat(2 ** 20)}` };
    const { status } = await call("/api/agent/claim", { method: "POST", headers, body: '{"assertion":"x"}' });
    expect([400, 413, 431]).toContain(status);
  });

  test("handles assertions that are expensive to parse without delay", async () => {
    const cases = attacks.flatMap(([name, cases]) => (name === "large assertions" ? cases : []));
    for (const { what, make } of cases) {
      const assertion = await make(site);
      const start = performance.now();
      await Promise.all(Array.from({ length: 8 }, () => postClaim(assertion)));
      expect(performance.now() - start, what).toBeLessThan(5_000);
    }
  });
});

describe.skipIf(!canSign)("a token signed for another purpose", () => {
  type Type = "identity_assertion" | "service_auth";
  const claims = (aud: string) => ({
    iss: issuer.name,
    sub: "user",
    aud,
    iat: nowInSeconds(),
    exp: nowInSeconds() + 300,
  });
  const others: readonly (readonly [what: string, own: Type | undefined, get: () => Promise<string>])[] = [
    [
      "an access token",
      undefined,
      async () => parseToken(await call("/api/agent/identity", { method: "POST" })).access_token,
    ],
    ["an access token of an agent", undefined, async () => parseToken(await postClaim(await idJag(site))).access_token],
    [
      "an access token of a service",
      undefined,
      async () => parseToken(await postClaim(await serviceAssertion(site))).access_token,
    ],
    [
      "a demo key",
      undefined,
      async () => String(((await call("/api/agent/key", { method: "POST" })).json() as { api_key: unknown }).api_key),
    ],
    ["an ID-JAG", "identity_assertion", () => idJag(site)],
    ["a service assertion", "service_auth", () => serviceAssertion(site)],
    ["a security event", undefined, () => securityEvent(site, "user")],
    [
      "a security event with every claim of an ID-JAG",
      undefined,
      () =>
        securityEvent(site, "user", {
          claims: { client_id: "agent-one", exp: nowInSeconds() + 300, jti: crypto.randomUUID() },
        }),
    ],
    ["a job id", undefined, async () => (await submitInquiry()).job_id],
    [
      "an ID token",
      undefined,
      () =>
        sign(
          issuer,
          { ...claims(site), nonce: "n", auth_time: nowInSeconds(), email: "a@example.com" },
          { typ: "JWT" },
        ),
    ],
    [
      "an ID token with every claim of an ID-JAG",
      undefined,
      () => sign(issuer, { ...claims(site), client_id: "agent-one", jti: crypto.randomUUID() }, { typ: "JWT" }),
    ],
    [
      "an ID token about its issuer itself",
      undefined,
      () => sign(issuer, { ...claims(site), sub: issuer.name, jti: crypto.randomUUID() }, { typ: "JWT" }),
    ],
    [
      "an access token of the issuer",
      undefined,
      () => sign(issuer, { ...claims(site), client_id: "agent-one", jti: crypto.randomUUID() }, { typ: "at+jwt" }),
    ],
    [
      "an ID-JAG signed by a service",
      undefined,
      () =>
        sign(
          service,
          { ...claims(site), iss: service.name, client_id: "agent-one", jti: crypto.randomUUID() },
          { typ: "oauth-id-jag+jwt" },
        ),
    ],
    [
      "a service assertion signed by an issuer",
      undefined,
      () =>
        sign(
          issuer,
          { ...claims(site), sub: issuer.name, jti: crypto.randomUUID() },
          { typ: "client-authentication+jwt" },
        ),
    ],
  ];

  test.each(others)("%s is not accepted as an assertion", async (_, own, get) => {
    const types = (["identity_assertion", "service_auth", undefined] as const).filter(
      (type) => own === undefined || (type !== own && type !== undefined),
    );
    const text = await get();
    for (const type of types) expectRefused(await postClaim(text, type));
  });

  test.each(others)("%s in an anonymous claim grants only an anonymous token", async (_, _own, get) => {
    const text = await get();
    const responses = [await postClaim(text, "anonymous"), await postClaim(text, "anonymous")];
    expect(new Set(responses.map(subjectOf)).size).toBe(2);
    for (const response of responses) {
      const { access_token, identity_type, scope } = parseToken(response);
      expect({ identity_type, scope }).toStrictEqual({
        identity_type: "anonymous",
        scope: "portfolio:read jobs:read",
      });
      expect(decodeJwtTexts(access_token)[1]).toMatchObject({ client_id: "anonymous", identity_type: "anonymous" });
    }
  });
});
