import type { JWK } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { KeySet } from "../../src/contract/resources/credential.ts";
import {
  canSign,
  idJag,
  issuer,
  now,
  otherIssuer,
  securityEvent,
  service,
  serviceAssertion,
  sign,
} from "../support/assertions.ts";
import { attacks } from "../support/attacks.ts";
import { claim, tokenOf } from "../support/claims.ts";
import { malleated } from "../support/jwt-forms.ts";
import { accepted, apis, errorOf, refusalOf } from "../support/posts.ts";
import { type Answer, call, lasting, siteOf } from "../support/service.ts";
import { encoded, macText, publicForms, readText, signText, twinOf } from "../support/signed-text.ts";

let site: string;
/** What nonsense is answered, and with it whatever is refused. */
let refusal: Answer;
beforeAll(async () => {
  site = await siteOf();
  refusal = await claim("nonsense", "identity_assertion");
});

/** That an answer is that of nonsense, byte for byte, but for what names the request and counts it. */
const expectRefused = (answer: Answer): void => {
  expect(answer.text).toBe(refusal.text);
  expect(answer.status).toBe(422);
  expect(lasting(answer)).toStrictEqual(lasting(refusal));
};

const jtiOf = (assertion: string): string => String(readText(assertion)[1].jti);
const subjectOf = (answer: Answer): unknown => readText(tokenOf(answer).access_token)[1].sub;
const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).toSorted();

test("an assertion that is refused is not said to be more than that", async () => {
  expect(refusal.status).toBe(422);
  expect(errorOf("/api/agent/claim", refusal)).toStrictEqual({
    code: "invalid_assertion",
    message: "The assertion was not accepted.",
    hint: 'Re-read "Exchange an assertion" in /auth.md.',
    docs: `${site}/docs#invalid_assertion`,
  });
  expect(refusal.headers["cache-control"]).toBe("no-store");
  for (const type of ["service_auth", undefined] as const) expectRefused(await claim("nonsense", type));
});

describe.skipIf(!canSign)("what the attacks change", () => {
  test("is taken as it is", async () => {
    expect((await claim(await idJag(site), "identity_assertion")).status).toBe(200);
    expect((await claim(await idJag(site, {}, otherIssuer), "identity_assertion")).status).toBe(200);
    expect((await claim(await serviceAssertion(site), "service_auth")).status).toBe(200);
  });
});

describe.skipIf(!canSign).each(attacks)("%s", (_, cases) => {
  test.each(cases.map((attack) => [attack.what, attack] as const))("%s", async (_what, { as, make }) => {
    const assertion = await make(site);
    for (const answer of await Promise.all([claim(assertion, as), claim(assertion)])) expectRefused(answer);
  });
});

describe.skipIf(!canSign)("A2 public key as secret", () => {
  test.each(Object.keys(publicForms))("that of this service as %s", async (form) => {
    const { keys } = KeySet.parse((await call("/.well-known/jwks.json")).json());
    const [head, claims] = readText(await idJag(site));
    for (const key of keys as JWK[])
      for (const iss of [issuer.name, site]) {
        const texts = [
          { ...head, alg: "HS256", kid: key.kid },
          { ...claims, iss },
        ].map((each) => JSON.stringify(each));
        const forged = macText("sha256", publicForms[form]?.(key) ?? "", [texts[0] ?? "", texts[1] ?? ""]);
        expectRefused(await claim(forged, "identity_assertion"));
      }
  });
});

