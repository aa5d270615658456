import fc from "fast-check";
import {
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  jwtVerify,
  SignJWT,
} from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { KeySetError, keySets } from "./key-sets.ts";
import type { Party } from "./trust.ts";

const { lifetime, cooldown } = limits.keySet;
const address = "https://idp.example.com/jwks.json";
const partyAt = (jwksUri: string): Party => ({ algorithms: ["ES256", "EdDSA"], scopes: [], keys: { jwksUri } });
const issuer = partyAt(address);

/** Keys of the party, by the kid that they have. */
const pairs = new Map<string, GenerateKeyPairResult>();
const pairOf = (kid: string): GenerateKeyPairResult => pairs.get(kid) ?? expect.unreachable(kid);
beforeAll(async () => {
  for (const kid of ["one", "two", "three"]) pairs.set(kid, await generateKeyPair("ES256", { extractable: true }));
});
const publicKey = async (kid: string, more: object = {}): Promise<JWK> => ({
  ...(await exportJWK(pairOf(kid).publicKey)),
  kid,
  ...more,
});
const setOf = async (...kids: readonly string[]): Promise<string> =>
  JSON.stringify({ keys: await Promise.all(kids.map((kid) => publicKey(kid))) });

const tokenOf = (kid: string, header: object = { kid }): Promise<string> =>
  new SignJWT({}).setProtectedHeader({ alg: "ES256", ...header } as JWTHeaderParameters).sign(pairOf(kid).privateKey);

/** A world in which the clock stands still and what is at addresses is what the test puts there. */
const world = () => {
  const asked: string[] = [];
  const state = { now: 1_700_000_000_000, answer: async (_url: string): Promise<string> => setOf("one") };
  const keysOf = keySets({
    clock: { now: () => state.now },
    fetchKeySet: (url) => {
      asked.push(url);
      return state.answer(url);
    },
  });
  const verify = async (kid: string, party = issuer, header: object = { kid }) =>
    (await jwtVerify(await tokenOf(kid, header), keysOf(party))).payload;
  /** Why something is not verified. */
  const refusal = (asking: Promise<unknown>): Promise<Error> =>
    asking.then(
      () => expect.unreachable("it is verified"),
      (error: Error) => error,
    );
  const wait = (seconds: number): void => {
    state.now += seconds * 1000;
  };
  return { state, asked, keysOf, verify, refusal, wait };
};
const unavailable = async (): Promise<string> => {
  throw new Error("it answers 500");
};

describe("keys that are written down", () => {
  test("are never fetched, whatever a token asks for", async () => {
    const { verify, refusal, asked } = world();
    const local: Party = { ...issuer, keys: { jwks: JSON.parse(await setOf("one")) } };
    await verify("one", local);
    await verify("one", local, {});
    expect(await refusal(verify("two", local))).toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
    expect(asked).toEqual([]);
  });
});

describe("keys at an address", () => {
  test("are fetched when they are first needed, and kept for their lifetime", async () => {
    const { verify, asked, wait } = world();
    expect(asked).toEqual([]);
    await verify("one");
    wait(lifetime - 0.001);
    await verify("one");
    expect(asked).toEqual([address]);
    wait(0.001);
    await verify("one");
    expect(asked).toEqual([address, address]);
  });

  test("are fetched once for all who ask at once", async () => {
    const { state, verify, asked } = world();
    const gate = Promise.withResolvers<string>();
    state.answer = () => gate.promise;
    const asking = Promise.all(Array.from({ length: 20 }, () => verify("one")));
    await expect.poll(() => asked.length).toBe(1);
    gate.resolve(await setOf("one"));
    expect(await asking).toHaveLength(20);
    expect(asked).toHaveLength(1);
  });

  test("are fetched once for parties that share it, and for each other address of its own", async () => {
    const { verify, asked } = world();
    await verify("one", partyAt(address));
    await verify("one", partyAt(address));
    await verify("one", partyAt("https://other.example.com/jwks.json"));
    expect(asked).toEqual([address, "https://other.example.com/jwks.json"]);
  });

  test("are fetched again where the clock was set back", async () => {
    const { verify, asked, wait } = world();
    await verify("one");
    wait(-86_400);
    await verify("one");
    expect(asked).toHaveLength(2);
  });

  test("that the party no longer shows stop to be its keys when they are fetched again", async () => {
    const { state, verify, refusal, wait } = world();
    await verify("one");
    state.answer = () => setOf();
    wait(lifetime);
    expect(await refusal(verify("one"))).toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
  });
});

