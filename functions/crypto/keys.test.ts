import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { deriveKeys, readFallbacks, readSecret, SecretError } from "./keys.ts";

const secret = Buffer.from("zQ3j8xU2mK0pVbR7sYtGdLwNfCaHeXoIuZqJkM5v9T4=", "base64");

describe("a secret", () => {
  test.each([
    ["base64url", secret.toString("base64url")],
    ["base64", secret.toString("base64")],
    ["base64url with white space around it", `  ${secret.toString("base64url")}\n`],
  ])("is read from %s", (_, written) => {
    expect([...readSecret("SECRET_KEY", written)]).toEqual([...secret]);
  });

  test("can be any 32 or more random bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 96 }), (bytes) => {
        fc.pre(new Set(bytes).size >= 8);
        expect([...readSecret("S", Buffer.from(bytes).toString("base64url"))]).toEqual([...bytes]);
      }),
    );
  });

  test.each([
    ["is empty", "", "contains 0 bytes"],
    ["is white space", "   ", "contains 0 bytes"],
    ["is one byte too short", secret.subarray(1).toString("base64url"), "contains 31 bytes"],
    ["contains white space", `${secret.toString("base64url")} x`, "is not base64url"],
    ["is a sentence", "correct horse battery staple, and more", "is not base64url"],
    ["was truncated", `${secret.toString("base64url")}AA`, "is not base64url"],
    ["is zeros", "A".repeat(43), "is not random"],
    ["repeats itself", Buffer.from("abcdefg".repeat(6)).toString("base64url"), "is not random"],
  ])("that %s is rejected and not shown", (_, written, reason) => {
    const read = () => readSecret("SECRET_KEY", written);
    expect(read).toThrow(SecretError);
    expect(read).toThrow(`SECRET_KEY ${reason}`);
    expect(read).toThrow("Generate a secret with: node -p");
    if (written.trim()) expect(read).not.toThrow(written.trim().slice(0, 6));
  });
});

describe("fallbacks", () => {
  const [one, two] = [secret, Buffer.from(secret).reverse()].map((each) => each.toString("base64url"));

  test.each([
    ["nothing", undefined, 0],
    ["an empty text", "", 0],
    ["only separators", " ,\n", 0],
    ["one", `${one}`, 1],
    ["several with commas", `${one},${two}`, 2],
    ["several with white space, also in base64", ` ${one}\n\t${two}= `, 2],
    ["several with both", `,${one} , ${two},\n`, 2],
  ])("are read from %s", (_, written, count) => {
    const read = readFallbacks(written).map((bytes) => Buffer.from(bytes).toString("base64url"));
    expect(read).toEqual([one, two].slice(0, count));
  });

  test.each([
    ["too short", "c2hvcnQ", "contains 5 bytes"],
    ["not base64url", "not/base64!url", "is not base64url"],
    ["not random", "A".repeat(43), "is not random"],
  ])("with one that is %s are rejected by its position, and nothing is shown", (_, wrong, reason) => {
    const read = () => readFallbacks(`${one},, ${wrong} ${two}`);
    expect(read).toThrow(SecretError);
    expect(read).toThrow(`Entry 2 of SECRET_KEY_FALLBACKS ${reason}`);
    expect(read).toThrow("or leave it out");
    for (const text of [wrong, one, two]) expect(read).not.toThrow(text?.slice(0, 6));
  });
});

describe("a MAC", () => {
  test("is compared with every key, whichever one matches", async () => {
    const random = () => crypto.getRandomValues(new Uint8Array(32));
    const secrets = [random(), random(), random()] as const;
    const { jobs } = await deriveKeys(secrets);
    const compared = vi.spyOn(crypto.subtle, "verify");
    for (const made of secrets) {
      const mac = await (await deriveKeys([made])).jobs.sign(secret);
      expect(await jobs.verify(mac, secret)).toBe(true);
    }
    expect(compared).toHaveBeenCalledTimes(9);
    compared.mockRestore();
  });
});