describe.skipIf(!canSign)("A13 replay", () => {
  const kinds = [
    ["an ID-JAG", "identity_assertion", () => idJag(site)],
    ["an ID-JAG of another issuer", "identity_assertion", () => idJag(site, {}, otherIssuer)],
    ["a service assertion", "service_auth", () => serviceAssertion(site)],
  ] as const;

  test.each(kinds)("of %s is refused, however it is sent", async (_, type, mint) => {
    const assertion = await mint();
    tokenOf(await claim(assertion, type, { headers: { "Idempotency-Key": crypto.randomUUID() } }));
    const again = [
      claim(assertion, type),
      claim(assertion),
      claim(assertion, type, { headers: { "Idempotency-Key": crypto.randomUUID() } }),
      claim(assertion, type, { headers: { "X-Forwarded-For": "203.0.113.9", "User-Agent": "another" } }),
    ];
    for (const answer of await Promise.all(again)) expectRefused(answer);
    expect(refusalOf("/api/v1/agent/claim", await claim(assertion, type, { api: "/api/v1" }))).toBe(
      "422 invalid_assertion",
    );
  });

  test.each(kinds)("of %s 50 times at once is taken once", async (_, type, mint) => {
    for (let round = 0; round < 3; round += 1) {
      const assertion = await mint();
      const answers = await Promise.all(Array.from({ length: 50 }, () => claim(assertion, type)));
      expect(statuses(answers)).toStrictEqual([200, ...Array<number>(49).fill(422)]);
      for (const answer of answers.filter(({ status }) => status === 422)) expectRefused(answer);
    }
  });

  test("at once in both bases, with and without its type, is taken once", async () => {
    const assertion = await idJag(site);
    const sent = apis.flatMap((api) =>
      (["identity_assertion", undefined] as const).flatMap((type) =>
        Array.from({ length: 5 }, () => claim(assertion, type, { api })),
      ),
    );
    expect(statuses(await Promise.all(sent))).toStrictEqual([200, ...Array<number>(19).fill(422)]);
  });

  test("of a jti is none where another issuer has given it", async () => {
    const jti = crypto.randomUUID();
    tokenOf(await claim(await idJag(site, { claims: { jti } })));
    tokenOf(await claim(await idJag(site, { claims: { jti } }, otherIssuer)));
    tokenOf(await claim(await serviceAssertion(site, { claims: { jti } })));
    for (const by of [issuer, otherIssuer]) expectRefused(await claim(await idJag(site, { claims: { jti } }, by)));
    expectRefused(await claim(await serviceAssertion(site, { claims: { jti } })));
  });

  test("of a jti is one whatever else the assertion says", async () => {
    const jti = crypto.randomUUID();
    tokenOf(await claim(await idJag(site, { claims: { jti } })));
    const others = [{ client_id: "agent-two" }, { exp: now() + 200 }, { scope: "jobs:read" }, { sub: "another" }];
    for (const claims of others) expectRefused(await claim(await idJag(site, { claims: { ...claims, jti } })));
  });

  test.each([
    ["a space more", (jti: string) => `${jti} `],
    ["capitals", (jti: string) => jti.toUpperCase()],
    ["a NUL more", (jti: string) => `${jti}\0`],
    ["a line break before it", (jti: string) => `\n${jti}`],
    ["another form of its letters", (jti: string) => jti.normalize("NFD")],
    ["what stands between issuer and jti in a name", (jti: string) => `","${jti}`],
  ])("is told from a jti with %s", async (_, change) => {
    const jti = `é-${crypto.randomUUID()}`;
    tokenOf(await claim(await idJag(site, { claims: { jti } })));
    tokenOf(await claim(await idJag(site, { claims: { jti: change(jti) } })));
  });
});

describe.skipIf(!canSign)("A14 a refused assertion", () => {
  const spoilt = [
    ["for another audience", { aud: "https://evil.example" }],
    ["of an unknown client", { client_id: "agent-three" }],
    ["that is bound to a key", { cnf: { jkt: "x" } }],
    ["for another resource", { resource: "https://evil.example" }],
    ["without a known scope", { scope: "admin" }],
    ["without a subject", { sub: undefined }],
    ["that lasts too long", { exp: now() + 3_600 }],
    ["that has ended", { iat: now() - 300, exp: now() - 200 }],
  ] as const;
  test.each(spoilt)("%s does not spend its jti", async (_, wrong) => {
    const [head, claims] = readText(await idJag(site));
    const signed = (changes: object) =>
      signText(issuer, [JSON.stringify(head), JSON.stringify({ ...claims, ...changes })]);
    expectRefused(await claim(signed(wrong), "identity_assertion"));
    tokenOf(await claim(signed({}), "identity_assertion"));
  });

  test("with a wrong signature does not spend its jti, which anyone could know", async () => {
    const genuine = await idJag(site);
    const forged = await idJag(site, { claims: { jti: jtiOf(genuine) } }, { ...otherIssuer, name: issuer.name });
    expectRefused(await claim(forged));
    tokenOf(await claim(genuine));
  });

  test("that was presented as something else can still be what it is", async () => {
    const [agent, servant] = await Promise.all([idJag(site), serviceAssertion(site)]);
    expectRefused(await claim(agent, "service_auth"));
    expectRefused(await claim(servant, "identity_assertion"));
    tokenOf(await claim(agent, "anonymous"));
    tokenOf(await claim(servant, "anonymous"));
    tokenOf(await claim(agent, "identity_assertion"));
    tokenOf(await claim(servant, "service_auth"));
  });
});

