import { type JWTPayload, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { AgentEvents } from "../../src/contract/resources/agents/agent-event.ts";
import {
  canSign,
  issuer,
  type JwtChanges,
  nowInSeconds,
  otherIssuer,
  securityEvent,
  service,
  serviceAssertion,
  sessionRevoked,
  sign,
} from "../support/auth/assertions.ts";
import { claimsOf, credentials } from "../support/auth/credentials.ts";
import type { Signer } from "../support/auth/providers.ts";
import { publicKeyEncodings, signWithMac, withSignature } from "../support/auth/raw-jwt.ts";
import { dataOf, statusAndCode, testedBases } from "../support/http/api-requests.ts";
import { call, type HttpResponse, siteOf, stableHeaders } from "../support/http/service.ts";

const { agentToken, isAccepted, sendSecurityEvent } = credentials;

const claimsChanged = "https://schemas.openid.net/secevent/caep/event-type/token-claims-change";
const assertionRevoked = "https://schemas.workos.com/events/agent/auth/identity/assertion/revoked";
const verification = "https://schemas.openid.net/secevent/ssf/event-type/verification";

/** RFC 8935 §2.4, with the codes of its registry. */
const SetError = z.strictObject({
  err: z.enum([
    "invalid_request",
    "invalid_key",
    "invalid_issuer",
    "invalid_audience",
    "authentication_failed",
    "access_denied",
  ]),
  description: z.string().min(1).max(300),
});

/** RFC 8935 §2.2 */
const expectAccepted = (response: HttpResponse): void => {
  expect([response.status, response.text], response.text).toStrictEqual([202, ""]);
  expect(response.headers).toMatchObject({ "cache-control": "no-store", "access-control-allow-origin": "*" });
  expect(response.headers["content-type"]).toBeUndefined();
};

/** RFC 8935 §2.3, without the envelope of the mirror. */
const expectRefused = (response: HttpResponse, err: string): void => {
  expect(response.status, response.text).toBe(400);
  expect(SetError.parse(response.json()).err, response.text).toBe(err);
  expect(response.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-language": "en",
    "cache-control": "no-store",
    vary: "Accept",
  });
};

type JwtMembers = Readonly<Record<string, unknown>>;

/** A security event about a subject, with changes that may be invalid. */
const eventFor = async (
  sub: string,
  changes: { readonly claims?: JwtMembers; readonly header?: JwtMembers } = {},
  by: Signer = issuer,
): Promise<string> => securityEvent(await siteOf(), sub, changes as JwtChanges, by);

/** A new subject of an issuer and its token. */
const newSubject = async (by: Signer = issuer) => {
  const sub = `user-${crypto.randomUUID()}`;
  return { sub, token: await agentToken(sub, by) };
};

/** Waits until the next second: iat has a resolution of one second. */
const waitUntilAfter = (second: number | undefined): Promise<unknown> =>
  expect.poll(nowInSeconds, { interval: 50, timeout: 5_000 }).toBeGreaterThan(second ?? 0);

