import { describe, expect, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { type Changes, canSign, idJag, issuer, otherIssuer, serviceAssertion } from "../../test/support/assertions.ts";
import { ownKeys } from "../../test/support/attacks/keys.ts";
import { attacks } from "../../test/support/attacks.ts";
import { exchange, site, writtenTrust } from "../../test/support/exchange.ts";
import { readText, signText } from "../../test/support/signed-text.ts";
import { stateInMemory } from "../../test/support/state.ts";
import type { LogEntry, Store } from "../ports.ts";
import { sqlStore } from "../stores/sql-store.ts";
import { readTrust } from "./trust.ts";

const { skew } = limits.credential;
const { lifetime } = limits.assertion;
const { cooldown } = limits.keySet;

const codeOf = async (answer: Response): Promise<string> => {
  const body = (await answer.json()) as { error?: { code: string } };
  return body.error ? `${answer.status} ${body.error.code}` : String(answer.status);
};
const reasons = (log: readonly LogEntry[]): unknown[] =>
  log.filter(({ event }) => event === "assertion_refused").map(({ reason }) => reason);

describe.skipIf(!canSign).each(attacks)("%s", (_, cases) => {
  test.each(cases.map((attack) => [attack.what, attack] as const))("%s", async (_what, { fault, as, make }) => {
    const { claim, log } = exchange();
    const assertion = await make(site);
    const answer = await claim(assertion, as);
    expect(await codeOf(answer)).toBe("422 invalid_assertion");
    expect(log.filter(({ event }) => event !== undefined)).toEqual([
      { level: "warn", id: answer.headers.get("X-Request-Id"), event: "assertion_refused", reason: fault },
    ]);
    const said = JSON.stringify(log);
    for (const part of assertion.split(".").filter(({ length }) => length >= 8))
      expect(said).not.toContain(part.slice(0, 32));
  });
});

const host = "https://idp.example.com/jwks.json";
const address = `${host}?key=secret`;

/** A service that fetches the keys of its first issuer, and what it asked for. */
const fetching = () => {
  const trust = writtenTrust();
  const [{ jwks, ...first }, ...others] = trust.issuers;
  const asked: string[] = [];
  const state = { answer: async (): Promise<string> => JSON.stringify(jwks) };
  const service = exchange({
    trust: readTrust({ ...trust, issuers: [{ ...first, jwks_uri: address }, ...others] }, site),
    fetchKeySet: (url) => {
      asked.push(url);
      return state.answer();
    },
  });
  return { ...service, asked, state };
};

describe.skipIf(!canSign)("A6 unknown kid", () => {
  test("is asked for once in a cooldown, however often it comes", async () => {
    const { claim, asked, clock, log } = fetching();
    const strange = () => idJag(site, { header: { kid: crypto.randomUUID() } });
    expect(await codeOf(await claim(await idJag(site)))).toBe("200");
    expect(asked).toEqual([address]);
    clock.at += cooldown * 1000;
    for (let at = 0; at < 50; at += 1) expect(await codeOf(await claim(await strange()))).toBe("422 invalid_assertion");
    await Promise.all(Array.from({ length: 50 }, async () => claim(await strange())));
    expect(asked).toHaveLength(2);
    expect(reasons(log)).toEqual(Array<string>(100).fill("unknown_key"));
    expect(await codeOf(await claim(await idJag(site)))).toBe("200");
    clock.at += cooldown * 1000 - 1;
    await claim(await strange());
    expect(asked).toHaveLength(2);
    clock.at += 1;
    await claim(await strange());
    expect(asked).toHaveLength(3);
  });
});

describe.skipIf(!canSign)("A7 keys of its own", () => {
  test.each(ownKeys)("%s is not asked for and changes nothing", async (_, header) => {
    const { claim, asked } = fetching();
    const [head, claims] = readText(await idJag(site));
    const texts = [{ ...head, ...header }, claims].map((each) => JSON.stringify(each));
    const answer = await claim(signText(issuer, [texts[0] ?? "", texts[1] ?? ""]));
    expect(await codeOf(answer)).toBe("kid" in header ? "422 invalid_assertion" : "200");
    expect(asked).toEqual([address]);
  });
});

describe.skipIf(!canSign)("A8 issuer", () => {
  test.each(attacks.find(([name]) => name === "A8 issuer")?.[1] ?? [])(
    "$what has nothing fetched for it",
    async ({ make, as }) => {
      const { claim, asked } = fetching();
      for (const type of [as, "service_auth", "anonymous", undefined]) await claim(await make(site), type);
      expect(asked).toEqual([]);
    },
  );

  test("has nothing fetched for what is refused before its keys are needed", async () => {
    const { claim, asked } = fetching();
    const kinds: readonly Changes[] = [{ header: { typ: "JWT" } }, { header: { typ: "secevent+jwt" } }];
    for (const changes of kinds)
      for (const type of ["identity_assertion", "service_auth", undefined])
        await claim(await idJag(site, changes), type);
    await claim(await idJag(site), "service_auth");
    await claim(await idJag(site), "anonymous");
    await claim(`${await idJag(site)}=`);
    expect(asked).toEqual([]);
  });
});

describe.skipIf(!canSign)("A9 keys that cannot be had", () => {
  const secret = "text that nobody is told";
  const failures: readonly (readonly [what: string, answer: () => Promise<string>])[] = [
    ["its address fails", () => Promise.reject(new Error("its host is not public"))],
    ["its address fails with what is no error", () => Promise.reject(secret)],
    ["a page is there", async () => `<!doctype html><title>${secret}</title>`],
    ["nothing is there", async () => ""],
    ["another document is there", async () => JSON.stringify({ of: secret })],
    ["a list is there", async () => JSON.stringify([secret])],
    ["more keys are there than a party has", async () => JSON.stringify({ keys: Array(101).fill({ kty: "EC" }) })],
  ];

  test.each(failures)("leave an assertion refused and unspent where %s", async (_, answer) => {
    const { claim, asked, state, clock, log } = fetching();
    const healthy = state.answer;
    const assertion = await idJag(site);
    state.answer = answer;
    const refused = await claim(assertion);
    expect(await codeOf(refused)).toBe("422 invalid_assertion");
    expect(reasons(log)).toEqual(["keys_unavailable"]);
    // Whoever reads the log can do something about it, and learns nothing of what was received.
    expect(log.find(({ event }) => event === "assertion_refused")?.detail).toContain(`${host} cannot be had: `);
    expect(JSON.stringify(log)).not.toMatch(/secret|nobody/);
    expect(asked).toHaveLength(1);
    state.answer = healthy;
    clock.at += cooldown * 1000;
    expect(await codeOf(await claim(assertion))).toBe("200");
  });

  test.each(failures)("are those that were had before, where %s", async (_, answer) => {
    const { claim, asked, state, clock } = fetching();
    expect(await codeOf(await claim(await idJag(site)))).toBe("200");
    state.answer = answer;
    clock.at += cooldown * 1000;
    expect(await codeOf(await claim(await idJag(site, { header: { kid: "new" } })))).toBe("422 invalid_assertion");
    expect(asked).toHaveLength(2);
    expect(await codeOf(await claim(await idJag(site)))).toBe("200");
  });

  test("are nobody else's concern", async () => {
    const { claim, state } = fetching();
    state.answer = () => Promise.reject(new Error("it answers 500"));
    await claim(await idJag(site));
    expect(await codeOf(await claim(await idJag(site, {}, otherIssuer)))).toBe("200");
    expect(await codeOf(await claim(await serviceAssertion(site)))).toBe("200");
  });
});

describe.skipIf(!canSign).each([
  ["an agent", idJag],
  ["a service", serviceAssertion],
] as const)("A11 times of %s", (_, mint) => {
  /** Presents an assertion with times, in seconds from when it is presented. */
  const presented = async (times: Readonly<Record<string, number>>) => {
    const service = exchange();
    // The end of a second, in which it is as valid as at its beginning.
    service.clock.at = Math.floor(service.clock.at / 1000) * 1000 + 999;
    const now = Math.floor(service.clock.at / 1000);
    const claims = Object.fromEntries(Object.entries(times).map(([name, value]) => [name, now + value]));
    const answer = await codeOf(await service.claim(await mint(site, { claims })));
    return answer === "200" ? answer : reasons(service.log)[0];
  };

  test.each([
    [59, "200"],
    [60, "expired"],
    [61, "expired"],
  ])("ended %i seconds ago: %s", async (seconds, outcome) => {
    expect(await presented({ iat: -200, exp: -seconds })).toBe(outcome);
  });
  test.each([
    [59, "200"],
    [60, "200"],
    [61, "not_yet_valid"],
  ])("begins in %i seconds: %s", async (seconds, outcome) => {
    expect(await presented({ iat: 0, exp: 200, nbf: seconds })).toBe(outcome);
  });
  test.each([
    [59, "200"],
    [60, "200"],
    [61, "not_yet_valid"],
  ])("was signed in %i seconds: %s", async (seconds, outcome) => {
    expect(await presented({ iat: seconds, exp: 200 })).toBe(outcome);
  });
  test.each([
    [1, "200"],
    [299, "200"],
    [lifetime, "200"],
    [lifetime + 1, "too_long_lived"],
    [0, "too_long_lived"],
    [-1, "too_long_lived"],
  ])("lasts %i seconds: %s", async (seconds, outcome) => {
    expect(await presented({ iat: 5, exp: 5 + seconds })).toBe(outcome);
  });
  test("lasts its 300 seconds with the skew at both ends, and is taken no longer", async () => {
    expect(await presented({ iat: -(lifetime + skew - 1), exp: -(skew - 1) })).toBe("200");
    expect(await presented({ iat: skew, exp: skew + lifetime })).toBe("200");
    expect(await presented({ iat: -(lifetime + skew), exp: -skew })).toBe("expired");
  });
});

/** A store of which one method does something else. */
const storeWith = (replaced: Partial<Store>): Store => ({ ...sqlStore(stateInMemory()), ...replaced });

describe.skipIf(!canSign)("A13 replay", () => {
  test.each([
    ["an agent", idJag],
    ["a service", serviceAssertion],
  ] as const)("of an assertion of %s is refused for as long as it is valid, and then it has ended", async (_, mint) => {
    const { claim, clock, log } = exchange();
    const iat = Math.floor(clock.at / 1000);
    const start = iat * 1000;
    clock.at = start;
    const assertion = await mint(site, { claims: { iat, exp: iat + 300 } });
    expect(await codeOf(await claim(assertion))).toBe("200");
    const last = lifetime + skew - 1;
    for (const seconds of [0, 1, 200, 300, 301, last, last + 0.999]) {
      clock.at = start + seconds * 1000;
      expect(await codeOf(await claim(assertion)), String(seconds)).toBe("422 invalid_assertion");
    }
    expect(new Set(reasons(log))).toEqual(new Set(["replayed"]));
    for (const seconds of [last + 1, last + 2, last + 3, 10_000]) {
      clock.at = start + seconds * 1000;
      expect(await codeOf(await claim(assertion)), String(seconds)).toBe("422 invalid_assertion");
      expect(reasons(log).at(-1)).toBe("expired");
    }
  });

  test("is not remembered for longer than it could happen", async () => {
    const sql = stateInMemory();
    const { claim, clock } = exchange({ store: sqlStore(sql) });
    const exp = Math.floor(clock.at / 1000) + 300;
    await claim(await idJag(site, { claims: { exp, iat: exp - 300 } }));
    expect(sql("SELECT ends_at FROM spent")).toMatchObject([{ ends_at: (exp + skew + 1) * 1000 }]);
  });

  test("is told by nothing that is remembered", async () => {
    const sql = stateInMemory();
    const { claim } = exchange({ store: sqlStore(sql) });
    const assertion = await idJag(site, { claims: { jti: "jti-of-somebody", sub: "sub-of-somebody" } });
    await claim(assertion, "identity_assertion", { "Idempotency-Key": "key" });
    const kept = JSON.stringify(
      ["spent", "entries", "requests", "revoked"].map((table) => sql(`SELECT * FROM ${table}`)),
    );
    expect(kept).toContain("id-jag/");
    expect(kept).not.toMatch(/somebody|idp\.example|agent-one/);
    for (const part of assertion.split(".")) expect(kept).not.toContain(part);
  });

  test.each([
    ["fails", () => Promise.reject(new Error("the disk is gone"))],
    [
      "fails at once",
      () => {
        throw new Error("the disk is gone");
      },
    ],
  ])("cannot be told where the store %s: nothing is given, and nothing is spent", async (_, spend) => {
    const store = storeWith({});
    const { spend: working } = store;
    const { claim, log } = exchange({ store });
    for (const mint of [idJag, serviceAssertion]) {
      const assertion = await mint(site);
      store.spend = spend;
      const answer = await claim(assertion);
      expect(answer.headers.get("Retry-After")).toBe("1");
      expect(await codeOf(answer)).toBe("503 unavailable");
      expect(log.find(({ event }) => event === "store_failed")).toMatchObject({ reason: "Error: the disk is gone" });
      store.spend = working;
      expect(await codeOf(await claim(assertion))).toBe("200");
    }
  });

  test("is prevented before anything is given", async () => {
    const spending = Promise.withResolvers<boolean>();
    const done: string[] = [];
    const { claim } = exchange({
      store: storeWith({
        spend: () => spending.promise,
        append: () => void done.push("recorded"),
      }),
    });
    const answer = claim(await idJag(site)).then((answer) => {
      done.push("answered");
      return answer;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toEqual([]);
    spending.resolve(true);
    expect(await codeOf(await answer)).toBe("200");
    expect(done).toEqual(["recorded", "answered"]);
  });

  test("is prevented where what is given could not be written down, and then nothing is given", async () => {
    const store = storeWith({});
    const { append } = store;
    const { claim } = exchange({ store });
    const assertion = await idJag(site);
    store.append = () => Promise.reject(new Error("the disk is full"));
    const answer = await claim(assertion);
    expect(await answer.text()).not.toContain("access_token");
    expect(answer.status).toBe(503);
    store.append = append;
    expect(await codeOf(await claim(assertion))).toBe("422 invalid_assertion");
  });

  test("and revocation are what the store is asked of an assertion, and only of one that is genuine", async () => {
    const asked: string[] = [];
    const counted = (store: Store): Store =>
      new Proxy(store, {
        get: (target, name: keyof Store) => {
          if (name !== "count") asked.push(name);
          return target[name];
        },
      });
    const { claim } = exchange({ store: counted(sqlStore(stateInMemory())) });
    for (const [, cases] of attacks) for (const { make, as } of cases.slice(0, 3)) await claim(await make(site), as);
    expect(asked).toEqual([]);
    await claim(await idJag(site));
    expect(asked).toEqual(["revokedUpTo", "spend", "append"]);
  });
});

describe.skipIf(!canSign)("A14 a refused assertion", () => {
  /** What is wrong with the rest of it is no reason to spend a jti. */
  const cases = attacks.flatMap(([, cases]) => cases).filter(({ fault }) => fault !== "malformed");
  test("spends nothing, whatever was wrong with it", async () => {
    const sql = stateInMemory();
    const { claim } = exchange({ store: sqlStore(sql) });
    for (const { make, as } of cases) await claim(await make(site), as);
    expect(cases.length).toBeGreaterThan(200);
    expect(sql("SELECT * FROM spent")).toEqual([]);
    expect(sql("SELECT * FROM entries")).toEqual([]);
  });

  test("can be sent again when its time has come", async () => {
    const { claim, clock } = exchange();
    const iat = Math.floor(clock.at / 1000) + 100;
    const assertion = await idJag(site, { claims: { iat, exp: iat + 300 } });
    expect(await codeOf(await claim(assertion))).toBe("422 invalid_assertion");
    clock.at += 60_000;
    expect(await codeOf(await claim(assertion))).toBe("200");
  });
});

describe.skipIf(!canSign)("the trust of an operator", () => {
  /** A service that trusts the first issuer within other bounds. */
  const within = (bounds: object) => {
    const trust = writtenTrust();
    const [first, ...others] = trust.issuers;
    return exchange({ trust: readTrust({ ...trust, issuers: [{ ...first, ...bounds }, ...others] }, site) });
  };

  test("bounds what is granted, and what is asked for bounds it further", async () => {
    const { claim } = within({ scopes: ["jobs:read", "portfolio:read"] });
    const scopeFor = async (scope?: string) => {
      const answer = await claim(await idJag(site, { claims: { scope } }));
      return answer.status === 200 ? ((await answer.json()) as { scope: string }).scope : answer.status;
    };
    expect(await scopeFor()).toBe("jobs:read portfolio:read");
    expect(await scopeFor("portfolio:read")).toBe("portfolio:read");
    expect(await scopeFor("events:write portfolio:read")).toBe("portfolio:read");
    expect(await scopeFor("events:write")).toBe(422);
  });

  test("bounds how it may be signed, whatever its keys could do", async () => {
    const { kty, n, e, kid } = otherIssuer.privateJwk;
    const jwks = { keys: [{ kty, n, e, kid }] };
    const signedBy = (alg: string) => idJag(site, { claims: { iss: issuer.name } }, { ...otherIssuer, alg });
    for (const [allowed, other] of [
      ["RS256", "PS256"],
      ["PS256", "RS256"],
    ] as const) {
      const { claim, log } = within({ jwks, algorithms: [allowed] });
      expect(await codeOf(await claim(await signedBy(allowed)))).toBe("200");
      expect(await codeOf(await claim(await signedBy(other)))).toBe("422 invalid_assertion");
      expect(reasons(log)).toEqual(["wrong_algorithm"]);
    }
  });

  test("in nobody leaves only anonymous claims", async () => {
    const { claim, log } = exchange({ trust: readTrust({}, site) });
    for (const mint of [idJag, serviceAssertion])
      expect(await codeOf(await claim(await mint(site)))).toBe("422 invalid_assertion");
    expect(reasons(log)).toEqual(["untrusted", "untrusted"]);
    expect(await codeOf(await claim("anything", "anonymous"))).toBe("200");
  });
});