describe("a kid that is not known", () => {
  test("is asked for once in a cooldown, however many there are", async () => {
    const { verify, refusal, asked, wait } = world();
    await verify("one");
    wait(cooldown);
    const kids = Array.from({ length: 100 }, () => crypto.randomUUID());
    for (const kid of kids.slice(0, 50)) await refusal(verify("one", issuer, { kid }));
    const errors = await Promise.all(kids.slice(50).map((kid) => refusal(verify("one", issuer, { kid }))));
    expect(new Set(errors.map((error) => Reflect.get(error, "code")))).toEqual(new Set(["ERR_JWKS_NO_MATCHING_KEY"]));
    expect(asked).toHaveLength(2);
    wait(cooldown - 0.001);
    await refusal(verify("one", issuer, { kid: "more" }));
    expect(asked).toHaveLength(2);
    wait(0.001);
    await refusal(verify("one", issuer, { kid: "more" }));
    expect(asked).toHaveLength(3);
  });

  test("is no reason to fetch what was just fetched", async () => {
    const { refusal, verify, asked } = world();
    await refusal(verify("two"));
    await refusal(verify("two"));
    expect(asked).toHaveLength(1);
  });

  test("is found when the party has begun to use another key, and the one before goes on", async () => {
    const { state, verify, refusal, asked, wait } = world();
    await verify("one");
    state.answer = () => setOf("one", "two");
    expect(await refusal(verify("two"))).toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
    wait(cooldown);
    await verify("two");
    await verify("one");
    expect(asked).toHaveLength(2);
  });

  test("is only compared: it is no part of an address, and one that is no text is not asked for", async () => {
    const { keysOf, refusal, asked, wait } = world();
    const getKey = keysOf(issuer);
    const ask = (kid: unknown) => {
      const header = { alg: "ES256", kid } as JWTHeaderParameters;
      return refusal(Promise.resolve(getKey(header, { payload: "", signature: "" })));
    };
    for (const kid of [5, null, {}, ["one"], true]) await ask(kid);
    expect(asked).toEqual([]);
    for (const kid of [
      "../../etc/passwd",
      "' OR 1=1--",
      "k".repeat(4_096),
      "\0",
      "__proto__",
      "https://evil.example",
    ]) {
      await ask(kid);
      wait(cooldown);
    }
    expect(new Set(asked)).toEqual(new Set([address]));
  });
});

describe("a token that brings keys or addresses of its own", () => {
  test("is verified with those of the party all the same", async () => {
    const { keysOf, verify, refusal, asked } = world();
    const stranger = await publicKey("two");
    const headers = [
      { jwk: stranger },
      { jku: "https://evil.example/jwks.json", x5u: "https://evil.example/x5u", x5c: ["AA=="], x5t: "AA" },
    ];
    for (const header of headers) {
      await verify("one", issuer, { kid: "one", ...header });
      await refusal(verify("two", issuer, { ...header, kid: "one" }));
      await refusal(jwtVerify(await tokenOf("two", { ...header }), keysOf(issuer)));
    }
    expect(new Set(asked)).toEqual(new Set([address]));
    expect(asked).toHaveLength(1);
  });
});

describe("an address that fails", () => {
  test("is not asked again before the cooldown ends, and says why in the meantime", async () => {
    const { state, verify, refusal, asked, wait } = world();
    state.answer = unavailable;
    for (let at = 0; at < 3; at += 1) {
      const error = await refusal(verify("one"));
      expect(error).toBeInstanceOf(KeySetError);
      expect(error.message).toBe(`The keys at ${address} cannot be had: it answers 500`);
    }
    await Promise.all(Array.from({ length: 20 }, () => refusal(verify("two"))));
    expect(asked).toHaveLength(1);
    wait(cooldown);
    state.answer = () => setOf("one");
    await verify("one");
    expect(asked).toHaveLength(2);
  });

  test("leaves the keys in use that were had from it, for their lifetime", async () => {
    const { state, verify, refusal, asked, wait } = world();
    await verify("one");
    state.answer = unavailable;
    wait(cooldown);
    for (let at = 0; at < 3; at += 1) {
      expect(await refusal(verify("two"))).toBeInstanceOf(KeySetError);
      await verify("one");
    }
    expect(asked).toHaveLength(2);
    wait(lifetime - cooldown);
    expect(await refusal(verify("one"))).toBeInstanceOf(KeySetError);
    expect(asked).toHaveLength(3);
    wait(cooldown);
    state.answer = () => setOf("one");
    await verify("one");
    expect(asked).toHaveLength(4);
  });

  test("and never answers is asked again after a while, and what it answers late replaces nothing newer", async () => {
    const { state, verify, refusal, asked, wait } = world();
    const gate = Promise.withResolvers<string>();
    state.answer = () => gate.promise;
    const first = verify("one");
    await expect.poll(() => asked.length).toBe(1);
    wait(cooldown);
    state.answer = () => setOf("two");
    await verify("two");
    gate.resolve(await setOf("one"));
    await first;
    await verify("two");
    expect(await refusal(verify("one"))).toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
    expect(asked).toHaveLength(2);
  });

  test("is named without its query", async () => {
    const { state, verify, refusal } = world();
    state.answer = unavailable;
    const { message } = await refusal(verify("one", partyAt(`${address}?key=secret`)));
    expect(message).toContain(`${address} cannot`);
  });
});