describe.skipIf(!canSign).each(testedBases)("a security event at %s/agent/events", (api) => {
  test("returns 202 without a body and ends every token of its subject", async () => {
    const { sub, token } = await newSubject();
    const more = [
      await agentToken(sub),
      await agentToken(sub, issuer, { claims: { client_id: "agent-two" } }),
      await agentToken(sub, issuer, { claims: { scope: "portfolio:read" } }),
    ];
    const event = await eventFor(sub);
    expectAccepted(await sendSecurityEvent(event, api));
    for (const each of [token, ...more]) expect(await isAccepted(each)).toBe(false);
  });

  test("does not affect other subjects", async () => {
    const { sub, token } = await newSubject();
    const others = [
      (await newSubject()).token,
      // The same sub of another issuer is another subject.
      await agentToken(sub, otherIssuer),
      await agentToken(`${sub} `),
      await agentToken(sub.toUpperCase()),
      await credentials.serviceToken(),
      await credentials.demoToken(),
      await credentials.demoKey(),
    ];
    expectAccepted(await sendSecurityEvent(await eventFor(sub), api));
    expect(await isAccepted(token)).toBe(false);
    expect(await Promise.all(others.map(isAccepted))).toStrictEqual(others.map(() => true));
  });

  test("does not affect tokens issued after it", async () => {
    const { sub, token } = await newSubject();
    const event = await eventFor(sub);
    expectAccepted(await sendSecurityEvent(event, api));
    await waitUntilAfter(claimsOf(event).iat);
    const later = await agentToken(sub);
    expect([await isAccepted(token), await isAccepted(later)]).toStrictEqual([false, true]);

    // Repeating the event has no effect.
    for (const response of await Promise.all(Array.from({ length: 5 }, () => sendSecurityEvent(event, api))))
      expectAccepted(response);
    expect([await isAccepted(token), await isAccepted(later)]).toStrictEqual([false, true]);
  });

  test("ends tokens issued up to its event_timestamp", async () => {
    const { sub, token } = await newSubject();
    // The exchange may happen in the second after the assertion was issued.
    const { vouched_at: iat } = z.object({ vouched_at: z.int() }).parse(claimsOf(token));
    const at = (event_timestamp: number) =>
      eventFor(sub, { claims: { events: { [sessionRevoked]: { event_timestamp } } } });
    expectAccepted(await sendSecurityEvent(await at(iat - 1), api));
    expect(await isAccepted(token)).toBe(true);
    expectAccepted(await sendSecurityEvent(await at(iat - 3_000), api));
    expect(await isAccepted(token)).toBe(true);
    expectAccepted(await sendSecurityEvent(await at(iat), api));
    expect(await isAccepted(token)).toBe(false);
  });

  test.each([sessionRevoked, claimsChanged, assertionRevoked])("may have the type %s", async (type) => {
    const { sub, token } = await newSubject();
    expectAccepted(await sendSecurityEvent(await eventFor(sub, { claims: { events: { [type]: {} } } }), api));
    expect(await isAccepted(token)).toBe(false);
  });

  const naming: readonly (readonly [how: string, claims: (sub: string) => JwtMembers])[] = [
    ["sub", (sub) => ({ sub })],
    [
      "sub_id with issuer and subject",
      (sub) => ({ sub: undefined, sub_id: { format: "iss_sub", iss: issuer.name, sub } }),
    ],
    ["sub_id with an opaque id", (sub) => ({ sub: undefined, sub_id: { format: "opaque", id: sub } })],
    ["sub_id, overriding sub", (sub) => ({ sub: "somebody-else", sub_id: { format: "opaque", id: sub } })],
    [
      "the subject in the event",
      (sub) => ({
        sub: undefined,
        events: { [sessionRevoked]: { subject: { format: "iss_sub", iss: issuer.name, sub } } },
      }),
    ],
    [
      "the opaque subject in the event",
      (sub) => ({ sub: undefined, events: { [claimsChanged]: { subject: { format: "opaque", id: sub } } } }),
    ],
  ];
  test.each(naming)("may identify its subject by %s", async (_, claims) => {
    const [{ sub, token }, other] = [await newSubject(), await newSubject()];
    expectAccepted(await sendSecurityEvent(await eventFor(sub, { claims: claims(sub) }), api));
    expect([await isAccepted(token), await isAccepted(other.token)]).toStrictEqual([false, true]);
  });

  test("may contain several events, of which one ends tokens", async () => {
    const { sub, token } = await newSubject();
    const events = {
      [verification]: {},
      [claimsChanged]: { event_timestamp: nowInSeconds() - 3_600 },
      [sessionRevoked]: {},
    };
    expectAccepted(await sendSecurityEvent(await eventFor(sub, { claims: { events } }), api));
    expect(await isAccepted(token)).toBe(false);
  });

  test.each<readonly [what: string, claims: JwtMembers]>([
    ["of an unknown type", { events: { "https://example.com/unknown": {} } }],
    [
      "of the verification type",
      { sub: undefined, sub_id: { format: "opaque", id: "stream" }, events: { [verification]: { state: "x" } } },
    ],
    [
      "of an unknown type about an email address",
      { sub_id: { format: "email", email: "ada@example.com" }, events: { "https://example.com/x": {} } },
    ],
    ["with event types named constructor and toString", { events: { constructor: {}, toString: {} } }],
    ["with its type in another letter case", { events: { [sessionRevoked.toUpperCase()]: {} } }],
    [
      "with a type that starts with a known one",
      { events: { [`${sessionRevoked}/`]: {}, [`${sessionRevoked}2`]: {} } },
    ],
  ])("%s is accepted and changes nothing", async (_, claims) => {
    const { sub, token } = await newSubject();
    expectAccepted(await sendSecurityEvent(await eventFor(sub, { claims }), api));
    expect(await isAccepted(token)).toBe(true);
  });

  test("about an unknown subject is accepted", async () => {
    expectAccepted(await sendSecurityEvent(await eventFor(crypto.randomUUID()), api));
  });

  test.each([
    "application/secevent+jwt",
    "APPLICATION/SecEvent+JWT",
    "application/secevent+jwt; charset=utf-8",
    "application/secevent+jwt;profile=x",
    " application/secevent+jwt ",
  ])("is recognized by the Content-Type %j", async (type) => {
    const { sub, token } = await newSubject();
    expectAccepted(await sendSecurityEvent(await eventFor(sub), api, type));
    expect(await isAccepted(token)).toBe(false);
  });

  test("may have surrounding whitespace and the full typ", async () => {
    const [one, other] = [await newSubject(), await newSubject()];
    expectAccepted(await sendSecurityEvent(`\r\n${await eventFor(one.sub)}\n`, api));
    expectAccepted(
      await sendSecurityEvent(await eventFor(other.sub, { header: { typ: "application/secevent+jwt" } }), api),
    );
    expect([await isAccepted(one.token), await isAccepted(other.token)]).toStrictEqual([false, false]);
  });

  test("is listed as a revocation", async () => {
    const { sub } = await newSubject();
    const listed = async () =>
      dataOf(AgentEvents, `${api}/agent/events`, await call(`${api}/agent/events`)).events ?? [];
    const known = new Set((await listed()).map(({ id }) => id));
    expectAccepted(await sendSecurityEvent(await eventFor(sub), api));
    const added = (await listed()).filter(({ id }) => !known.has(id));
    const ours = { type: "credential.revoked", identity_type: "identity_assertion" };
    expect(added).toContainEqual({
      ...ours,
      id: expect.any(String),
      subject: expect.any(String),
      at: expect.any(String),
    });
    expect(JSON.stringify(added)).not.toContain(sub);
  });
});

