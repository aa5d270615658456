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
import type { TrustedSigner } from "../ports/trust.ts";
import { createKeyResolver, KeySetError } from "./key-sets.ts";

const { lifetimeSeconds, cooldownSeconds } = limits.keySet;
const address = "https://idp.example.com/jwks.json";
const signerAt = (jwksUri: string): TrustedSigner => ({
  algorithms: ["ES256", "EdDSA"],
  scopes: [],
  keys: { jwksUri },
});
const issuer = signerAt(address);

/** Key pairs of the signer, by kid. */
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

/** A key resolver with a settable clock and settable responses, which records its requests. */
const setup = () => {
  const asked: string[] = [];
  const state = { now: 1_700_000_000_000, answer: async (_url: string): Promise<string> => setOf("one") };
  const resolveKeys = createKeyResolver({
    clock: { now: () => state.now },
    fetchKeySet: (url) => {
      asked.push(url);
      return state.answer(url);
    },
  });
  const verify = async (kid: string, signer = issuer, header: object = { kid }) =>
    (await jwtVerify(await tokenOf(kid, header), resolveKeys(signer))).payload;
  /** The error of a failed verification. */
  const refusal = (verification: Promise<unknown>): Promise<Error> =>
    verification.then(
      () => expect.unreachable("the token was verified"),
      (error: Error) => error,
    );
  const wait = (seconds: number): void => {
    state.now += seconds * 1000;
  };
  return { state, asked, resolveKeys, verify, refusal, wait };
};
const unavailable = async (): Promise<string> => {
  throw new Error("the server answered 500");
};

describe("configured keys", () => {
  test("are never fetched, whatever the kid of a token", async () => {
    const { verify, refusal, asked } = setup();
    const local: TrustedSigner = { ...issuer, keys: { jwks: JSON.parse(await setOf("one")) } };
    await verify("one", local);
    await verify("one", local, {});
    expect(await refusal(verify("two", local))).toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
    expect(asked).toEqual([]);
  });
});

describe("keys at a URL", () => {
  test("are fetched on first use and cached for their lifetime", async () => {
    const { verify, asked, wait } = setup();
    expect(asked).toEqual([]);
    await verify("one");
    wait(lifetimeSeconds - 0.001);
    await verify("one");
    expect(asked).toEqual([address]);
    wait(0.001);
    await verify("one");
    expect(asked).toEqual([address, address]);
  });

  test("are fetched once for concurrent requests", async () => {
    const { state, verify, asked } = setup();
    const gate = Promise.withResolvers<string>();
    state.answer = () => gate.promise;
    const verifications = Promise.all(Array.from({ length: 20 }, () => verify("one")));
    await expect.poll(() => asked.length).toBe(1);
    gate.resolve(await setOf("one"));
    expect(await verifications).toHaveLength(20);
    expect(asked).toHaveLength(1);
  });

  test("are fetched once per URL, even if signers share it", async () => {
    const { verify, asked } = setup();
    await verify("one", signerAt(address));
    await verify("one", signerAt(address));
    await verify("one", signerAt("https://other.example.com/jwks.json"));
    expect(asked).toEqual([address, "https://other.example.com/jwks.json"]);
  });

  test("are fetched again if the clock was set back", async () => {
    const { verify, asked, wait } = setup();
    await verify("one");
    wait(-86_400);
    await verify("one");
    expect(asked).toHaveLength(2);
  });

  test("stop being valid once the URL no longer has them", async () => {
    const { state, verify, refusal, wait } = setup();
    await verify("one");
    state.answer = () => setOf();
    wait(lifetimeSeconds);
    expect(await refusal(verify("one"))).toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
  });
});