describe("what is at an address", () => {
  const secret = "text that the log must not hold";
  const none: readonly string[] = [
    "",
    `<!doctype html><title>${secret}</title>`,
    `{"keys": "${secret}"}`,
    `{"keys": {"length": 1}, "of": "${secret}"}`,
    `["${secret}"]`,
    `"${secret}"`,
    "null",
    "5",
    `{"keys": [], "${secret}`,
    `{"jwks": {"keys": []}, "of": "${secret}"}`,
    JSON.stringify({ keys: Array.from({ length: 101 }, () => ({ of: secret })) }),
  ];
  test.each(none)("is no set of keys: %.40j", async (text) => {
    const { state, verify, refusal } = world();
    state.answer = async () => text;
    const error = await refusal(verify("one"));
    expect(error).toBeInstanceOf(KeySetError);
    expect(error.message).toBe(`The keys at ${address} cannot be had: what is there is no set of at most 100 keys`);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(secret);
    expect(error.cause).toBeUndefined();
  });

  test("may hold what cannot be used here, which is left out", async () => {
    const { state, verify } = world();
    const others = [null, 5, "key", [], {}, { kty: "oct", k: "c2VjcmV0", kid: "one" }, { kty: "AKP", kid: "one" }];
    const broken = [
      await publicKey("one", { x: "short" }),
      await publicKey("one", { kid: 5 }),
      await publicKey("one", { use: "enc" }),
    ];
    state.answer = async () =>
      JSON.stringify({ keys: [...others, ...broken, await publicKey("one", { x5c: ["AA=="], ext: true })], more: 1 });
    await verify("one");
  });

  test("may be a private key, of which only the public part is used", async () => {
    const { state, verify } = world();
    const key = await exportJWK(pairOf("one").privateKey);
    state.answer = async () => JSON.stringify({ keys: [{ ...key, kid: "one" }] });
    await verify("one");
  });

  test("may be several keys without a kid, of which none is chosen by chance", async () => {
    const { state, verify, refusal, asked, wait } = world();
    const bare = async (kid: string) => exportJWK(pairOf(kid).publicKey);
    state.answer = async () => JSON.stringify({ keys: [await bare("one"), await bare("two")] });
    for (let at = 0; at < 3; at += 1) {
      expect(await refusal(verify("one", issuer, {}))).toMatchObject({ code: "ERR_JWKS_MULTIPLE_MATCHING_KEYS" });
      wait(cooldown);
    }
    expect(asked).toHaveLength(1);
  });

  test("may be anything, and then only keys verify or a KeySetError says so", async () => {
    const token = await tokenOf("one");
    const key = await publicKey("one");
    const member = fc.oneof(
      fc.constant(key),
      fc.jsonValue(),
      fc.record({ kty: fc.constantFrom("EC", "OKP", "RSA", "oct") }),
    );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.array(member, { maxLength: 4 }).map((keys) => JSON.stringify({ keys })),
    );
    await fc.assert(
      fc.asyncProperty(text, async (answer) => {
        const { state, keysOf } = world();
        state.answer = async () => answer;
        try {
          await jwtVerify(token, keysOf(issuer));
          expect(JSON.parse(answer).keys).toContainEqual(key);
        } catch (error) {
          if (!(error instanceof KeySetError))
            expect(["ERR_JWKS_NO_MATCHING_KEY", "ERR_JWKS_MULTIPLE_MATCHING_KEYS"]).toContain(
              Reflect.get(error as object, "code"),
            );
        }
      }),
      { numRuns: 300 },
    );
  });
});