const year = 365 * 86_400;
const elsewhere = "https://elsewhere.example";

const wrongClaims: readonly (readonly [err: string, what: string, claims: JwtMembers])[] = [
  ["authentication_failed", "from an untrusted issuer", { iss: "https://evil.example" }],
  ["authentication_failed", "from the issuer with a trailing slash", { iss: `${issuer.name}/` }],
  ["authentication_failed", "from the issuer in another letter case", { iss: issuer.name.toUpperCase() }],
  ["authentication_failed", "signed by another trusted issuer", { iss: otherIssuer.name }],
  ["authentication_failed", "from a trusted service", { iss: service.name }],
  ["authentication_failed", "with an empty issuer", { iss: "" }],
  ["invalid_request", "without an issuer", { iss: undefined }],
  ["invalid_request", "with a list as issuer", { iss: [issuer.name] }],
  ["invalid_audience", "without an audience", { aud: undefined }],
  ["invalid_audience", "with an empty audience list", { aud: [] }],
  ["invalid_audience", "for another audience", { aud: elsewhere }],
  ["invalid_audience", "with an empty audience", { aud: "" }],
  ["invalid_request", "without jti", { jti: undefined }],
  ["invalid_request", "with an empty jti", { jti: "" }],
  ["invalid_request", "with a number as jti", { jti: 1 }],
  ["invalid_request", "with an object as jti", { jti: {} }],
  ["invalid_request", "with a jti of 10,000 characters", { jti: "x".repeat(10_000) }],
  ["invalid_request", "without iat", { iat: undefined }],
  ["invalid_request", "with a string as iat", { iat: String(nowInSeconds()) }],
  ["invalid_request", "with a negative iat", { iat: -1 }],
  ["invalid_request", "with an iat of 1e308", { iat: 1e308 }],
  ["invalid_request", "that is older than a day", { iat: nowInSeconds() - 86_400 - 90 }],
  ["invalid_request", "that is years old", { iat: nowInSeconds() - year }],
  ["invalid_request", "from the future", { iat: nowInSeconds() + 300 }],
  ["invalid_request", "that is not valid yet", { nbf: nowInSeconds() + 300 }],
  ["invalid_request", "that has expired", { exp: nowInSeconds() - 300 }],
  ["invalid_request", "without events", { events: undefined }],
  ["invalid_request", "with an empty events object", { events: {} }],
  ["invalid_request", "with a list of events", { events: [sessionRevoked] }],
  ["invalid_request", "with a string as events", { events: sessionRevoked }],
  ["invalid_request", "with null as events", { events: null }],
  ["invalid_request", "whose event is a string", { events: { [sessionRevoked]: "now" } }],
  ["invalid_request", "whose event is null", { events: { [sessionRevoked]: null } }],
  [
    "invalid_request",
    "whose event_timestamp is a string",
    { events: { [sessionRevoked]: { event_timestamp: String(nowInSeconds()) } } },
  ],
  ["invalid_request", "whose event_timestamp is negative", { events: { [sessionRevoked]: { event_timestamp: -1 } } }],
  ["invalid_request", "without a subject", { sub: undefined }],
  ["invalid_request", "with an empty subject", { sub: "" }],
  ["invalid_request", "with a number as subject", { sub: 1 }],
  [
    "invalid_request",
    "about another issuer's subject",
    { sub_id: { format: "iss_sub", iss: otherIssuer.name, sub: "ada" } },
  ],
  [
    "invalid_request",
    "about another issuer's subject in the event",
    {
      sub: undefined,
      events: { [sessionRevoked]: { subject: { format: "iss_sub", iss: otherIssuer.name, sub: "ada" } } },
    },
  ],
  ["invalid_request", "with an email subject", { sub_id: { format: "email", email: "ada@example.com" } }],
  ["invalid_request", "with a sub_id without a format", { sub_id: { sub: "ada" } }],
  ["invalid_request", "with null as sub_id", { sub_id: null }],
];

