import { describe, expect, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { codeOf, serviceInMemory, site, trustSettings } from "../../test/support/app/service-in-memory.ts";
import { stateInMemory } from "../../test/support/app/sql-state.ts";
import {
  canSign,
  idJag,
  issuer,
  type JwtChanges,
  otherIssuer,
  serviceAssertion,
} from "../../test/support/auth/assertions.ts";
import { ownKeys } from "../../test/support/auth/attacks/keys.ts";
import { attacks } from "../../test/support/auth/attacks.ts";
import { decodeJwtTexts, signJwtTexts } from "../../test/support/auth/raw-jwt.ts";
import type { LogEntry, Store } from "../ports/ports.ts";
import { sqlStore } from "../stores/sql-store.ts";
import { readTrust } from "./trust.ts";

const { clockSkewSeconds } = limits.credential;
const { maxLifetimeSeconds } = limits.assertion;
const { cooldownSeconds } = limits.keySet;

const reasons = (log: readonly LogEntry[]): unknown[] =>
  log.filter(({ event }) => event === "assertion_refused").map(({ reason }) => reason);

const keysUrl = "https://idp.example.com/jwks.json";
const address = `${keysUrl}?key=secret`;

/** A service that fetches the keys of its first issuer and records the requested URLs. */
const fetching = () => {
  const trust = trustSettings();
  const [{ jwks, ...first }, ...others] = trust.issuers;
  const asked: string[] = [];
  const state = { answer: async (): Promise<string> => JSON.stringify(jwks) };
  const service = serviceInMemory({
    trust: readTrust({ ...trust, issuers: [{ ...first, jwks_uri: address }, ...others] }, site),
    fetchKeySet: (url) => {
      asked.push(url);
      return state.answer();
    },
  });
  return { ...service, asked, state };
};

describe.skipIf(!canSign)("unknown kid", () => {
  test("causes one fetch per cooldown, however often it is sent", async () => {
    const { claim, asked, clock, log } = fetching();
    const strange = () => idJag(site, { header: { kid: crypto.randomUUID() } });
    expect(await codeOf(await claim(await idJag(site)))).toBe("200");
    expect(asked).toEqual([address]);
    clock.at += cooldownSeconds * 1000;
    for (let index = 0; index < 50; index += 1)
      expect(await codeOf(await claim(await strange()))).toBe("422 invalid_assertion");
    await Promise.all(Array.from({ length: 50 }, async () => claim(await strange())));
    expect(asked).toHaveLength(2);
    expect(reasons(log)).toEqual(Array<string>(100).fill("unknown_key"));
    expect(await codeOf(await claim(await idJag(site)))).toBe("200");
    clock.at += cooldownSeconds * 1000 - 1;
    await claim(await strange());
    expect(asked).toHaveLength(2);
    clock.at += 1;
    await claim(await strange());
    expect(asked).toHaveLength(3);
  });
});

describe.skipIf(!canSign)("own keys", () => {
  test.each(ownKeys)("%s is neither fetched nor used", async (_, header) => {
    const { claim, asked } = fetching();
    const [head, claims] = decodeJwtTexts(await idJag(site));
    const texts = [{ ...head, ...header }, claims].map((each) => JSON.stringify(each));
    const response = await claim(signJwtTexts(issuer, [texts[0] ?? "", texts[1] ?? ""]));
    expect(await codeOf(response)).toBe("kid" in header ? "422 invalid_assertion" : "200");
    expect(asked).toEqual([address]);
  });
});

describe.skipIf(!canSign)("untrusted issuers", () => {
  const { claim, asked } = fetching();

  test.each(attacks.find(([name]) => name === "untrusted issuers")?.[1] ?? [])(
    "$what causes no fetch",
    async ({ make, identityType }) => {
      for (const type of [identityType, "service_auth", "anonymous", undefined]) await claim(await make(site), type);
      expect(asked).toEqual([]);
    },
  );

  test("causes no fetch for assertions that are refused earlier", async () => {
    const kinds: readonly JwtChanges[] = [{ header: { typ: "JWT" } }, { header: { typ: "secevent+jwt" } }];
    for (const changes of kinds)
      for (const type of ["identity_assertion", "service_auth", undefined])
        await claim(await idJag(site, changes), type);
    await claim(await idJag(site), "service_auth");
    await claim(await idJag(site), "anonymous");
    await claim(`${await idJag(site)}=`);
    expect(asked).toEqual([]);
  });
});

describe.skipIf(!canSign)("unavailable keys", () => {
  const secret = "text that must stay secret";
  const failures: readonly (readonly [what: string, answer: () => Promise<string>])[] = [
    ["the fetch fails", () => Promise.reject(new Error("its host is not public"))],
    ["the fetch rejects with a value that is not an Error", () => Promise.reject(secret)],
    ["the response is an HTML page", async () => `<!doctype html><title>${secret}</title>`],
    ["the response is empty", async () => ""],
    ["the response is another JSON document", async () => JSON.stringify({ of: secret })],
    ["the response is a JSON array", async () => JSON.stringify([secret])],
    ["the response has too many keys", async () => JSON.stringify({ keys: Array(101).fill({ kty: "EC" }) })],
  ];

  test.each(failures)("cause an assertion to be refused but not consumed if %s", async (_, answer) => {
    const { claim, asked, state, clock, log } = fetching();
    const healthy = state.answer;
    const assertion = await idJag(site);
    state.answer = answer;
    const refused = await claim(assertion);
    expect(await codeOf(refused)).toBe("422 invalid_assertion");
    expect(reasons(log)).toEqual(["keys_unavailable"]);
    // The log names the URL without its query, so that the operator can act, and contains nothing from the response.
    expect(log.find(({ event }) => event === "assertion_refused")?.detail).toContain(`${keysUrl}: `);
    expect(JSON.stringify(log)).not.toMatch(/secret/);
    expect(asked).toHaveLength(1);
    state.answer = healthy;
    clock.at += cooldownSeconds * 1000;
    expect(await codeOf(await claim(assertion))).toBe("200");
  });

  test.each(failures)("do not affect cached keys if %s", async (_, answer) => {
    const { claim, asked, state, clock } = fetching();
    expect(await codeOf(await claim(await idJag(site)))).toBe("200");
    state.answer = answer;
    clock.at += cooldownSeconds * 1000;
    expect(await codeOf(await claim(await idJag(site, { header: { kid: "new" } })))).toBe("422 invalid_assertion");
    expect(asked).toHaveLength(2);
    expect(await codeOf(await claim(await idJag(site)))).toBe("200");
  });

  test("do not affect other signers", async () => {
    const { claim, state } = fetching();
    state.answer = () => Promise.reject(new Error("the server answered 500"));
    await claim(await idJag(site));
    expect(await codeOf(await claim(await idJag(site, {}, otherIssuer)))).toBe("200");
    expect(await codeOf(await claim(await serviceAssertion(site)))).toBe("200");
  });
});

describe.skipIf(!canSign).each([
  ["an agent", idJag],
  ["a service", serviceAssertion],
] as const)("times: an assertion of %s", (_, mint) => {
  /** Sends an assertion with times in seconds relative to now. */
  const outcomeFor = async (times: Readonly<Record<string, number>>) => {
    const service = serviceInMemory();
    // The end of a second: claims have a resolution of one second.
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
  ])("that expired %i seconds ago: %s", async (seconds, outcome) => {
    expect(await outcomeFor({ iat: -200, exp: -seconds })).toBe(outcome);
  });
  test.each([
    [59, "200"],
    [60, "200"],
    [61, "not_yet_valid"],
  ])("with an nbf in %i seconds: %s", async (seconds, outcome) => {
    expect(await outcomeFor({ iat: 0, exp: 200, nbf: seconds })).toBe(outcome);
  });
  test.each([
    [59, "200"],
    [60, "200"],
    [61, "not_yet_valid"],
  ])("with an iat in %i seconds: %s", async (seconds, outcome) => {
    expect(await outcomeFor({ iat: seconds, exp: 200 })).toBe(outcome);
  });
  test.each([
    [1, "200"],
    [299, "200"],
    [maxLifetimeSeconds, "200"],
    [maxLifetimeSeconds + 1, "too_long_lived"],
    [0, "too_long_lived"],
    [-1, "too_long_lived"],
  ])("with a lifetime of %i seconds: %s", async (seconds, outcome) => {
    expect(await outcomeFor({ iat: 5, exp: 5 + seconds })).toBe(outcome);
  });
  test("is accepted for 300 seconds plus the clock skew at both ends", async () => {
    expect(await outcomeFor({ iat: -(maxLifetimeSeconds + clockSkewSeconds - 1), exp: -(clockSkewSeconds - 1) })).toBe(
      "200",
    );
    expect(await outcomeFor({ iat: clockSkewSeconds, exp: clockSkewSeconds + maxLifetimeSeconds })).toBe("200");
    expect(await outcomeFor({ iat: -(maxLifetimeSeconds + clockSkewSeconds), exp: -clockSkewSeconds })).toBe("expired");
  });
});

