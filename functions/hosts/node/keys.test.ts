import nodeCrypto from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { createLocalJWKSet, jwtVerify, SignJWT } from "jose";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readJobId, writeJobId } from "../../contact/job-id.ts";
import { deriveKeys, type Keys, type Mac, type Secrets } from "../../crypto/keys.ts";
import { nodeKeys } from "./keys.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);
const secret = new Uint8Array(Buffer.from("zQ3j8xU2mK0pVbR7sYtGdLwNfCaHeXoIuZqJkM5v9T4=", "base64"));
const another = secret.with(0, 1) as Bytes;
const random = (): Bytes => crypto.getRandomValues(new Uint8Array(32));

const kinds = [
  ["of any runtime", deriveKeys],
  ["of Node", nodeKeys],
] as const;
const macs = ["jobs", "demoKeys", "names"] as const;

const sign = async (key: Mac): Promise<string> => Buffer.from(await key.sign(bytesOf("text"))).toString("hex");
const open = async ({ responses }: Keys, sealed: Bytes, name = "name"): Promise<string> =>
  Buffer.from(await responses.open(sealed, name)).toString();
const token = ({ tokens }: Keys): Promise<string> =>
  new SignJWT({ sub: "someone" }).setProtectedHeader({ alg: "EdDSA", kid: tokens.kid }).sign(tokens.privateKey);
const subject = async ({ tokens }: Keys, jwt: string): Promise<string | undefined> =>
  (await jwtVerify(jwt, createLocalJWKSet(tokens.publicKeys))).payload.sub;

