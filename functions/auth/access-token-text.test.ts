import fc from "fast-check";
import { base64url } from "jose";
import { describe, expect, test } from "vitest";
import { claims, header, read, signed, site } from "../../test/support/auth/access-tokens.ts";

describe("any text", () => {
  const json = fc.json().map((text) => base64url.encode(new TextEncoder().encode(text)));
  const part = fc.oneof(json, fc.string(), fc.base64String(), fc.stringMatching(/^[\w-]*$/));
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(".")),
    fc
      .tuple(fc.dictionary(fc.constantFrom("alg", "typ", "kid", "crit", "zip"), fc.jsonValue()), part, part)
      .map(([head, payload, signature]) =>
        [base64url.encode(new TextEncoder().encode(JSON.stringify({ ...header, ...head }))), payload, signature].join(
          ".",
        ),
      ),
  );

  test("is rejected without an exception", async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await read(text)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  test("that differs from a token is rejected", async () => {
    const token = await signed();
    const change = fc.record({ at: fc.nat(token.length), removed: fc.nat(4), added: fc.string({ maxLength: 4 }) });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, removed, added }) => {
        const changed = token.slice(0, at) + added + token.slice(at + removed);
        fc.pre(changed !== token);
        expect(await read(changed)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  test("with arbitrary claims is a token only if they are valid", async () => {
    const value = fc.oneof(fc.string({ minLength: 1 }), fc.jsonValue());
    const changes = fc.dictionary(fc.constantFrom(...Object.keys(claims)), value, { minKeys: 1, maxKeys: 3 });
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        const credential = await read(await signed(changed));
        if (!credential) return;
        accepted += 1;
        // These claims may have any value.
        for (const name of ["sub", "client_id", "jti", "scope"])
          if (Object.hasOwn(changed, name)) expect(changed[name]).toMatch(/./s);
        const { issuedAt, expiresAt } = credential;
        expect(Object.keys(changed).filter((name) => ["iss", "aud"].includes(name) && changed[name] !== site)).toEqual(
          [],
        );
        expect(expiresAt - issuedAt).toBeLessThanOrEqual(3_600_000);
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});
