import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromBase64url, toBase64url } from "./base64url.ts";

describe("base64url", () => {
  // RFC 4648 §10, without padding.
  test.each([
    ["", ""],
    ["f", "Zg"],
    ["fo", "Zm8"],
    ["foo", "Zm9v"],
    ["foob", "Zm9vYg"],
    ["fooba", "Zm9vYmE"],
    ["foobar", "Zm9vYmFy"],
  ])("writes %j as %j and reads it", (text, written) => {
    const bytes = new TextEncoder().encode(text);
    expect(toBase64url(bytes)).toBe(written);
    expect(fromBase64url(written)).toEqual(bytes);
  });

  test("uses the two characters that are safe in addresses", () => {
    expect(toBase64url(Uint8Array.of(0xfb, 0xff, 0xbf))).toBe("-_-_");
  });

  test("brings any bytes back, and writes them as Node does", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const written = toBase64url(bytes);
        expect(written).toBe(Buffer.from(bytes).toString("base64url"));
        expect([...(fromBase64url(written) ?? [])]).toEqual([...bytes]);
      }),
    );
  });

  test.each(["A", "AAAAA", "A=", "AA==", "A+", "A/", "A A", "AA\n", "é", "AA.A", "\u0000\u0000"])(
    "does not read %j",
    (text) => {
      expect(fromBase64url(text)).toBeUndefined();
    },
  );
});