describe.each(kinds)("the keys %s", (_name, keysOf) => {
  test("are derived identically on every node and in every release", async () => {
    const keys = await keysOf([secret]);
    expect([await sign(keys.jobs), await sign(keys.names), await sign(keys.demoKeys), keys.tokens.kid]).toEqual([
      "a9f90f4e9b193c0ddd4a8514dd62bfedb73fc30430e9f7560e236b36b94aab06",
      "5364a73bd8f323b8ac8ce99d8eae77b6f6d428825adda709731c292fb15fddb9",
      "3dbef64ec314684313cf145443c91b5cb29d3cf1d89c775a219e1e19060fb3a0",
      "Z01EUujFq4DuGcI6oF11-3jwdM1r3j8Iiwg35STWFJE",
    ]);
  });

  test("differ per purpose and per secret", async () => {
    const both = [await keysOf([secret]), await keysOf([another])];
    const signed = await Promise.all(both.flatMap((keys) => macs.map((use) => sign(keys[use]))));
    expect(new Set(signed).size).toBe(6);
    expect(new Set(both.map(({ tokens }) => tokens.kid)).size).toBe(2);
  });

  test("verify only what they signed", async () => {
    const { jobs, names } = await keysOf([secret]);
    const mac = await jobs.sign(bytesOf("text"));
    expect(await jobs.verify(mac, bytesOf("text"))).toBe(true);
    expect(await jobs.verify(mac, bytesOf("texT"))).toBe(false);
    expect(await names.verify(mac, bytesOf("text"))).toBe(false);
    expect(await jobs.verify(mac.slice(0, 16), bytesOf("text"))).toBe(false);
    expect(await jobs.verify(new Uint8Array(), bytesOf("text"))).toBe(false);
  });

  test.each([
    ["alone", [secret]],
    ["after another", [another, secret]],
  ] as const)(
    "open what the other implementation sealed with a secret %s, and refuse changed data or names",
    async (_, secrets) => {
      const ours = await keysOf(secrets);
      for (const [, sealing] of kinds) {
        const sealed = await (await sealing([secret])).responses.seal(bytesOf("text"), "name");
        expect(await open(ours, sealed)).toBe("text");
        await expect(open(ours, sealed, "other")).rejects.toThrow();
        for (let index = 0; index < sealed.length; index += 1)
          await expect(open(ours, sealed.with(index, (sealed[index] ?? 0) ^ 1) as Bytes)).rejects.toThrow();
        await expect(open(ours, sealed.slice(0, 20))).rejects.toThrow();
      }
    },
  );

  test("never seal to the same bytes twice", async () => {
    const { responses } = await keysOf([secret]);
    const [one, two] = [await responses.seal(bytesOf("text"), "name"), await responses.seal(bytesOf("text"), "name")];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(false);
  });

  test("expose only the public members of token keys", async () => {
    const { privateKey, publicKeys } = (await keysOf([secret, another])).tokens;
    expect(publicKeys.keys).toHaveLength(2);
    for (const key of publicKeys.keys) {
      expect(Object.keys(key).toSorted()).toEqual(["alg", "crv", "kid", "kty", "use", "x"]);
      expect(key).toMatchObject({ kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig" });
    }
    expect(privateKey.extractable).toBe(false);
  });
});

describe("MACs are compared in constant time", () => {
  const secrets: Secrets = [secret, another];
  const wrong = new Uint8Array(32);

  test("on Node by timingSafeEqual, with each secret, and by nothing else", async () => {
    const { demoKeys } = await nodeKeys(secrets);
    const mac = await demoKeys.sign(bytesOf("text"));
    const compare = vi.spyOn(nodeCrypto, "timingSafeEqual");
    onTestFinished(() => {
      compare.mockRestore();
      syncBuiltinESMExports();
    });
    for (const isEqual of [true, false]) {
      compare.mockClear().mockReturnValue(isEqual);
      syncBuiltinESMExports();
      for (const compared of [mac, wrong]) expect(await demoKeys.verify(compared, bytesOf("text"))).toBe(isEqual);
      expect(compare).toHaveBeenCalledTimes(4);
    }
  });

  test("elsewhere by Web Crypto, with each secret, and by nothing else", async () => {
    const { demoKeys } = await deriveKeys(secrets);
    const mac = await demoKeys.sign(bytesOf("text"));
    const compare = vi.spyOn(crypto.subtle, "verify");
    onTestFinished(() => compare.mockRestore());
    for (const isEqual of [true, false]) {
      compare.mockClear().mockResolvedValue(isEqual);
      for (const compared of [mac, wrong]) expect(await demoKeys.verify(compared, bytesOf("text"))).toBe(isEqual);
      expect(compare).toHaveBeenCalledTimes(4);
    }
  });

  test("no module compares bytes in another way", () => {
    const modules = globSync("functions/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
    expect(modules.length).toBeGreaterThan(100);
    const comparing = modules.filter((file) => /\.equals\(|\.compare\(/.test(readFileSync(file, "utf8")));
    expect(comparing).toEqual([]);
  });
});

describe("with several secrets", () => {
  const [newest, former, oldest, unknown] = [random(), random(), random(), random()];
  const lists: readonly { readonly secrets: Secrets }[] = [
    { secrets: [newest] },
    { secrets: [newest, former] },
    { secrets: [newest, former, oldest] },
  ];
  const job = {
    acceptedAt: 1_700_000_000_000,
    facts: { disposable: false, links: 1, length: 55, letters: 98, script: 0 },
  };

  test.each(lists)("Node and Web Crypto derive the same keys: $secrets.length", async ({ secrets }) => {
    const [web, node] = [await deriveKeys(secrets), await nodeKeys(secrets)];
    for (const use of macs) expect(await sign(web[use])).toBe(await sign(node[use]));
    expect(web.tokens.kid).toBe(node.tokens.kid);
    expect(web.tokens.publicKeys).toStrictEqual(node.tokens.publicKeys);
    expect(node.tokens.publicKeys.keys).toHaveLength(secrets.length);
    expect(await open(web, await node.responses.seal(bytesOf("text"), "name"))).toBe("text");
    expect(await open(node, await web.responses.seal(bytesOf("text"), "name"))).toBe("text");
    expect([await subject(web, await token(node)), await subject(node, await token(web))]).toEqual([
      "someone",
      "someone",
    ]);
  });

  describe.each(kinds)("the keys %s", (_name, keysOf) => {
    test("sign and seal with the first", async () => {
      const [alone, all] = [await keysOf([newest]), await keysOf([newest, former, oldest])];
      for (const use of macs) expect(await sign(all[use])).toBe(await sign(alone[use]));
      expect(await open(alone, await all.responses.seal(bytesOf("text"), "name"))).toBe("text");
      expect(all.tokens.kid).toBe(alone.tokens.kid);
      expect(all.tokens.publicKeys.keys[0]).toStrictEqual(alone.tokens.publicKeys.keys[0]);
      expect(await subject(alone, await token(all))).toBe("someone");
    });

    test("accept only what was made with any of them", async () => {
      const ours = await keysOf([newest, former, oldest]);
      for (const [made, isKnown] of [
        [newest, true],
        [former, true],
        [oldest, true],
        [unknown, false],
      ] as const)
        for (const [, making] of kinds) {
          const theirs = await making([made]);
          const id = await writeJobId(job, theirs.jobs);
          expect(await readJobId(id, ours.jobs)).toEqual(isKnown ? job : undefined);
          const mac = await theirs.demoKeys.sign(bytesOf("text"));
          expect(await ours.demoKeys.verify(mac, bytesOf("text"))).toBe(isKnown);
          expect(await ours.demoKeys.verify(mac, bytesOf("texT"))).toBe(false);
          const [sealed, jwt] = [await theirs.responses.seal(bytesOf("text"), "name"), await token(theirs)];
          const tried = await Promise.allSettled([open(ours, sealed), subject(ours, jwt)]);
          const found = tried.map((one) => (one.status === "fulfilled" ? one.value : undefined));
          expect(found).toEqual(isKnown ? ["text", "someone"] : [undefined, undefined]);
        }
    });

    test("derive names with the first only", async () => {
      const { names } = await keysOf([newest, former]);
      expect(await names.verify(await (await keysOf([former])).names.sign(bytesOf("text")), bytesOf("text"))).toBe(
        false,
      );
    });

    test("sign tokens that a node with the secret as fallback accepts", async () => {
      expect(await subject(await keysOf([former, newest]), await token(await keysOf([newest, former])))).toBe(
        "someone",
      );
    });
  });
});
