import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forwardedAddress } from "./forwarded-address.ts";

describe("forwardedAddress", () => {
  const socket = "10.0.0.1";

  test.each([
    [0, "203.0.113.7", socket],
    [1, null, socket],
    [1, "", socket],
    [1, "203.0.113.7", "203.0.113.7"],
    [1, "6.6.6.6, 203.0.113.7", "203.0.113.7"],
    [2, "6.6.6.6, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
    [2, "203.0.113.7", socket],
    [1, "203.0.113.7,", socket],
    [1, "unknown", socket],
    [1, "2001:db8::1", "2001:db8::1"],
    [1, "  203.0.113.7\t", "203.0.113.7"],
  ])("with %i proxies and X-Forwarded-For %j, returns %s", (proxies, forwarded, address) => {
    expect(forwardedAddress(socket, forwarded, proxies)).toBe(address);
  });

  test("returns the address that the outermost trusted proxy saw, whatever the client sent", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[^,]*$/))),
        fc.ipV4(),
        fc.array(fc.ipV4(), { maxLength: 5 }),
        (spoofed, client, between) => {
          const forwarded = [...spoofed, client, ...between].join(", ");
          expect(forwardedAddress(socket, forwarded, between.length + 1)).toBe(client);
        },
      ),
    );
  });

  test("returns the socket's address if the header has fewer entries than proxies", () => {
    fc.assert(
      fc.property(fc.array(fc.ipV4(), { maxLength: 5 }), fc.integer({ min: 1, max: 5 }), (entries, more) => {
        expect(forwardedAddress(socket, entries.join(", "), entries.length + more)).toBe(socket);
      }),
    );
  });
});