const typs = [
  undefined,
  "JWT",
  "jwt",
  "at+jwt",
  "oauth-id-jag+jwt",
  "client-authentication+jwt",
  "secevent",
  "logout+jwt",
  "",
  1,
  null,
  ["secevent+jwt"],
];

describe.skipIf(!canSign).each(testedBases)("POST %s/agent/events refuses a security event", (api) => {
  /** Sends an invalid event and expects that it does not end the subject's token. */
  const refuses = async (err: string, make: (sub: string, site: string) => Promise<string>): Promise<HttpResponse> => {
    const { sub, token } = await newSubject();
    const event = await make(sub, await siteOf());
    const response = await sendSecurityEvent(event, api);
    expectRefused(response, err);
    for (const secret of [sub, event.slice(-40)].filter((text) => text.length > 8))
      expect(response.text).not.toContain(secret);
    expect(await isAccepted(token)).toBe(true);
    return response;
  };

  test.each(wrongClaims)("%s: %s", async (err, _, claims) => {
    await refuses(err, (sub) => eventFor(sub, { claims }));
  });

  test.each(["/", ".evil.example", "/api/agent/events", "?", ":80"])(
    "invalid_audience: for this site with %j appended",
    async (more) => {
      await refuses("invalid_audience", (sub, site) => eventFor(sub, { claims: { aud: site + more } }));
    },
  );

  test.each([
    ["and another audience", (site: string) => [site, elsewhere]],
    ["after another audience", (site: string) => [elsewhere, site]],
    ["twice", (site: string) => [site, site]],
  ])("invalid_audience: for this site %s", async (_, audience) => {
    await refuses("invalid_audience", (sub, site) => eventFor(sub, { claims: { aud: audience(site) } }));
  });

  test.each(typs.map((typ) => ({ typ })))("invalid_request: with the typ $typ", async (header) => {
    await refuses("invalid_request", (sub) => eventFor(sub, { header }));
  });

  const signed = (sub: string, site: string) => ({ ...claimsFor(sub, site), iss: issuer.name });
  const claimsFor = (sub: string, aud: string): JWTPayload => ({
    sub,
    aud,
    jti: crypto.randomUUID(),
    iat: nowInSeconds(),
    events: { [sessionRevoked]: {} },
  });
  const typ = "secevent+jwt";
  const forged: readonly (readonly [what: string, make: (sub: string, site: string) => Promise<string>])[] = [
    ["signed with another key", (sub, site) => sign({ ...otherIssuer, kid: issuer.kid }, signed(sub, site), { typ })],
    ["signed with another key under its own kid", (sub, site) => sign(otherIssuer, signed(sub, site), { typ })],
    ["signed by a service", (sub, site) => sign({ ...service, kid: issuer.kid }, signed(sub, site), { typ })],
    ["with an unknown kid", (sub) => eventFor(sub, { header: { kid: "unknown" } })],
    [
      "with its last byte changed",
      async (sub) =>
        withSignature(await eventFor(sub), (bytes) => Buffer.from(bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1))),
    ],
    ["with a signature of zeros", async (sub) => withSignature(await eventFor(sub), (bytes) => bytes.fill(0))],
    ["with half of its signature", async (sub) => withSignature(await eventFor(sub), (bytes) => bytes.subarray(0, 32))],
    [
      "with another token's signature",
      async (sub) => {
        const [[head, claims], [, , signature]] = [(await eventFor(sub)).split("."), (await eventFor("x")).split(".")];
        return [head, claims, signature].join(".");
      },
    ],
    [
      "with the issuer's public key as an HMAC secret",
      async (sub, site) => {
        const header = JSON.stringify({ alg: "HS256", kid: issuer.kid, typ });
        const pem = publicKeyEncodings.PEM?.(issuer.privateJwk) ?? "";
        return signWithMac("sha256", pem, [header, JSON.stringify(signed(sub, site))]);
      },
    ],
  ];
  test.each(forged)("authentication_failed: %s", async (_, make) => {
    await refuses("authentication_failed", make);
  });

  test("without revealing which issuers are trusted", async () => {
    const [stranger, imposter] = [
      await refuses("authentication_failed", (sub) => eventFor(sub, { claims: { iss: "https://evil.example" } })),
      await refuses("authentication_failed", (sub) => eventFor(sub, { header: { kid: "unknown" } })),
    ];
    expect(stranger.text).toBe(imposter.text);
    expect(stableHeaders(stranger)).toStrictEqual(stableHeaders(imposter));
  });

  const texts: readonly (readonly [what: string, make: (sub: string, site: string) => Promise<string>])[] = [
    ["that is empty", async () => ""],
    ["that is whitespace", async () => " \n"],
    ["that is JSON", async (sub) => JSON.stringify({ set: await eventFor(sub) })],
    ["in quotes", async (sub) => JSON.stringify(await eventFor(sub))],
    [
      "that is a JSON revocation",
      async () => JSON.stringify({ event: "revoke", token: await credentials.demoToken() }),
    ],
    ["in a form", async (sub) => `set=${await eventFor(sub)}`],
    ["that is unsigned", async (sub, site) => new UnsecuredJWT(signed(sub, site)).encode()],
    ["of two parts", async (sub) => (await eventFor(sub)).split(".").slice(0, 2).join(".")],
    ["of five parts", async (sub) => `${await eventFor(sub)}.AAAA.AAAA`],
    ["with padding", async (sub) => `${await eventFor(sub)}==`],
    ["with whitespace inside", async (sub) => (await eventFor(sub)).replace(".", ".\n")],
    ["twice", async (sub) => `${await eventFor(sub)}\n${await eventFor(sub)}`],
    ["of 60,000 characters", async (sub) => eventFor(sub, { claims: { more: "x".repeat(40_000) } })],
    ["that is binary", async () => "\u0000\ufffd\u0001"],
  ];
  test.each(texts)("invalid_request: %s", async (_, make) => {
    await refuses("invalid_request", make);
  });

  test("that is really an ID-JAG, an assertion or a token", async () => {
    const site = await siteOf();
    const { token } = await newSubject();
    expectRefused(await sendSecurityEvent(token, api), "invalid_request");
    expectRefused(await sendSecurityEvent(await serviceAssertion(site), api), "invalid_request");
    expect(await isAccepted(token)).toBe(true);
  });

  test("sent with another Content-Type, and revokes nothing", async () => {
    const { sub, token } = await newSubject();
    const event = await eventFor(sub);
    const path = `${api}/agent/events`;
    expect(statusAndCode(path, await sendSecurityEvent(event, api, "application/json"))).toBe("400 invalid_json");
    for (const type of [
      "application/jwt",
      "application/secevent",
      "application/secevent+jwtx",
      "text/plain",
      "application/x-www-form-urlencoded",
    ])
      expect(statusAndCode(path, await sendSecurityEvent(event, api, type))).toBe("415 unsupported_media_type");
    expect(await isAccepted(token)).toBe(true);
    expectAccepted(await sendSecurityEvent(event, api));
    expect(await isAccepted(token)).toBe(false);
  });
});