describe.skipIf(!canSign)("A15 malleated copies", () => {
  test("of an assertion that was used are refused", async () => {
    const assertions = [await idJag(site), await idJag(site, {}, otherIssuer), await serviceAssertion(site)];
    for (const assertion of assertions) tokenOf(await claim(assertion));
    const [agent = ""] = assertions;
    const copies = [...assertions.flatMap(malleated), twinOf(agent), ...malleated(twinOf(agent))];
    expect(copies.length).toBeGreaterThan(10);
    for (const answer of await Promise.all(copies.map((copy) => claim(copy)))) expectRefused(answer);
  });

  test("spend the assertion that they are copies of", async () => {
    const assertion = await idJag(site);
    tokenOf(await claim(twinOf(assertion)));
    expectRefused(await claim(assertion));
  });

  test("at once with their original are taken once", async () => {
    const assertion = await idJag(site);
    const copies = [assertion, ...malleated(assertion), twinOf(assertion), ...malleated(twinOf(assertion))];
    const answers = await Promise.all([...copies, ...copies].map((copy) => claim(copy, "identity_assertion")));
    expect(statuses(answers)).toStrictEqual([200, ...Array<number>(2 * copies.length - 1).fill(422)]);
  });
});

describe.skipIf(!canSign)("A16 odd texts", () => {
  const send = (body: string | Uint8Array) =>
    call("/api/agent/claim", { method: "POST", headers: { "Content-Type": "application/json" }, body });

  test("an assertion below __proto__ is none", async () => {
    const assertion = await idJag(site);
    for (const body of [`{"__proto__":{"assertion":"${assertion}"}}`, `{"constructor":{"assertion":"${assertion}"}}`])
      expect(refusalOf("/api/agent/claim", await send(body))).toBe("422 invalid_assertion");
    tokenOf(await claim(assertion));
  });

  test("of an assertion that is there twice the last is read, and no other is spent", async () => {
    const [one, two] = [await idJag(site), await idJag(site)];
    expectRefused(await send(`{"assertion":"${one}","assertion":"nonsense"}`));
    tokenOf(await send(`{"assertion":"${one}","assertion":"${two}"}`));
    tokenOf(await claim(one));
    expectRefused(await claim(two));
  });

  test("an assertion with an unpaired surrogate, or escaped so that none is seen, is refused or the same", async () => {
    const assertion = await idJag(site);
    for (const more of ["\\ud800", "\\udc00\\ud800", "\\u0000"])
      expectRefused(await send(`{"assertion":"${assertion}${more}"}`));
    const escaped = assertion.replaceAll(".", "\\u002e");
    tokenOf(await send(`{"\\u0061ssertion":"${escaped}"}`));
    expectRefused(await claim(assertion));
  });

  test("a body that is not in UTF-8 is no JSON", async () => {
    const body = Buffer.from(`{"assertion":"caf\xe9"}`, "latin1");
    expect(refusalOf("/api/agent/claim", await send(body))).toBe("400 invalid_json");
  });

  test("unpaired surrogates, __proto__ and more in claims make nobody else of a subject", async () => {
    const subs = ["\ud800", "\ud801", "\ufffd", "__proto__", "constructor", "\0", "", " ", "null"];
    const id = crypto.randomUUID();
    const answers = await Promise.all(
      subs.map(async (sub) => claim(await idJag(site, { claims: { sub: `${sub}${id}` } }))),
    );
    expect(new Set(answers.map(subjectOf)).size).toBe(subs.length);
  });

  test("further members of claims and head are read by nobody", async () => {
    const [head, claims] = readText(await idJag(site));
    const more = `"__proto__":{"aud":"x","exp":1},"constructor":null,"identity_type":"service_auth","scopes":["admin"]`;
    const texts = [head, claims].map((each) => `{${more},${JSON.stringify(each).slice(1)}`);
    const answer = tokenOf(await claim(signText(issuer, [texts[0] ?? "", texts[1] ?? ""])));
    expect(answer).toMatchObject({
      identity_type: "identity_assertion",
      scope: "portfolio:read jobs:read events:write",
    });
  });
});

