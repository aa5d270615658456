import { BlockList } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPublicAddress, mayConnect } from "./public-address.ts";

const site = "https://ada.example.com";
const local = "http://localhost:8787";

/** Networks that IANA's special-purpose registries list as not global, or that embed other addresses. */
const special: readonly (readonly [what: string, network: string, bits: number])[] = [
  ["this network", "0.0.0.0", 8],
  ["private", "10.0.0.0", 8],
  ["carrier-grade NAT", "100.64.0.0", 10],
  ["loopback", "127.0.0.0", 8],
  ["link-local", "169.254.0.0", 16],
  ["private", "172.16.0.0", 12],
  ["protocol assignments", "192.0.0.0", 24],
  ["documentation", "192.0.2.0", 24],
  ["AS112", "192.31.196.0", 24],
  ["AMT", "192.52.193.0", 24],
  ["6to4 relays", "192.88.99.0", 24],
  ["private", "192.168.0.0", 16],
  ["AS112", "192.175.48.0", 24],
  ["benchmarking", "198.18.0.0", 15],
  ["documentation", "198.51.100.0", 24],
  ["documentation", "203.0.113.0", 24],
  ["multicast", "224.0.0.0", 4],
  ["reserved", "240.0.0.0", 4],
  ["unspecified, loopback, IPv4-compatible", "::", 96],
  ["IPv4-mapped", "::ffff:0:0", 96],
  ["IPv4-translated", "::ffff:0:0:0", 96],
  ["NAT64", "64:ff9b::", 96],
  ["local NAT64", "64:ff9b:1::", 48],
  ["discard", "100::", 64],
  ["protocol assignments with Teredo, benchmarking, AMT, AS112 and ORCHID", "2001::", 23],
  ["documentation", "2001:db8::", 32],
  ["6to4", "2002::", 16],
  ["AS112", "2620:4f:8000::", 48],
  ["documentation", "3fff::", 20],
  ["segment routing", "5f00::", 16],
  ["unique local", "fc00::", 7],
  ["link-local", "fe80::", 10],
  ["site-local", "fec0::", 10],
  ["multicast", "ff00::", 8],
];
const familyOf = (address: string) => (address.includes(":") ? "ipv6" : "ipv4");
const notPublic = new BlockList();
// A mapped address would block its IPv4 address too.
for (const [, network, bits] of special)
  if (network !== "::ffff:0:0") notPublic.addSubnet(network, bits, familyOf(network));
const inUse = new BlockList();
inUse.addSubnet("2000::", 3, "ipv6");

/** The first and the last address of a network. */
const ends = (network: string, bits: number): readonly string[] => {
  const isV6 = network.includes(":");
  const [size, width] = isV6 ? [128n, 16n] : [32n, 8n];
  const [head = [], tail = []] = isV6
    ? network.split("::").map((half) => half.split(":").filter(Boolean))
    : [network.split(".")];
  const missing = Array.from({ length: Number(size / width) - head.length - tail.length }, () => "0");
  const parts = [...head, ...missing, ...tail].map((part) => BigInt(isV6 ? `0x${part}` : part));
  const base = parts.reduce((sum, part) => (sum << width) | part, 0n);
  return [base, base | ((1n << (size - BigInt(bits))) - 1n)].map((value) =>
    parts
      .map((_, index) => (value >> (width * BigInt(parts.length - 1 - index))) & ((1n << width) - 1n))
      .map((part) => part.toString(isV6 ? 16 : 10))
      .join(isV6 ? ":" : "."),
  );
};

describe("an address is not public", () => {
  test.each(special)("that is %s: %s/%i", (_what, network, bits) => {
    const [first = "", last = ""] = ends(network, bits);
    for (const address of [network, first, last]) expect(isPublicAddress(address), address).toBe(false);
  });

  test.each([
    "169.254.169.254",
    "fd00:ec2::254",
    "::ffff:8.8.8.8",
    "::ffff:169.254.169.254",
    "64:ff9b::127.0.0.1",
    "2002:7f00:1::",
    "fe80::1%eth0",
    "4000::1",
  ])("%s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    "",
    "localhost",
    "8.8.8",
    "08.8.8.8",
    "0x8.8.8.8",
    "134744072",
    "8.8.8.8/32",
    "[2606:4700::1]",
    " 8.8.8.8",
  ])("written as %j, which is not standard notation", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("an address is public", () => {
  test.each([
    "8.8.8.8",
    "1.1.1.1",
    "100.63.255.255",
    "100.128.0.0",
    "172.15.0.1",
    "172.32.0.1",
    "2606:4700::1",
    "2a00::1",
  ])("%s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test("unless a registry reserves it", () => {
    const near = fc
      .tuple(fc.constantFrom(...special), fc.constantFrom(0, 1))
      .map(([[, network, bits], which]) => ends(network, bits)[which] ?? network);
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), near), (address) => {
        const family = familyOf(address);
        const isMapped = /^(?:0*:)*:?f{4}:(?:[\d.]+|[\da-f]{1,4}:[\da-f]{1,4})$/i.test(address);
        const isSpecial = isMapped || notPublic.check(address, family);
        const isInUse = family === "ipv4" || inUse.check(address, family);
        expect(isPublicAddress(address), address).toBe(isInUse && !isSpecial);
      }),
      { numRuns: 5_000 },
    );
  });

  test("regardless of an embedded IPv4 address", () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom("::", "::ffff:", "::ffff:0:", "64:ff9b::"), (address, prefix) => {
        expect(isPublicAddress(prefix + address)).toBe(false);
      }),
    );
  });
});

describe("a connection", () => {
  test("to this machine is allowed only for a local site", () => {
    for (const address of ["127.0.0.1", "127.8.8.8", "::1"]) {
      expect(mayConnect(address, local)).toBe(true);
      expect(mayConnect(address, site)).toBe(false);
    }
  });

  test.each(["10.0.0.1", "169.254.169.254", "0.0.0.0", "::", "::ffff:127.0.0.1", "fd00::1", "64:ff9b::7f00:1"])(
    "to %s is never made",
    (address) => {
      expect([mayConnect(address, local), mayConnect(address, site)]).toEqual([false, false]);
    },
  );
});