describe("an unknown kid", () => {
  test("causes at most one fetch per cooldown", async () => {
    const { verify, refusal, asked, wait } = setup();
    await verify("one");
    wait(cooldownSeconds);
    const kids = Array.from({ length: 100 }, () => crypto.randomUUID());
    for (const kid of kids.slice(0, 50)) await refusal(verify("one", issuer, { kid }));
    const errors = await Promise.all(kids.slice(50).map((kid) => refusal(verify("one", issuer, { kid }))));
    expect(new Set(errors.map((error) => Reflect.get(error, "code")))).toEqual(new Set(["ERR_JWKS_NO_MATCHING_KEY"]));
    expect(asked).toHaveLength(2);
    wait(cooldownSeconds - 0.001);
    await refusal(verify("one", issuer, { kid: "more" }));
    expect(asked).toHaveLength(2);
    wait(0.001);
    await refusal(verify("one", issuer, { kid: "more" }));
    expect(asked).toHaveLength(3);
  });

  test("does not cause a second fetch right after the first", async () => {
    const { refusal, verify, asked } = setup();
    await refusal(verify("two"));
    await refusal(verify("two"));
    expect(asked).toHaveLength(1);
  });

  test("is found after a key rotation, and the previous key stays valid", async () => {
    const { state, verify, refusal, asked, wait } = setup();
    await verify("one");
    state.answer = () => setOf("one", "two");
    expect(await refusal(verify("two"))).toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
    wait(cooldownSeconds);
    await verify("two");
    await verify("one");
    expect(asked).toHaveLength(2);
  });

  test("is only compared: it is never part of a URL, and causes no fetch if it is not a string", async () => {
    const { resolveKeys, refusal, asked, wait } = setup();
    const getKey = resolveKeys(issuer);
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
      wait(cooldownSeconds);
    }
    expect(new Set(asked)).toEqual(new Set([address]));
  });
});

describe("a token with keys or URLs in its header", () => {
  test("is verified only with the keys of its signer", async () => {
    const { resolveKeys, verify, refusal, asked } = setup();
    const stranger = await publicKey("two");
    const headers = [
      { jwk: stranger },
      { jku: "https://evil.example/jwks.json", x5u: "https://evil.example/x5u", x5c: ["AA=="], x5t: "AA" },
    ];
    for (const header of headers) {
      await verify("one", issuer, { kid: "one", ...header });
      await refusal(verify("two", issuer, { ...header, kid: "one" }));
      await refusal(jwtVerify(await tokenOf("two", { ...header }), resolveKeys(issuer)));
    }
    expect(new Set(asked)).toEqual(new Set([address]));
    expect(asked).toHaveLength(1);
  });
});

describe("a URL that fails", () => {
  test("is not fetched again during the cooldown, and repeats the reason", async () => {
    const { state, verify, refusal, asked, wait } = setup();
    state.answer = unavailable;
    for (let index = 0; index < 3; index += 1) {
      const error = await refusal(verify("one"));
      expect(error).toBeInstanceOf(KeySetError);
      expect(error.message).toBe(`Cannot fetch the keys at ${address}: the server answered 500`);
    }
    await Promise.all(Array.from({ length: 20 }, () => refusal(verify("two"))));
    expect(asked).toHaveLength(1);
    wait(cooldownSeconds);
    state.answer = () => setOf("one");
    await verify("one");
    expect(asked).toHaveLength(2);
  });

  test("does not invalidate cached keys before their lifetime ends", async () => {
    const { state, verify, refusal, asked, wait } = setup();
    await verify("one");
    state.answer = unavailable;
    wait(cooldownSeconds);
    for (let index = 0; index < 3; index += 1) {
      expect(await refusal(verify("two"))).toBeInstanceOf(KeySetError);
      await verify("one");
    }
    expect(asked).toHaveLength(2);
    wait(lifetimeSeconds - cooldownSeconds);
    expect(await refusal(verify("one"))).toBeInstanceOf(KeySetError);
    expect(asked).toHaveLength(3);
    wait(cooldownSeconds);
    state.answer = () => setOf("one");
    await verify("one");
    expect(asked).toHaveLength(4);
  });

  test("is fetched again after the cooldown if it hangs, and its late response does not replace newer keys", async () => {
    const { state, verify, refusal, asked, wait } = setup();
    const gate = Promise.withResolvers<string>();
    state.answer = () => gate.promise;
    const first = verify("one");
    await expect.poll(() => asked.length).toBe(1);
    wait(cooldownSeconds);
    state.answer = () => setOf("two");
    await verify("two");
    gate.resolve(await setOf("one"));
    await first;
    await verify("two");
    expect(await refusal(verify("one"))).toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
    expect(asked).toHaveLength(2);
  });

  test("is logged without its query", async () => {
    const { state, verify, refusal } = setup();
    state.answer = unavailable;
    const { message } = await refusal(verify("one", signerAt(`${address}?key=secret`)));
    expect(message).toContain(`${address}: `);
  });
});

