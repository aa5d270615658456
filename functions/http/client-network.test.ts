import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalAddress, clientNetwork } from "./client-network.ts";

describe("clientNetwork", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["fe80::1%", "fe80:0:0:0::/64"],
    ["", ""],
    ["unknown", "unknown"],
    ["a:b", "a:b"],
    [":::", ":::"],
    ["203.0.113.7:443", "203.0.113.7:443"],
  ])("the network of %j is %j", (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  test("is the same for all addresses of a /64 and no others", () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }), (address, host) => {
        const network = clientNetwork(address);
        if (!network.endsWith("::/64")) return;
        const prefix = network.slice(0, -"::/64".length);
        expect(clientNetwork(`${prefix}:${host.map((part) => part.toString(16)).join(":")}`)).toBe(
          prefix === "0:0:0:0" && host[0] === 0 && host[1] === 0xffff ? expect.any(String) : network,
        );
        const [first = "", ...rest] = prefix.split(":");
        const neighbor = [((Number.parseInt(first, 16) + 1) % 0x10000).toString(16), ...rest].join(":");
        expect(clientNetwork(`${neighbor}:1:2:3:4`)).not.toBe(network);
      }),
    );
  });

  test("returns a name for any text and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => void expect(clientNetwork(text)).toBeTypeOf("string")),
    );
  });
});

describe("canonicalAddress", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:0DB8:0001:0002:0:0:0:1", "2001:db8:1:2::1"],
    ["2001:db8:1:2::1", "2001:db8:1:2::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["unknown", "unknown"],
    [":::", ":::"],
  ])("of %j is %j", (address, canonical) => {
    expect(canonicalAddress(address)).toBe(canonical);
  });

  test("differs for different IPv6 addresses", () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
        const [first, second] = [one, other].map((address) => new URL(`http://[${address}]`).host);
        fc.pre(first !== second);
        expect(canonicalAddress(one)).not.toBe(canonicalAddress(other));
      }),
    );
  });
});
