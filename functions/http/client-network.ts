/** An IPv4-mapped IPv6 address, as the URL parser writes it. */
const mappedIpv4 = /^::ffff:([\da-f]+):([\da-f]+)$/;

/**
 * Returns the one spelling of an address with colons: the URL parser's, which is in every runtime, or that of the IPv4
 * address that it maps.
 */
const parsed = (address: string): string | undefined => {
  const bare = address.replace(/%.*$/, "");
  if (!/^[\da-f.]*:[\da-f:.]+$/i.test(bare)) return undefined;
  const ipv6 = URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1);
  const [, high, low] = mappedIpv4.exec(ipv6 ?? "") ?? [];
  return high && low ? new URL(`http://0x${high}${low.padStart(4, "0")}`).hostname : ipv6;
};

/** Returns the one spelling of an IP address that all its spellings share. Other text is returned unchanged. */
export const canonicalAddress = (address: string): string => parsed(address) ?? address;

/**
 * Returns the network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, which belongs to one
 * subscriber (D12). Text that is not an address is returned unchanged.
 */
export const clientNetwork = (address: string): string => {
  const ip = parsed(address);
  if (!ip?.includes(":")) return ip ?? address;
  const [head = [], tail = []] = ip.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(":")}::/64`;
};
