import { isWithin, network, parseAddress } from "../ip-address.ts";

/** What is in use of the address space of IPv6 (RFC 4291 §2.4). */
const globalUnicast = network("2000::/3");

/** What of the rest is not for single hosts on the public Internet, by IANA's registries of special-purpose addresses. */
const special = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24"],
  ...["198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
  ...["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"],
].map(network);

const loopback = ["127.0.0.0/8", "::1/128"].map(network);

/**
 * Whether an IP address is that of one host on the public Internet. Those that hold another address, such as mapped and
 * translated ones, are not, because what they lead to depends on the network.
 */
export const isPublicAddress = (address: string): boolean => {
  const ip = parseAddress(address);
  if (!ip || special.some((one) => isWithin(ip, one))) return false;
  return ip.length === 4 || isWithin(ip, globalUnicast);
};

const isLoopback = (address: string): boolean => {
  const ip = parseAddress(address);
  return ip !== undefined && loopback.some((one) => isWithin(ip, one));
};

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
  if (parseAddress(host)) return mayConnect(host, site);
  return isLocalOrigin(site) || !/(?:^|\.)localhost\.?$/.test(host);
};
