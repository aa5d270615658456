import { type JWTPayload, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { AgentEvents } from "../../src/contract/resources/agent-event.ts";
import {
  type Changes,
  canSign,
  issuer,
  now,
  otherIssuer,
  securityEvent,
  service,
  serviceAssertion,
  sessionRevoked,
  sign,
} from "../support/assertions.ts";
import { claimsOf, credentials } from "../support/credentials.ts";
import { apis, dataOf, refusalOf } from "../support/posts.ts";
import type { Signer } from "../support/providers.ts";
import { type Answer, call, lasting, siteOf } from "../support/service.ts";
import { macText, publicForms, withSignature } from "../support/signed-text.ts";

const { agentToken, takes, tell } = credentials;

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
const expectTaken = (answer: Answer): void => {
  expect([answer.status, answer.text], answer.text).toStrictEqual([202, ""]);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "access-control-allow-origin": "*" });
  expect(answer.headers["content-type"]).toBeUndefined();
};

/** RFC 8935 §2.3, without the envelope of the mirror. */
const expectRefused = (answer: Answer, err: string): void => {
  expect(answer.status, answer.text).toBe(400);
  expect(SetError.parse(answer.json()).err, answer.text).toBe(err);
  expect(answer.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-language": "en",
    "cache-control": "no-store",
  });
};

type Members = Readonly<Record<string, unknown>>;

/** A security event about a subject, with changes that need not make sense. */
const eventFor = async (
  sub: string,
  changes: { readonly claims?: Members; readonly header?: Members } = {},
  by: Signer = issuer,
): Promise<string> => securityEvent(await siteOf(), sub, changes as Changes, by);

/** A subject of an issuer, and a token that it has. */
const someone = async (by: Signer = issuer) => {
  const sub = `user-${crypto.randomUUID()}`;
  return { sub, token: await agentToken(sub, by) };
};

/** The second in which something was issued has to be over for what is issued next to come after it. */
const untilAfter = (second: number | undefined): Promise<unknown> =>
  expect.poll(now, { interval: 50, timeout: 5_000 }).toBeGreaterThan(second ?? 0);

