import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSecret, SecretError } from "./keys.ts";

const secret = Buffer.from("zQ3j8xU2mK0pVbR7sYtGdLwNfCaHeXoIuZqJkM5v9T4=", "base64");

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
