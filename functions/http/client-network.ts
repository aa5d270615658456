import ipaddr from "ipaddr.js";

const parse = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined => {
  if (!address.includes(":")) return undefined;
  const bare = address.replace(/%.*$/, "");
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
};

/** Returns the one spelling of an IP address that all its spellings share. Other text is returned unchanged. */
export const canonicalAddress = (address: string): string => parse(address)?.toString() ?? address;

/**
 * Returns the network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, which belongs to one
 * subscriber (D12). Text that is not an address is returned unchanged.
 */
export const clientNetwork = (address: string): string => {
  const parsed = parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? address;
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
};

/**
 * Returns the address of the client behind `proxies` trusted proxies, each of which appends the address of its caller to
 * X-Forwarded-For. If the header has fewer entries than that, a client forged it, and the socket's address is used.
 */
export const forwardedAddress = (socket: string, forwarded: string | null, proxies: number): string => {
  if (proxies === 0 || !forwarded) return socket;
  const entry = forwarded.split(",").at(-proxies)?.trim() ?? "";
  // Some proxies add the port: 192.0.2.1:80, [2001:db8::1]:80.
  const address = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return ipaddr.isValid(address) ? address : socket;
};