describe.skipIf(!canSign).each(apis)("R4 a security event at %s/agent/events", (api) => {
  test("is taken without a word, and ends every token of its subject at once", async () => {
    const { sub, token } = await someone();
    const more = [
      await agentToken(sub),
      await agentToken(sub, issuer, { claims: { client_id: "agent-two" } }),
      await agentToken(sub, issuer, { claims: { scope: "portfolio:read" } }),
    ];
    const event = await eventFor(sub);
    expectTaken(await tell(event, api));
    for (const each of [token, ...more]) expect(await takes(each)).toBe(false);
  });

  test("leaves everybody else alone", async () => {
    const { sub, token } = await someone();
    const others = [
      (await someone()).token,
      // Another issuer's subjects are other ones, whatever they are called.
      await agentToken(sub, otherIssuer),
      await agentToken(`${sub} `),
      await agentToken(sub.toUpperCase()),
      await credentials.serviceToken(),
      await credentials.demoToken(),
      await credentials.demoKey(),
    ];
    expectTaken(await tell(await eventFor(sub), api));
    expect(await takes(token)).toBe(false);
    expect(await Promise.all(others.map(takes))).toStrictEqual(others.map(() => true));
  });

  test("leaves what is issued after it", async () => {
    const { sub, token } = await someone();
    const event = await eventFor(sub);
    expectTaken(await tell(event, api));
    await untilAfter(claimsOf(event).iat);
    const later = await agentToken(sub);
    expect([await takes(token), await takes(later)]).toStrictEqual([false, true]);

    // That it comes again has no effect.
    for (const answer of await Promise.all(Array.from({ length: 5 }, () => tell(event, api)))) expectTaken(answer);
    expect([await takes(token), await takes(later)]).toStrictEqual([false, true]);
  });

  test("ends what was issued when it happened, which can be before it is told", async () => {
    const { sub, token } = await someone();
    const { iat = 0 } = claimsOf(token);
    const at = (event_timestamp: number) =>
      eventFor(sub, { claims: { events: { [sessionRevoked]: { event_timestamp } } } });
    expectTaken(await tell(await at(iat - 1), api));
    expect(await takes(token)).toBe(true);
    expectTaken(await tell(await at(iat - 3_000), api));
    expect(await takes(token)).toBe(true);
    expectTaken(await tell(await at(iat), api));
    expect(await takes(token)).toBe(false);
  });

  test.each([sessionRevoked, claimsChanged, assertionRevoked])("can be %s", async (type) => {
    const { sub, token } = await someone();
    expectTaken(await tell(await eventFor(sub, { claims: { events: { [type]: {} } } }), api));
    expect(await takes(token)).toBe(false);
  });

  const naming: readonly (readonly [how: string, claims: (sub: string) => Members])[] = [
    ["sub", (sub) => ({ sub })],
    [
      "sub_id with issuer and subject",
      (sub) => ({ sub: undefined, sub_id: { format: "iss_sub", iss: issuer.name, sub } }),
    ],
    ["sub_id with an opaque id", (sub) => ({ sub: undefined, sub_id: { format: "opaque", id: sub } })],
    ["sub_id, whatever sub is", (sub) => ({ sub: "somebody-else", sub_id: { format: "opaque", id: sub } })],
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
  test.each(naming)("names its subject with %s", async (_, claims) => {
    const [{ sub, token }, other] = [await someone(), await someone()];
    expectTaken(await tell(await eventFor(sub, { claims: claims(sub) }), api));
    expect([await takes(token), await takes(other.token)]).toStrictEqual([false, true]);
  });

  test("can be of several kinds, and ends what one of them ends", async () => {
    const { sub, token } = await someone();
    const events = { [verification]: {}, [claimsChanged]: { event_timestamp: now() - 3_600 }, [sessionRevoked]: {} };
    expectTaken(await tell(await eventFor(sub, { claims: { events } }), api));
    expect(await takes(token)).toBe(false);
  });

  test.each<readonly [what: string, claims: Members]>([
    ["of an unknown kind", { events: { "https://example.com/unknown": {} } }],
    [
      "of the stream itself",
      { sub: undefined, sub_id: { format: "opaque", id: "stream" }, events: { [verification]: { state: "x" } } },
    ],
    [
      "of an unknown kind about an address",
      { sub_id: { format: "email", email: "ada@example.com" }, events: { "https://example.com/x": {} } },
    ],
    ["of a kind that is named as members of objects are", { events: { constructor: {}, toString: {} } }],
    ["of a kind in other letter case", { events: { [sessionRevoked.toUpperCase()]: {} } }],
    ["of a kind that begins alike", { events: { [`${sessionRevoked}/`]: {}, [`${sessionRevoked}2`]: {} } }],
  ])("%s is taken and changes nothing", async (_, claims) => {
    const { sub, token } = await someone();
    expectTaken(await tell(await eventFor(sub, { claims }), api));
    expect(await takes(token)).toBe(true);
  });

  test("about someone who was never here is taken", async () => {
    expectTaken(await tell(await eventFor(crypto.randomUUID()), api));
  });

  test.each([
    "application/secevent+jwt",
    "APPLICATION/SecEvent+JWT",
    "application/secevent+jwt; charset=utf-8",
    "application/secevent+jwt;profile=x",
    " application/secevent+jwt ",
  ])("is known by its type: %j", async (type) => {
    const { sub, token } = await someone();
    expectTaken(await tell(await eventFor(sub), api, type));
    expect(await takes(token)).toBe(false);
  });

  test("may have white space around it, and the type of its header in full", async () => {
    const [one, other] = [await someone(), await someone()];
    expectTaken(await tell(`\r\n${await eventFor(one.sub)}\n`, api));
    expectTaken(await tell(await eventFor(other.sub, { header: { typ: "application/secevent+jwt" } }), api));
    expect([await takes(one.token), await takes(other.token)]).toStrictEqual([false, false]);
  });

  test("is written down as a revocation", async () => {
    const { sub } = await someone();
    const listed = async () =>
      dataOf(AgentEvents, `${api}/agent/events`, await call(`${api}/agent/events`)).events ?? [];
    const known = new Set((await listed()).map(({ id }) => id));
    expectTaken(await tell(await eventFor(sub), api));
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

const wrongClaims: readonly (readonly [err: string, what: string, claims: Members])[] = [
  ["authentication_failed", "of an issuer that nobody trusts", { iss: "https://evil.example" }],
  ["authentication_failed", "of an issuer with a slash", { iss: `${issuer.name}/` }],
  ["authentication_failed", "of an issuer in other letter case", { iss: issuer.name.toUpperCase() }],
  ["authentication_failed", "of another trusted issuer", { iss: otherIssuer.name }],
  ["authentication_failed", "of a trusted service", { iss: service.name }],
  ["authentication_failed", "of no issuer's name", { iss: "" }],
  ["invalid_request", "without an issuer", { iss: undefined }],
  ["invalid_request", "of two issuers", { iss: [issuer.name] }],
  ["invalid_audience", "for nobody", { aud: undefined }],
  ["invalid_audience", "for no audience", { aud: [] }],
  ["invalid_audience", "for somebody else", { aud: elsewhere }],
  ["invalid_audience", "for an audience that is empty", { aud: "" }],
  ["invalid_request", "without jti", { jti: undefined }],
  ["invalid_request", "with an empty jti", { jti: "" }],
  ["invalid_request", "with a number as jti", { jti: 1 }],
  ["invalid_request", "with an object as jti", { jti: {} }],
  ["invalid_request", "with a jti of 10,000 characters", { jti: "x".repeat(10_000) }],
  ["invalid_request", "without iat", { iat: undefined }],
  ["invalid_request", "with a text as iat", { iat: String(now()) }],
  ["invalid_request", "with a negative iat", { iat: -1 }],
  ["invalid_request", "with an endless iat", { iat: 1e308 }],
  ["invalid_request", "that is older than a day", { iat: now() - 86_400 - 90 }],
  ["invalid_request", "that is years old", { iat: now() - year }],
  ["invalid_request", "of the future", { iat: now() + 300 }],
  ["invalid_request", "that is not valid yet", { nbf: now() + 300 }],
  ["invalid_request", "that has ended", { exp: now() - 300 }],
  ["invalid_request", "without events", { events: undefined }],
  ["invalid_request", "with no event", { events: {} }],
  ["invalid_request", "with a list of events", { events: [sessionRevoked] }],
  ["invalid_request", "with a text as events", { events: sessionRevoked }],
  ["invalid_request", "with null as events", { events: null }],
  ["invalid_request", "whose event is a text", { events: { [sessionRevoked]: "now" } }],
  ["invalid_request", "whose event is null", { events: { [sessionRevoked]: null } }],
  ["invalid_request", "whose time is a text", { events: { [sessionRevoked]: { event_timestamp: String(now()) } } }],
  ["invalid_request", "whose time is before all times", { events: { [sessionRevoked]: { event_timestamp: -1 } } }],
  ["invalid_request", "about nobody", { sub: undefined }],
  ["invalid_request", "about nobody's name", { sub: "" }],
  ["invalid_request", "about a number", { sub: 1 }],
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
  ["invalid_request", "about an e-mail address", { sub_id: { format: "email", email: "ada@example.com" } }],
  ["invalid_request", "about a subject of no format", { sub_id: { sub: "ada" } }],
  ["invalid_request", "about null", { sub_id: null }],
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

describe.skipIf(!canSign).each(apis)("R4 at %s/agent/events there is refused a security event", (api) => {
  /** Sends an event that is wrong about someone who has a token, which it must not end. */
  const refuses = async (err: string, make: (sub: string, site: string) => Promise<string>): Promise<Answer> => {
    const { sub, token } = await someone();
    const event = await make(sub, await siteOf());
    const answer = await tell(event, api);
    expectRefused(answer, err);
    for (const secret of [sub, event.slice(-40)].filter((text) => text.length > 8))
      expect(answer.text).not.toContain(secret);
    expect(await takes(token)).toBe(true);
    return answer;
  };

  test.each(wrongClaims)("%s: %s", async (err, _, claims) => {
    await refuses(err, (sub) => eventFor(sub, { claims }));
  });

  test.each(["/", ".evil.example", "/api/agent/events", "?", ":80"])(
    "invalid_audience: for our name and %j",
    async (more) => {
      await refuses("invalid_audience", (sub, site) => eventFor(sub, { claims: { aud: site + more } }));
    },
  );

  test.each([
    ["and another", (site: string) => [site, elsewhere]],
    ["behind another", (site: string) => [elsewhere, site]],
    ["twice", (site: string) => [site, site]],
  ])("invalid_audience: for us %s", async (_, audience) => {
    await refuses("invalid_audience", (sub, site) => eventFor(sub, { claims: { aud: audience(site) } }));
  });

  test.each(typs.map((typ) => ({ typ })))("invalid_request: with a header that says $typ", async (header) => {
    await refuses("invalid_request", (sub) => eventFor(sub, { header }));
  });

  const signed = (sub: string, site: string) => ({ ...claimsFor(sub, site), iss: issuer.name });
  const claimsFor = (sub: string, aud: string): JWTPayload => ({
    sub,
    aud,
    jti: crypto.randomUUID(),
    iat: now(),
    events: { [sessionRevoked]: {} },
  });
  const typ = "secevent+jwt";
  const forged: readonly (readonly [what: string, make: (sub: string, site: string) => Promise<string>])[] = [
    ["that another key signed", (sub, site) => sign({ ...otherIssuer, kid: issuer.kid }, signed(sub, site), { typ })],
    ["that another key signed under its own name", (sub, site) => sign(otherIssuer, signed(sub, site), { typ })],
    ["that a service signed", (sub, site) => sign({ ...service, kid: issuer.kid }, signed(sub, site), { typ })],
    ["with a kid that is unknown", (sub) => eventFor(sub, { header: { kid: "unknown" } })],
    [
      "with its last byte changed",
      async (sub) =>
        withSignature(await eventFor(sub), (bytes) => Buffer.from(bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1))),
    ],
    ["with a signature of zeros", async (sub) => withSignature(await eventFor(sub), (bytes) => bytes.fill(0))],
    ["with half of its signature", async (sub) => withSignature(await eventFor(sub), (bytes) => bytes.subarray(0, 32))],
    [
      "with the signature of another",
      async (sub) => {
        const [[head, claims], [, , signature]] = [(await eventFor(sub)).split("."), (await eventFor("x")).split(".")];
        return [head, claims, signature].join(".");
      },
    ],
    [
      "with a shared secret that is no secret",
      async (sub, site) => {
        const header = JSON.stringify({ alg: "HS256", kid: issuer.kid, typ });
        const pem = publicForms.PEM?.(issuer.privateJwk) ?? "";
        return macText("sha256", pem, [header, JSON.stringify(signed(sub, site))]);
      },
    ],
  ];
  test.each(forged)("authentication_failed: %s", async (_, make) => {
    await refuses("authentication_failed", make);
  });

  test("and nobody learns from it who is trusted", async () => {
    const [stranger, imposter] = [
      await refuses("authentication_failed", (sub) => eventFor(sub, { claims: { iss: "https://evil.example" } })),
      await refuses("authentication_failed", (sub) => eventFor(sub, { header: { kid: "unknown" } })),
    ];
    expect(stranger.text).toBe(imposter.text);
    expect(lasting(stranger)).toStrictEqual(lasting(imposter));
  });

  const texts: readonly (readonly [what: string, make: (sub: string, site: string) => Promise<string>])[] = [
    ["that is empty", async () => ""],
    ["of white space", async () => " \n"],
    ["that is JSON", async (sub) => JSON.stringify({ set: await eventFor(sub) })],
    ["in quotes", async (sub) => JSON.stringify(await eventFor(sub))],
    ["that is a revocation", async () => JSON.stringify({ event: "revoke", token: await credentials.demoToken() })],
    ["in a form", async (sub) => `set=${await eventFor(sub)}`],
    ["that is not signed", async (sub, site) => new UnsecuredJWT(signed(sub, site)).encode()],
    ["of two parts", async (sub) => (await eventFor(sub)).split(".").slice(0, 2).join(".")],
    ["of five parts", async (sub) => `${await eventFor(sub)}.AAAA.AAAA`],
    ["with padding", async (sub) => `${await eventFor(sub)}==`],
    ["with white space inside", async (sub) => (await eventFor(sub)).replace(".", ".\n")],
    ["twice", async (sub) => `${await eventFor(sub)}\n${await eventFor(sub)}`],
    ["of 60,000 characters", async (sub) => eventFor(sub, { claims: { more: "x".repeat(40_000) } })],
    ["that is binary", async () => "\u0000\ufffd\u0001"],
  ];
  test.each(texts)("invalid_request: %s", async (_, make) => {
    await refuses("invalid_request", make);
  });

  test("that is an ID-JAG, an assertion or a token", async () => {
    const site = await siteOf();
    const { token } = await someone();
    expectRefused(await tell(token, api), "invalid_request");
    expectRefused(await tell(await serviceAssertion(site), api), "invalid_request");
    expect(await takes(token)).toBe(true);
  });

  test("by the service as a whole where it is sent as another type, and does nothing", async () => {
    const { sub, token } = await someone();
    const event = await eventFor(sub);
    const path = `${api}/agent/events`;
    expect(refusalOf(path, await tell(event, api, "application/json"))).toBe("400 invalid_json");
    for (const type of [
      "application/jwt",
      "application/secevent",
      "application/secevent+jwtx",
      "text/plain",
      "application/x-www-form-urlencoded",
    ])
      expect(refusalOf(path, await tell(event, api, type))).toBe("415 unsupported_media_type");
    expect(await takes(token)).toBe(true);
    expectTaken(await tell(event, api));
    expect(await takes(token)).toBe(false);
  });
});
