import { beforeAll, describe, expect, test } from "vitest";
import { AgentEvents } from "../../src/contract/resources/agents/agent-event.ts";
import { canSign, idJag, serviceAssertion } from "../support/auth/assertions.ts";
import { claimsOf, credentialHeaders, credentialKinds, credentials, inBatches } from "../support/auth/credentials.ts";
import { malleatedTokens, withCharacterChanged } from "../support/auth/jwt-encodings.ts";
import { dataOf, errorOf, post, statusAndCode, submitInquiry, testedBases } from "../support/http/api-requests.ts";
import { protectedPaths } from "../support/http/protected-paths.ts";
import { call, type HttpResponse, siteOf, stableHeaders } from "../support/http/service.ts";

const { revoke, isAccepted } = credentials;

/** Expects the response that every revocation gets. */
const expectAccepted = (response: HttpResponse, api = "/api"): void => {
  expect(response.status, response.text).toBe(200);
  dataOf(AgentEvents, `${api}/agent/events`, response);
  expect(response.headers["cache-control"]).toBe("no-store");
};

describe.each(credentialKinds)("a revoked %s", (_, get) => {
  test.each(testedBases)("at %s is refused immediately, in every header and on every protected path", async (api) => {
    const credential = await get();
    expect(await isAccepted(credential)).toBe(true);
    const response = await revoke(credential, api);
    expectAccepted(response, api);
    expect(response.text).not.toContain(credential);
    const responses = await Promise.all(
      protectedPaths.flatMap((path) => credentialHeaders.map(([, sent]) => call(path, { headers: sent(credential) }))),
    );
    for (const { status, headers } of responses) {
      expect(status).toBe(401);
      expect(headers["www-authenticate"]).toMatch(/, error="invalid_token"$/);
    }
  });

  test("gets the same response as an unknown credential", async () => {
    const credential = await get();
    expectAccepted(await revoke(credential));
    const [revoked, other] = [await credentials.callWith(credential), await credentials.callWith("not-a-key")];
    expect([revoked.status, revoked.text]).toStrictEqual([other.status, other.text]);
    expect(stableHeaders(revoked)).toStrictEqual(stableHeaders(other));
  });

  test("is refused in 50 concurrent requests", async () => {
    const credential = await get();
    expectAccepted(await revoke(credential));
    const taken = await Promise.all(Array.from({ length: 50 }, () => isAccepted(credential)));
    expect(taken.filter(Boolean)).toStrictEqual([]);
  });

  test("is refused in every other encoding", async () => {
    const credential = await get();
    expectAccepted(await revoke(credential));
    for (const copy of [
      ...malleatedTokens(credential),
      `${credential}=`,
      `${credential}==`,
      `${credential.slice(0, -4)} ${credential.slice(-4)}`,
    ])
      expect(await isAccepted(copy), copy).toBe(false);
  });

  test("can be revoked repeatedly and concurrently with the same response", async () => {
    const credential = await get();
    for (const response of await Promise.all(Array.from({ length: 10 }, () => revoke(credential))))
      expectAccepted(response);
    expectAccepted(await revoke(credential));
    expect(await isAccepted(credential)).toBe(false);
  });

  test("does not affect other credentials", async () => {
    const others = await Promise.all(credentialKinds.map(([, getOther]) => getOther()));
    const [same, credential] = [await get(), await get()];
    expectAccepted(await revoke(credential));
    expect(await inBatches([same, ...others], isAccepted)).toStrictEqual([same, ...others].map(() => true));
    expect(await isAccepted(credential)).toBe(false);
  });

  test("can be revoked by anyone who holds it", async () => {
    const [mine, found] = [await get(), await get()];
    const body = (token: string) => ({ event: "revoke", token });
    expectAccepted(await post("/api/agent/events", body(mine), { "x-api-key": mine }));
    expectAccepted(await post("/api/agent/events", body(found), { Authorization: "Bearer another-token" }));
    expect([await isAccepted(mine), await isAccepted(found)]).toStrictEqual([false, false]);
  });

  test("falls back to the rate limit of the address", async () => {
    const credential = await get();
    const policy = async () => (await credentials.callWith(credential, "/api/health")).headers["ratelimit-policy"];
    expect(await policy()).toMatch(/^"(?:credential|demo-credentials)";/);
    expectAccepted(await revoke(credential));
    expect(await policy()).toMatch(/^"demo";/);
  });
});

test.skipIf(!canSign)("revoking one token does not affect the subject's other tokens", async () => {
  const sub = crypto.randomUUID();
  const [one, other] = [await credentials.agentToken(sub), await credentials.agentToken(sub)];
  expect(claimsOf(one).sub).toBe(claimsOf(other).sub);
  expectAccepted(await revoke(one));
  expect([await isAccepted(one), await isAccepted(other)]).toStrictEqual([false, true]);
});

