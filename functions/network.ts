import { isWithin, network, parseAddress } from "./ip-address.ts";

const mapped = network("::ffff:0:0/96");

/** An address without the zone, in which it is one of several of the same name (RFC 4007 §11). */
const withoutZone = (address: string): string => address.replace(/%.*$/, "");

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 address, of which one subscriber has all
 * (D12). Anything that is no address stands for itself.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(":")) return address;
  const parsed = parseAddress(withoutZone(address));
  if (!parsed) return address;
  if (isWithin(parsed, mapped))
    return parsed
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  return `${parsed
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
};

/**
 * The address of the client behind `proxies` trusted proxies, each of which appends the address that it was called from
 * to X-Forwarded-For. With fewer entries than proxies the header was not written by them, and the socket counts.
 */
export const forwardedAddress = (socket: string, forwarded: string | null, proxies: number): string => {
  if (proxies === 0 || !forwarded) return socket;
  const entry = forwarded.split(",").at(-proxies)?.trim() ?? "";
  // Some proxies add the port: 192.0.2.1:80, [2001:db8::1]:80.
  const address = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return parseAddress(withoutZone(address)) ? address : socket;
};
