import ipaddr from "ipaddr.js";

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 address, of which one subscriber has all
 * (D12). Anything that is no address stands for itself.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(":")) return address;
  const bare = address.replace(/%.*$/, "");
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
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
  return ipaddr.isValid(address) ? address : socket;
};
