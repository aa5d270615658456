import { base64url } from "jose";
import { describe, expect, test } from "vitest";
import { createTokenKeys } from "./token-keys.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const random = (): Bytes => crypto.getRandomValues(new Uint8Array(32));

describe("keys of access tokens", () => {
  test("match RFC 8037, appendix A", async () => {
    const seed = new Uint8Array(base64url.decode("nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A"));
    const kid = "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k";
    const { publicKeys, ...signing } = await createTokenKeys([seed]);
    expect(signing.kid).toBe(kid);
    const x = "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo";
    expect(publicKeys).toStrictEqual({ keys: [{ kty: "OKP", crv: "Ed25519", x, kid, alg: "EdDSA", use: "sig" }] });
  });

  test("have a private key that signs and cannot be exported", async () => {
    const { privateKey } = await createTokenKeys([random()]);
    expect([privateKey.extractable, privateKey.usages]).toStrictEqual([false, ["sign"]]);
    for (const format of ["jwk", "pkcs8"] as const)
      await expect(crypto.subtle.exportKey(format, privateKey)).rejects.toThrow();
  });

  test("list each public key once, the signing key first", async () => {
    const [one, two] = [random(), random()];
    const [{ kid: first }, { kid: second }] = [await createTokenKeys([one]), await createTokenKeys([two])];
    const kids = async (...seeds: [Bytes, ...Bytes[]]) => {
      const { kid, publicKeys } = await createTokenKeys(seeds);
      return [kid, publicKeys.keys.map((key) => key.kid)];
    };
    expect(await kids(one, two)).toStrictEqual([first, [first, second]]);
    expect(await kids(two, one)).toStrictEqual([second, [second, first]]);
    expect(await kids(one, two, one, two)).toStrictEqual([first, [first, second]]);
  });
});
