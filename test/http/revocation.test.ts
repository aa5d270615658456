import { beforeAll, describe, expect, test } from "vitest";
import { AgentEvents } from "../../src/contract/resources/agent-event.ts";
import { canSign, idJag, serviceAssertion } from "../support/assertions.ts";
import { claimsOf, credentials, forms, inBatches, kinds } from "../support/credentials.ts";
import { changedAt, malleated } from "../support/jwt-forms.ts";
import { accepted, apis, dataOf, errorOf, post, refusalOf } from "../support/posts.ts";
import { type Answer, call, guarded, lasting, siteOf } from "../support/service.ts";

const { revoke, takes } = credentials;

/** That the answer is the one that everybody gets. */
const expectTaken = (answer: Answer, api = "/api"): void => {
  expect(answer.status, answer.text).toBe(200);
  dataOf(AgentEvents, `${api}/agent/events`, answer);
  expect(answer.headers["cache-control"]).toBe("no-store");
};

describe.each(kinds)("R1 R2 a %s that is revoked", (_, get) => {
  test.each(apis)("at %s is refused at once, in every form and on every path that asks for one", async (api) => {
    const credential = await get();
    expect(await takes(credential)).toBe(true);
    const answer = await revoke(credential, api);
    expectTaken(answer, api);
    expect(answer.text).not.toContain(credential);
    const answers = await Promise.all(
      guarded.flatMap((path) => forms.map(([, sent]) => call(path, { headers: sent(credential) }))),
    );
    for (const { status, headers } of answers) {
      expect(status).toBe(401);
      expect(headers["www-authenticate"]).toMatch(/, error="invalid_token"$/);
    }
  });

  test("is refused like any that never was one", async () => {
    const credential = await get();
    expectTaken(await revoke(credential));
    const [revoked, other] = [await credentials.present(credential), await credentials.present("not-a-key")];
    expect([revoked.status, revoked.text]).toStrictEqual([other.status, other.text]);
    expect(lasting(revoked)).toStrictEqual(lasting(other));
  });

  test("is refused to all who ask at the same moment", async () => {
    const credential = await get();
    expectTaken(await revoke(credential));
    const taken = await Promise.all(Array.from({ length: 50 }, () => takes(credential)));
    expect(taken.filter(Boolean)).toStrictEqual([]);
  });

  test("is refused in every other encoding, too", async () => {
    const credential = await get();
    expectTaken(await revoke(credential));
    for (const copy of [
      ...malleated(credential),
      `${credential}=`,
      `${credential}==`,
      `${credential.slice(0, -4)} ${credential.slice(-4)}`,
    ])
      expect(await takes(copy), copy).toBe(false);
  });

  test("can be revoked again, by several at once, with the same answer", async () => {
    const credential = await get();
    for (const answer of await Promise.all(Array.from({ length: 10 }, () => revoke(credential)))) expectTaken(answer);
    expectTaken(await revoke(credential));
    expect(await takes(credential)).toBe(false);
  });

  test("leaves every other credential as it is", async () => {
    const others = await Promise.all(kinds.map(([, getOther]) => getOther()));
    const [same, credential] = [await get(), await get()];
    expectTaken(await revoke(credential));
    expect(await inBatches([same, ...others], takes)).toStrictEqual([same, ...others].map(() => true));
    expect(await takes(credential)).toBe(false);
  });

  test("can be revoked by its bearer, and by whoever has it", async () => {
    const [mine, found] = [await get(), await get()];
    const body = (token: string) => ({ event: "revoke", token });
    expectTaken(await post("/api/agent/events", body(mine), { "x-api-key": mine }));
    expectTaken(await post("/api/agent/events", body(found), { Authorization: "Bearer somebody-else" }));
    expect([await takes(mine), await takes(found)]).toStrictEqual([false, false]);
  });

  test("counts no more than its address does", async () => {
    const credential = await get();
    const policy = async () => (await credentials.present(credential, "/api/health")).headers["ratelimit-policy"];
    expect(await policy()).toMatch(/^"credential"/);
    expectTaken(await revoke(credential));
    expect(await policy()).toMatch(/^"demo"/);
  });
});

