import ipaddr from "ipaddr.js";

/** The allocated part of the IPv6 address space (RFC 4291 §2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Parses an address in the notation of resolvers and URLs. Rejects other spellings. */
const parsed = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined =>
  ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address) ? ipaddr.parse(address) : undefined;

/**
 * Whether an IP address is a unicast address on the public Internet. IPv4-mapped and translated addresses are not,
 * because their destination depends on the network.
 */
export const isPublicAddress = (address: string): boolean => {
  const ip = parsed(address);
  if (ip?.range() !== "unicast") return false;
  return ip instanceof ipaddr.IPv4 || ip.match(globalUnicast);
};

const isLoopback = (address: string): boolean => parsed(address)?.range() === "loopback";

/** Whether an origin is on the local machine, such as a site under development. */
export const isLocalOrigin = (origin: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(URL.parse(origin)?.hostname ?? "");

/** Whether a site may connect to an IP address. Local sites may also connect to the loopback address. */
export const mayConnect = (address: string, site: string): boolean =>
  isPublicAddress(address) || (isLocalOrigin(site) && isLoopback(address));

/** Whether responses from a URL cannot be tampered with in transit: https, or both ends on the local machine. */
export const isSecure = (url: URL, site: string): boolean =>
  url.protocol === "https:" || (url.protocol === "http:" && isLocalOrigin(site) && isLocalOrigin(url.origin));

/**
 * Whether a site may fetch a URL, judged by the URL alone: secure, without credentials, and with a host name or a public
 * address. Local sites may also fetch from the local machine.
 */
export const mayFetch = (url: URL, site: string): boolean => {
  if (!isSecure(url, site) || url.username !== "" || url.password !== "") return false;
  // The URL parser has normalized every spelling of an IP address.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(host)) return mayConnect(host, site);
  return isLocalOrigin(site) || !/(?:^|\.)localhost\.?$/.test(host);
};