/** A store with replaced methods. */
const storeWith = (replaced: Partial<Store>): Store => ({ ...sqlStore(stateInMemory()), ...replaced });

describe.skipIf(!canSign)("an assertion used twice", () => {
  test.each([
    ["an agent", idJag],
    ["a service", serviceAssertion],
  ] as const)(
    "of an assertion of %s is refused while the assertion is valid, and refused as expired afterwards",
    async (_, mint) => {
      const { claim, clock, log } = serviceInMemory();
      const iat = Math.floor(clock.at / 1000);
      const start = iat * 1000;
      clock.at = start;
      const assertion = await mint(site, { claims: { iat, exp: iat + 300 } });
      expect(await codeOf(await claim(assertion))).toBe("200");
      const last = maxLifetimeSeconds + clockSkewSeconds - 1;
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
    },
  );

  test("is remembered only while the assertion is valid", async () => {
    const sql = stateInMemory();
    const { claim, clock } = serviceInMemory({ store: sqlStore(sql) });
    const exp = Math.floor(clock.at / 1000) + 300;
    await claim(await idJag(site, { claims: { exp, iat: exp - 300 } }));
    expect(sql("SELECT ends_at FROM spent")).toMatchObject([{ ends_at: (exp + clockSkewSeconds + 1) * 1000 }]);
  });

  test("is prevented without storing content of the assertion", async () => {
    const sql = stateInMemory();
    const { claim } = serviceInMemory({ store: sqlStore(sql) });
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
    ["rejects", () => Promise.reject(new Error("the disk is gone"))],
    [
      "throws",
      () => {
        throw new Error("the disk is gone");
      },
    ],
  ])("cannot be ruled out if the store %s: no token is issued, and no id is consumed", async (_, failing) => {
    const store = storeWith({});
    const { consumeOnce: working } = store;
    const { claim, log } = serviceInMemory({ store });
    for (const mint of [idJag, serviceAssertion]) {
      const assertion = await mint(site);
      store.consumeOnce = failing;
      const response = await claim(assertion);
      expect(response.headers.get("Retry-After")).toBe("1");
      expect(await codeOf(response)).toBe("503 unavailable");
      expect(log.find(({ event }) => event === "store_failed")).toMatchObject({ reason: "Error: the disk is gone" });
      store.consumeOnce = working;
      expect(await codeOf(await claim(assertion))).toBe("200");
    }
  });

  test("is prevented before a token is issued", async () => {
    const consumption = Promise.withResolvers<boolean>();
    const done: string[] = [];
    const { claim } = serviceInMemory({
      store: storeWith({
        consumeOnce: () => consumption.promise,
        append: () => void done.push("recorded"),
      }),
    });
    const response = claim(await idJag(site)).then((answer) => {
      done.push("answered");
      return answer;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toEqual([]);
    consumption.resolve(true);
    expect(await codeOf(await response)).toBe("200");
    expect(done).toEqual(["recorded", "answered"]);
  });

  test("is prevented even if the token cannot be recorded; then no token is issued", async () => {
    const store = storeWith({});
    const { append } = store;
    const { claim } = serviceInMemory({ store });
    const assertion = await idJag(site);
    store.append = () => Promise.reject(new Error("the disk is full"));
    const response = await claim(assertion);
    expect(await response.text()).not.toContain("access_token");
    expect(response.status).toBe(503);
    store.append = append;
    expect(await codeOf(await claim(assertion))).toBe("422 invalid_assertion");
  });

  test("and revocation are checked in the store only for genuine assertions", async () => {
    const asked: string[] = [];
    const counted = (store: Store): Store =>
      new Proxy(store, {
        get: (target, name: keyof Store) => {
          if (name !== "count") asked.push(name);
          return target[name];
        },
      });
    const { claim } = serviceInMemory({ store: counted(sqlStore(stateInMemory())) });
    for (const [, cases] of attacks)
      for (const { make, identityType } of cases.slice(0, 3)) await claim(await make(site), identityType);
    expect(asked).toEqual([]);
    await claim(await idJag(site));
    expect(asked).toEqual(["revokedUpTo", "consumeOnce", "append"]);
  });
});

describe.skipIf(!canSign)("a refused assertion", () => {
  test("can be sent again once it is valid", async () => {
    const { claim, clock } = serviceInMemory();
    const iat = Math.floor(clock.at / 1000) + 100;
    const assertion = await idJag(site, { claims: { iat, exp: iat + 300 } });
    expect(await codeOf(await claim(assertion))).toBe("422 invalid_assertion");
    clock.at += 60_000;
    expect(await codeOf(await claim(assertion))).toBe("200");
  });
});

describe.skipIf(!canSign)("a trust configuration", () => {
  /** A service that trusts the first issuer within other limits. */
  const trusting = (limitsOfIssuer: object) => {
    const trust = trustSettings();
    const [first, ...others] = trust.issuers;
    return serviceInMemory({
      trust: readTrust({ ...trust, issuers: [{ ...first, ...limitsOfIssuer }, ...others] }, site),
    });
  };

  test("limits the granted scopes, and the request limits them further", async () => {
    const { claim } = trusting({ scopes: ["jobs:read", "portfolio:read"] });
    const scopeFor = async (scope?: string) => {
      const response = await claim(await idJag(site, { claims: { scope } }));
      return response.status === 200 ? ((await response.json()) as { scope: string }).scope : response.status;
    };
    expect(await scopeFor()).toBe("jobs:read portfolio:read");
    expect(await scopeFor("portfolio:read")).toBe("portfolio:read");
    expect(await scopeFor("events:write portfolio:read")).toBe("portfolio:read");
    expect(await scopeFor("events:write")).toBe(422);
  });

  test("limits the signature algorithms, even if the keys support others", async () => {
    const { kty, n, e, kid } = otherIssuer.privateJwk;
    const jwks = { keys: [{ kty, n, e, kid }] };
    const signedBy = (alg: string) => idJag(site, { claims: { iss: issuer.name } }, { ...otherIssuer, alg });
    for (const [allowed, other] of [
      ["RS256", "PS256"],
      ["PS256", "RS256"],
    ] as const) {
      const { claim, log } = trusting({ jwks, algorithms: [allowed] });
      expect(await codeOf(await claim(await signedBy(allowed)))).toBe("200");
      expect(await codeOf(await claim(await signedBy(other)))).toBe("422 invalid_assertion");
      expect(reasons(log)).toEqual(["wrong_algorithm"]);
    }
  });

  test("that is empty allows only anonymous claims", async () => {
    const { claim, log } = serviceInMemory({ trust: readTrust({}, site) });
    for (const mint of [idJag, serviceAssertion])
      expect(await codeOf(await claim(await mint(site)))).toBe("422 invalid_assertion");
    expect(reasons(log)).toEqual(["untrusted", "untrusted"]);
    expect(await codeOf(await claim("anything", "anonymous"))).toBe("200");
  });
});