describe.skipIf(!canSign)("A18 size", () => {
  /** An ID-JAG of so many characters. */
  const ofLength = async (length: number): Promise<string> => {
    const [head, claims] = readText(await idJag(site));
    const without = JSON.stringify({ ...claims, pad: "" }).length;
    for (const more of ["", "x", "xx"]) {
      const first = JSON.stringify({ ...head, more });
      // Two dots and the signature of ES256 take the rest. No text in base64url has one character more than four.
      const left = length - encoded(first).length - 88;
      if (left % 4 === 1) continue;
      const pad = "p".repeat(Math.floor((left * 3) / 4) - without);
      return signText(issuer, [first, JSON.stringify({ ...claims, pad })]);
    }
    return expect.unreachable(`no assertion has ${length} characters`);
  };

  test("of 16 KiB is taken, and a character more is not looked at, whatever it says", async () => {
    const [most, tooLong] = [await ofLength(16_384), await ofLength(16_385)];
    expect([most.length, tooLong.length]).toStrictEqual([16_384, 16_385]);
    tokenOf(await claim(most));
    const [genuine, nonsense] = await Promise.all([claim(tooLong), claim("a".repeat(16_385))]);
    expect(refusalOf("/api/agent/claim", genuine)).toBe("422 invalid_assertion");
    expect(errorOf("/api/agent/claim", genuine).message).toContain("of 16385 characters");
    expect([nonsense.status, nonsense.text]).toStrictEqual([genuine.status, genuine.text]);
  });

  test("of a body beyond 64 KiB is not read", async () => {
    expect(refusalOf("/api/agent/claim", await claim("a".repeat(70_000)))).toBe("413 payload_too_large");
  });

  test("of a header beyond what hosts take is refused", async () => {
    const headers = { Authorization: `Bearer ${"a".repeat(2 ** 20)}` };
    const { status } = await call("/api/agent/claim", { method: "POST", headers, body: '{"assertion":"x"}' });
    expect([400, 413, 431]).toContain(status);
  });

  test("of whatever is expensive to look at costs no more than other requests do", async () => {
    const cases = attacks.flatMap(([name, cases]) => (name === "A18 size" ? cases : []));
    for (const { what, make } of cases) {
      const assertion = await make(site);
      const start = performance.now();
      await Promise.all(Array.from({ length: 8 }, () => claim(assertion)));
      expect(performance.now() - start, what).toBeLessThan(5_000);
    }
  });
});

describe.skipIf(!canSign)("I5 what is signed for another use", () => {
  type Type = "identity_assertion" | "service_auth";
  const claims = (aud: string) => ({ iss: issuer.name, sub: "user", aud, iat: now(), exp: now() + 300 });
  const others: readonly (readonly [what: string, own: Type | undefined, get: () => Promise<string>])[] = [
    [
      "an access token",
      undefined,
      async () => tokenOf(await call("/api/agent/identity", { method: "POST" })).access_token,
    ],
    ["an access token of an agent", undefined, async () => tokenOf(await claim(await idJag(site))).access_token],
    [
      "an access token of a service",
      undefined,
      async () => tokenOf(await claim(await serviceAssertion(site))).access_token,
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
      "a security event with all that an ID-JAG has",
      undefined,
      () =>
        securityEvent(site, "user", { claims: { client_id: "agent-one", exp: now() + 300, jti: crypto.randomUUID() } }),
    ],
    ["a job id", undefined, async () => (await accepted()).job_id],
    [
      "an ID token",
      undefined,
      () => sign(issuer, { ...claims(site), nonce: "n", auth_time: now(), email: "a@example.com" }, { typ: "JWT" }),
    ],
    [
      "an ID token with all that an ID-JAG has",
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
      "an ID-JAG that a service made",
      undefined,
      () =>
        sign(
          service,
          { ...claims(site), iss: service.name, client_id: "agent-one", jti: crypto.randomUUID() },
          { typ: "oauth-id-jag+jwt" },
        ),
    ],
    [
      "a service assertion that an issuer made",
      undefined,
      () =>
        sign(
          issuer,
          { ...claims(site), sub: issuer.name, jti: crypto.randomUUID() },
          { typ: "client-authentication+jwt" },
        ),
    ],
  ];

  test.each(others)("%s is none of an assertion", async (_, own, get) => {
    const types = (["identity_assertion", "service_auth", undefined] as const).filter(
      (type) => own === undefined || (type !== own && type !== undefined),
    );
    const text = await get();
    for (const type of types) expectRefused(await claim(text, type));
  });

  test.each(others)("%s stands for nobody in an anonymous claim", async (_, _own, get) => {
    const text = await get();
    const answers = [await claim(text, "anonymous"), await claim(text, "anonymous")];
    expect(new Set(answers.map(subjectOf)).size).toBe(2);
    for (const answer of answers) {
      const { access_token, identity_type, scope } = tokenOf(answer);
      expect({ identity_type, scope }).toStrictEqual({
        identity_type: "anonymous",
        scope: "portfolio:read jobs:read",
      });
      expect(readText(access_token)[1]).toMatchObject({ client_id: "anonymous", identity_type: "anonymous" });
    }
  });
});