describe.each(testedBases)("POST %s/agent/events", (api) => {
  const path = `${api}/agent/events`;
  const strings: readonly (readonly [what: string, token: () => Promise<string>])[] = [
    ["a letter", async () => "x"],
    ["whitespace", async () => " "],
    ["a line break", async () => "\r\n"],
    ["NUL", async () => "\u0000"],
    ["an unpaired surrogate", async () => "\ud83e"],
    ["60,000 characters", async () => "x".repeat(60_000)],
    ["60,000 characters in three parts", async () => ["x", "y", "z"].map((part) => part.repeat(20_000)).join(".")],
    ["three empty parts", async () => ".."],
    ["an unknown token", async () => "eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.eyJleGFtcGxlIjp0cnVlfQ.ZXhhbXBsZQ"],
    ["an unknown key", async () => `vitrine_demo_${"A".repeat(76)}`],
    ["a job", async () => (await submitInquiry({}, api)).job_id],
    ["__proto__", async () => "__proto__"],
    ["SQL", async () => "'; DELETE FROM revoked; --"],
    ["a pattern", async () => "*"],
    ...(canSign
      ? ([
          ["an ID-JAG", async () => idJag(await siteOf())],
          ["the assertion of a service", async () => serviceAssertion(await siteOf())],
        ] as const)
      : []),
    // Revocations do not depend on the API base, so one base is enough.
    ...(api === "/api" ? credentialKinds : []).flatMap(([kind, get]): [string, () => Promise<string>][] => [
      [`a ${kind} with its last character changed`, async () => changedLast(await get())],
      [`a ${kind} and padding`, async () => `${await get()}=`],
      [`a ${kind} and a line break`, async () => `${await get()}\n`],
      [`a ${kind} with its scheme`, async () => `Bearer ${await get()}`],
      [
        `a ${kind} that is revoked`,
        async () => {
          const credential = await get();
          expectAccepted(await revoke(credential));
          return credential;
        },
      ],
    ]),
  ];
  let plain: HttpResponse;
  beforeAll(async () => {
    plain = await revoke("not-a-token", api);
  });

  test.each(strings)("returns the same response for %s", async (_, token) => {
    const text = await token();
    const response = await revoke(text, api);
    expectAccepted(response, api);
    const { "content-length": _length, ...rest } = stableHeaders(response);
    const { "content-length": _plain, ...expected } = stableHeaders(plain);
    expect(rest).toStrictEqual(expected);
    if (text.length > 20) expect(response.text).not.toContain(text.slice(0, 40));
  });

  test.each(credentialKinds)("does not revoke a %s for a similar text", async (_, get) => {
    const credential = await get();
    const alike = [
      changedLast(credential),
      withCharacterChanged(credential, 3),
      credential.slice(0, -1),
      `${credential}A`,
      `${credential}=`,
      ` ${credential}`,
      `${credential}\n`,
      `Bearer ${credential}`,
      credential.toLowerCase(),
      ...malleatedTokens(credential).slice(0, 3),
    ];
    for (const text of alike) expectAccepted(await revoke(text, api), api);
    const { sub = "" } = await credentials.callerOf(credential);
    expectAccepted(await revoke(sub, api), api);
    if (credential.includes(".")) expectAccepted(await revoke(String(claimsOf(credential).jti), api), api);
    expect(await isAccepted(credential)).toBe(true);
  });

  test.each([
    ["is missing", undefined],
    ["is empty", ""],
    ["is null", null],
    ["is a number", 4_242_424_242],
    ["is a boolean", true],
    ["is a list", ["secret-in-a-list"]],
    ["is an object", { token: "secret-in-an-object" }],
  ])("reports that the token %s without echoing it", async (_, token) => {
    const response = await revoke(token, api);
    expect(statusAndCode(path, response)).toBe("422 validation_failed");
    expect(errorOf(path, response).message).toContain("`token`");
    expect(response.text).not.toMatch(/4242424242|secret-in/);
  });

  test.each([
    "",
    "REVOKE",
    "Revoke",
    " revoke",
    "revoked",
    "delete",
    "token.issued",
    "__proto__",
    null,
    1,
    {},
    ["revoke"],
    undefined,
  ])("refuses the event %j", async (event) => {
    const credential = await credentials.demoKey();
    const response = await post(path, { event, token: credential });
    expect(statusAndCode(path, response)).toBe("422 unsupported_event");
    expect(errorOf(path, response).hint).toContain('"Revoke" in /auth.md');
    expect(response.text).not.toContain(credential);
    expect(await isAccepted(credential)).toBe(true);
  });

  test("lists each invalid member", async () => {
    const response = await post(path, { event: "delete" });
    expect(statusAndCode(path, response)).toBe("422 validation_failed");
    const { issues = [] } = errorOf(path, response);
    expect(issues.map(({ path, code }) => [path, code])).toStrictEqual([
      ["event", "unsupported_event"],
      ["token", "validation_failed"],
    ]);
  });

  test.each([
    ["400 invalid_json", "nothing", "application/json", ""],
    ["400 invalid_json", "a list", "application/json", "[]"],
    ["400 invalid_json", "a bare token", "application/json", "eyJhbGciOiJFZERTQSJ9.e30.AA"],
    ["415 unsupported_media_type", "the form of RFC 7009", "application/x-www-form-urlencoded", "token=x&event=revoke"],
    ["415 unsupported_media_type", "another JWT", "application/jwt", "eyJhbGciOiJFZERTQSJ9.e30.AA"],
    [
      "413 payload_too_large",
      "an oversized body",
      "application/json",
      JSON.stringify({ event: "revoke", token: "x".repeat(65_536) }),
    ],
  ])("returns %s for %s", async (refusal, _, type, body) => {
    const response = await call(path, { method: "POST", headers: { "Content-Type": type }, body });
    expect(statusAndCode(path, response)).toBe(refusal);
  });
});

