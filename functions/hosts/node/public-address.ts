import ipaddr from "ipaddr.js";
import { isLocalOrigin } from "../../auth/fetchable-url.ts";

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

/** Whether a site may connect to an IP address. Local sites may also connect to the loopback address. */
export const mayConnect = (address: string, site: string): boolean =>
  isPublicAddress(address) || (isLocalOrigin(site) && isLoopback(address));