describe("the response of a URL", () => {
  const secret = "text that the log must not contain";
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
  test.each(none)("is not a key set: %.40j", async (text) => {
    const { state, verify, refusal } = setup();
    state.answer = async () => text;
    const error = await refusal(verify("one"));
    expect(error).toBeInstanceOf(KeySetError);
    expect(error.message).toBe(`Cannot fetch the keys at ${address}: expected a JWK set of at most 100 keys`);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(secret);
    expect(error.cause).toBeUndefined();
  });

  test("may contain unsupported keys, which are ignored", async () => {
    const { state, verify } = setup();
    const others = [null, 5, "key", [], {}, { kty: "oct", k: "c2VjcmV0", kid: "one" }, { kty: "AKP", kid: "one" }];
    const broken = [
      await publicKey("one", { x: "short" }),
      await publicKey("one", { kid: 5 }),
      await publicKey("one", { use: "enc" }),
    ];
    state.answer = async () =>
      JSON.stringify({ keys: [...others, ...broken, await publicKey("one", { x5c: ["AA=="], ext: true })], more: 1 });
    await expect(verify("one")).resolves.toBeDefined();
  });

  test("may contain a private key; only its public part is used", async () => {
    const { state, verify } = setup();
    const key = await exportJWK(pairOf("one").privateKey);
    state.answer = async () => JSON.stringify({ keys: [{ ...key, kid: "one" }] });
    await expect(verify("one")).resolves.toBeDefined();
  });

  test("may contain a key under both names of its algorithm", async () => {
    const { state, resolveKeys } = setup();
    const { publicKey: shown, privateKey } = await generateKeyPair("EdDSA", { extractable: true });
    const jwk = { ...(await exportJWK(shown)), kid: "one" };
    state.answer = async () => JSON.stringify({ keys: ["EdDSA", "Ed25519"].map((alg) => ({ ...jwk, alg })) });
    for (const alg of ["EdDSA", "Ed25519"]) {
      const token = await new SignJWT().setProtectedHeader({ alg, kid: "one" }).sign(privateKey);
      await expect(jwtVerify(token, resolveKeys(issuer))).resolves.toBeDefined();
    }
  });

  test("may contain several keys without a kid; no key is chosen at random", async () => {
    const { state, verify, refusal, asked, wait } = setup();
    const bare = async (kid: string) => exportJWK(pairOf(kid).publicKey);
    state.answer = async () => JSON.stringify({ keys: [await bare("one"), await bare("two")] });
    for (let index = 0; index < 3; index += 1) {
      expect(await refusal(verify("one", issuer, {}))).toMatchObject({ code: "ERR_JWKS_MULTIPLE_MATCHING_KEYS" });
      wait(cooldownSeconds);
    }
    expect(asked).toHaveLength(1);
  });

  test("can be any text: a key verifies, or the error says that the set or the key cannot be used", async () => {
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
        const { state, resolveKeys } = setup();
        state.answer = async () => answer;
        try {
          await jwtVerify(token, resolveKeys(issuer));
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