/** Changes the value of the last character, not only its unused bits. */
const changedLast = (credential: string): string => withCharacterChanged(credential, credential.length - 1);

describe.each(testedBases)("GET %s/agent/events", (api) => {
  const path = `${api}/agent/events`;
  const list = async (response: Promise<HttpResponse> = call(path)) => dataOf(AgentEvents, path, await response);

  test("lists the latest 100 events, newest first, with a hint about revoking", async () => {
    await inBatches(Array.from({ length: 101 }), () => credentials.demoKey(), 20);
    const { events = [], hint } = await list();
    expect(events).toHaveLength(100);
    expect(new Set(events.map(({ id }) => id)).size).toBe(100);
    const times = events.map(({ at }) => Date.parse(at));
    // Concurrent events may be recorded in another order.
    for (const [index, time] of times.entries()) expect(times[index + 1] ?? 0).toBeLessThan(time + 2_000);
    expect(Math.abs((times[0] ?? 0) - Date.now())).toBeLessThan(30_000);
    expect(hint).toContain('"Revoke" in /auth.md');
  });

  test("gives each event only an id, a type, an identity type, a fingerprint and a time", async () => {
    await credentials.demoKey();
    const { events = [] } = await list();
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) {
      expect(Object.keys(event).toSorted()).toStrictEqual(["at", "id", "identity_type", "subject", "type"]);
      expect(event.id).toMatch(/^event_[\w-]{16}$/);
      expect(event.subject).toMatch(/^[\w-]{20}$/);
      expect(event.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
  });

  test("reveals no credentials, subjects or token ids", async () => {
    const issued = await Promise.all(credentialKinds.map(([, get]) => get()));
    const callers = await Promise.all(issued.map(credentials.callerOf));
    const revoked = await Promise.all(issued.map((credential) => revoke(credential, api)));
    const said = [(await call(path)).text, ...revoked.map(({ text }) => text)].join();
    for (const credential of issued) {
      for (const part of credential.split(".").flatMap((each) => [each.slice(0, 30), each.slice(-30)]))
        expect(said).not.toContain(part);
      if (credential.includes(".")) expect(said).not.toContain(String(claimsOf(credential).jti));
    }
    for (const { sub } of callers)
      for (const part of [sub, sub.replace(/^\w+?_/, "")]) expect(said).not.toContain(part);
  });

  test("is also returned by a revocation", async () => {
    const credential = await credentials.demoToken();
    const response = await revoke(credential, api);
    const { events = [] } = await list(Promise.resolve(response));
    expect(events.some(({ type }) => type === "credential.revoked")).toBe(true);
    expect(stableHeaders(response)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
  });

  test.skipIf(!canSign)("uses one fingerprint per subject for issued and revoked tokens", async () => {
    const sub = crypto.randomUUID();
    const tokens = await inBatches(Array.from({ length: 7 }), () => credentials.agentToken(sub));
    const { events = [] } = await list();
    const counts = Map.groupBy(
      events.filter(({ type, identity_type }) => type === "token.issued" && identity_type === "identity_assertion"),
      ({ subject }) => subject,
    );
    const mine = [...counts].filter(([, issued]) => issued.length === 7).map(([subject]) => subject);
    expect(mine).not.toStrictEqual([]);
    const response = await revoke(tokens[0], api);
    const revoked = (await list(Promise.resolve(response))).events?.filter(
      ({ type, subject }) => type === "credential.revoked" && mine.includes(subject),
    );
    expect(revoked).toHaveLength(1);
  });
});
