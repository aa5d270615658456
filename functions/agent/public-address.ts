import ipaddr from "ipaddr.js";

/** What is in use of the address space of IPv6 (RFC 4291 §2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** An address as resolvers and URLs write it; other spellings are none. */
const parsed = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined =>
  ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address) ? ipaddr.parse(address) : undefined;

/**
 * Whether an IP address is that of one host on the public Internet. Those that hold another address, such as mapped and
 * translated ones, are not, because what they lead to depends on the network.
 */
export const isPublicAddress = (address: string): boolean => {
  const ip = parsed(address);
  if (ip?.range() !== "unicast") return false;
  return ip instanceof ipaddr.IPv4 || ip.match(globalUnicast);
};

const isLoopback = (address: string): boolean => parsed(address)?.range() === "loopback";

/** Whether an origin is on this machine, as that of a site under development is. */
export const isLocalOrigin = (origin: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(URL.parse(origin)?.hostname ?? "");

/** Whether a site may connect to an IP address: to a public one, and under development to its own machine. */
export const mayConnect = (address: string, site: string): boolean =>
  isPublicAddress(address) || (isLocalOrigin(site) && isLoopback(address));

/** Whether what a site hears from a URL is protected on its way: by https, or because it never leaves the machine. */
export const isSecure = (url: URL, site: string): boolean =>
  url.protocol === "https:" || (url.protocol === "http:" && isLocalOrigin(site) && isLocalOrigin(url.origin));

/**
 * Whether a site may fetch from a URL, as far as the URL tells: securely, without credentials, and from a host that is
 * public or a name. Under development the site's own machine will do.
 */
export const mayFetch = (url: URL, site: string): boolean => {
  if (!isSecure(url, site) || url.username !== "" || url.password !== "") return false;
  // The URL has brought every spelling of an address to one.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(host)) return mayConnect(host, site);
  return isLocalOrigin(site) || !/(?:^|\.)localhost\.?$/.test(host);
};