test.skipIf(!canSign)("R1 R2 revoking one token of a subject leaves its others", async () => {
  const sub = crypto.randomUUID();
  const [one, other] = [await credentials.agentToken(sub), await credentials.agentToken(sub)];
  expect(claimsOf(one).sub).toBe(claimsOf(other).sub);
  expectTaken(await revoke(one));
  expect([await takes(one), await takes(other)]).toStrictEqual([false, true]);
});

describe.each(apis)("R1 POST %s/agent/events", (api) => {
  const path = `${api}/agent/events`;
  const strings: readonly (readonly [what: string, token: () => Promise<string>])[] = [
    ["a letter", async () => "x"],
    ["white space", async () => " "],
    ["a line break", async () => "\r\n"],
    ["NUL", async () => "\u0000"],
    ["half of a surrogate pair", async () => "\ud83e"],
    ["60,000 characters", async () => "x".repeat(60_000)],
    ["60,000 characters in three parts", async () => ["x", "y", "z"].map((part) => part.repeat(20_000)).join(".")],
    ["three parts of nothing", async () => ".."],
    ["a token of nobody", async () => "eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.eyJleGFtcGxlIjp0cnVlfQ.ZXhhbXBsZQ"],
    ["a key of nobody", async () => `vitrine_demo_${"A".repeat(76)}`],
    ["a job", async () => (await accepted({}, api)).job_id],
    ["the name of a member of every object", async () => "__proto__"],
    ["SQL", async () => "'; DELETE FROM revoked; --"],
    ["a pattern", async () => "*"],
    ...(canSign
      ? ([
          ["an ID-JAG", async () => idJag(await siteOf())],
          ["the assertion of a service", async () => serviceAssertion(await siteOf())],
        ] as const)
      : []),
    // What is known of a credential does not depend on the base.
    ...(api === "/api" ? kinds : []).flatMap(([kind, get]): [string, () => Promise<string>][] => [
      [`a ${kind} with its last character changed`, async () => changedLast(await get())],
      [`a ${kind} and padding`, async () => `${await get()}=`],
      [`a ${kind} and a line break`, async () => `${await get()}\n`],
      [`a ${kind} with its scheme`, async () => `Bearer ${await get()}`],
      [
        `a ${kind} that is revoked`,
        async () => {
          const credential = await get();
          expectTaken(await revoke(credential));
          return credential;
        },
      ],
    ]),
  ];
  let plain: Answer;
  beforeAll(async () => {
    plain = await revoke("not-a-token", api);
  });

  test.each(strings)("answers the same to %s", async (_, token) => {
    const text = await token();
    const answer = await revoke(text, api);
    expectTaken(answer, api);
    const { "content-length": _length, ...rest } = lasting(answer);
    const { "content-length": _plain, ...expected } = lasting(plain);
    expect(rest).toStrictEqual(expected);
    if (text.length > 20) expect(answer.text).not.toContain(text.slice(0, 40));
  });

  test.each(kinds)("does nothing to a %s where something else is sent", async (_, get) => {
    const credential = await get();
    const alike = [
      changedLast(credential),
      changedAt(credential, 3),
      credential.slice(0, -1),
      `${credential}A`,
      `${credential}=`,
      ` ${credential}`,
      `${credential}\n`,
      `Bearer ${credential}`,
      credential.toLowerCase(),
      ...malleated(credential).slice(0, 3),
    ];
    for (const text of alike) expectTaken(await revoke(text, api), api);
    const { sub = "" } = await credentials.callerOf(credential);
    expectTaken(await revoke(sub, api), api);
    if (credential.includes(".")) expectTaken(await revoke(String(claimsOf(credential).jti), api), api);
    expect(await takes(credential)).toBe(true);
  });

  test.each([
    ["is missing", undefined],
    ["is empty", ""],
    ["is null", null],
    ["is a number", 4_242_424_242],
    ["is a truth value", true],
    ["is a list", ["secret-in-a-list"]],
    ["is an object", { token: "secret-in-an-object" }],
  ])("says so where the token %s, and shows nothing of it", async (_, token) => {
    const answer = await revoke(token, api);
    expect(refusalOf(path, answer)).toBe("422 validation_failed");
    expect(errorOf(path, answer).message).toContain("`token`");
    expect(answer.text).not.toMatch(/4242424242|secret-in/);
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
  ])("takes no event %j", async (event) => {
    const credential = await credentials.demoKey();
    const answer = await post(path, { event, token: credential });
    expect(refusalOf(path, answer)).toBe("422 unsupported_event");
    expect(errorOf(path, answer).hint).toContain('"Revoke" in /auth.md');
    expect(answer.text).not.toContain(credential);
    expect(await takes(credential)).toBe(true);
  });

  test("names each member that is wrong", async () => {
    const answer = await post(path, { event: "delete" });
    expect(refusalOf(path, answer)).toBe("422 validation_failed");
    const { issues = [] } = errorOf(path, answer);
    expect(issues.map(({ path, code }) => [path, code])).toStrictEqual([
      ["event", "unsupported_event"],
      ["token", "validation_failed"],
    ]);
  });

  test.each([
    ["400 invalid_json", "nothing", "application/json", ""],
    ["400 invalid_json", "a list", "application/json", "[]"],
    ["400 invalid_json", "a token alone", "application/json", "eyJhbGciOiJFZERTQSJ9.e30.AA"],
    ["415 unsupported_media_type", "the form of RFC 7009", "application/x-www-form-urlencoded", "token=x&event=revoke"],
    ["415 unsupported_media_type", "another JWT", "application/jwt", "eyJhbGciOiJFZERTQSJ9.e30.AA"],
    [
      "413 payload_too_large",
      "too much",
      "application/json",
      JSON.stringify({ event: "revoke", token: "x".repeat(65_536) }),
    ],
  ])("answers %s to %s", async (refusal, _, type, body) => {
    const answer = await call(path, { method: "POST", headers: { "Content-Type": type }, body });
    expect(refusalOf(path, answer)).toBe(refusal);
  });
});

