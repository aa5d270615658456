import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deriveKeys, readSecret, SecretError } from "./keys.ts";

const secret = Buffer.from("zQ3j8xU2mK0pVbR7sYtGdLwNfCaHeXoIuZqJkM5v9T4=", "base64");
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

describe("a secret", () => {
  test.each([
    ["base64url", secret.toString("base64url")],
    ["base64", secret.toString("base64")],
    ["base64url with white space around it", `  ${secret.toString("base64url")}\n`],
  ])("is read from %s", (_, written) => {
    expect([...readSecret("SECRET_KEY", written)]).toEqual([...secret]);
  });

  test("of any 32 random bytes or more can be used", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 96 }), (bytes) => {
        fc.pre(new Set(bytes).size >= 8);
        expect([...readSecret("S", Buffer.from(bytes).toString("base64url"))]).toEqual([...bytes]);
      }),
    );
  });

  test.each([
    ["is empty", "", "holds 0 bytes"],
    ["is white space", "   ", "holds 0 bytes"],
    ["is one byte too short", secret.subarray(1).toString("base64url"), "holds 31 bytes"],
    ["has white space in it", `${secret.toString("base64url")} x`, "is not base64url"],
    ["is a sentence", "correct horse battery staple, and more", "is not base64url"],
    ["was cut", `${secret.toString("base64url")}AA`, "is not base64url"],
    ["is zeros", "A".repeat(43), "is not random"],
    ["repeats itself", Buffer.from("abcdefg".repeat(6)).toString("base64url"), "is not random"],
  ])("that %s is refused, and is not shown", (_, written, reason) => {
    const read = () => readSecret("SECRET_KEY", written);
    expect(read).toThrow(SecretError);
    expect(read).toThrow(`SECRET_KEY ${reason}`);
    expect(read).toThrow("Make one with: node -p");
    if (written.trim()) expect(read).not.toThrow(written.trim().slice(0, 6));
  });
});

describe("the keys", () => {
  const sign = async (key: CryptoKey): Promise<string> =>
    Buffer.from(await crypto.subtle.sign("HMAC", key, bytesOf("text"))).toString("hex");

  test("of one secret are the same on every node", async () => {
    const [one, two] = [await deriveKeys(new Uint8Array(secret)), await deriveKeys(new Uint8Array(secret))];
    expect([await sign(one.jobs), await sign(one.names)]).toEqual([await sign(two.jobs), await sign(two.names)]);
    const iv = new Uint8Array(12);
    const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, one.seal, bytesOf("text"));
    const opened = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, two.seal, sealed);
    expect(Buffer.from(opened).toString()).toBe("text");
  });

  test("are the same in every release: what is kept stays readable", async () => {
    const { jobs, names } = await deriveKeys(new Uint8Array(secret));
    expect([await sign(jobs), await sign(names)]).toMatchInlineSnapshot(`
      [
        "a9f90f4e9b193c0ddd4a8514dd62bfedb73fc30430e9f7560e236b36b94aab06",
        "5364a73bd8f323b8ac8ce99d8eae77b6f6d428825adda709731c292fb15fddb9",
      ]
    `);
  });

  test("differ from each other and from those of another secret", async () => {
    const { jobs, names } = await deriveKeys(new Uint8Array(secret));
    const other = await deriveKeys(new Uint8Array(secret).with(0, 1) as Uint8Array<ArrayBuffer>);
    expect(new Set([await sign(jobs), await sign(names), await sign(other.jobs), await sign(other.names)]).size).toBe(
      4,
    );
  });

  test("cannot be taken out", async () => {
    const keys = await deriveKeys(new Uint8Array(secret));
    for (const key of Object.values(keys)) expect(key.extractable).toBe(false);
  });
});