/** The last character with another value, not only with other spare bits. */
const changedLast = (credential: string): string => changedAt(credential, credential.length - 1);

describe.each(apis)("the list of events at %s", (api) => {
  const path = `${api}/agent/events`;
  const list = async (answer: Promise<Answer> = call(path)) => dataOf(AgentEvents, path, await answer);

  test("holds the latest 100, latest first, and says how to revoke", async () => {
    await inBatches(Array.from({ length: 101 }), () => credentials.demoKey(), 20);
    const { events = [], hint } = await list();
    expect(events).toHaveLength(100);
    expect(new Set(events.map(({ id }) => id)).size).toBe(100);
    const times = events.map(({ at }) => Date.parse(at));
    // What happens at once may be written down in another order.
    for (const [at, time] of times.entries()) expect(times[at + 1] ?? 0).toBeLessThan(time + 2_000);
    expect(Math.abs((times[0] ?? 0) - Date.now())).toBeLessThan(30_000);
    expect(hint).toContain('"Revoke" in /auth.md');
  });

  test("gives each event an id, its kind, a fingerprint and its time, and nothing more", async () => {
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

  test("shows nothing of credentials, of whom they are for, or of how to find them", async () => {
    const issued = await Promise.all(kinds.map(([, get]) => get()));
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

  test("is what a revocation answers", async () => {
    const credential = await credentials.demoToken();
    const answer = await revoke(credential, api);
    const { events = [] } = await list(Promise.resolve(answer));
    expect(events.some(({ type }) => type === "credential.revoked")).toBe(true);
    expect(lasting(answer)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
  });

  test.skipIf(!canSign)("has one fingerprint for one subject, in what was issued and what was revoked", async () => {
    const sub = crypto.randomUUID();
    const tokens = await inBatches(Array.from({ length: 7 }), () => credentials.agentToken(sub));
    const { events = [] } = await list();
    const counts = Map.groupBy(
      events.filter(({ type, identity_type }) => type === "token.issued" && identity_type === "identity_assertion"),
      ({ subject }) => subject,
    );
    const mine = [...counts].filter(([, issued]) => issued.length === 7).map(([subject]) => subject);
    expect(mine).not.toStrictEqual([]);
    const answer = await revoke(tokens[0], api);
    const revoked = (await list(Promise.resolve(answer))).events?.filter(
      ({ type, subject }) => type === "credential.revoked" && mine.includes(subject),
    );
    expect(revoked).toHaveLength(1);
  });
});
